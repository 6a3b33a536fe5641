package io.github.tickwise.hostile;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Handles of {@code System.nanoTime()} in one method, and the method that they are turned to. */
final class ShiftedHandles {
  private static final String NAME = "tickwise$nanoTime";

  private final Handle shifted;
  private int replaced;

  ShiftedHandles(String owner, boolean isInterface) {
    shifted =
        new Handle(Opcodes.H_INVOKESTATIC, owner, NAME, ShiftedMethod.DESCRIPTOR, isInterface);
  }

  /** A constant of the constant pool, with the handles in it replaced. */
  Object replaceIn(Object constant) {
    if (constant instanceof Handle handle) {
      if (!isClock(handle)) {
        return handle;
      }
      replaced++;
      return shifted;
    }
    if (constant instanceof ConstantDynamic dynamic) {
      Object[] arguments = new Object[dynamic.getBootstrapMethodArgumentCount()];
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = dynamic.getBootstrapMethodArgument(i);
      }
      return new ConstantDynamic(
          dynamic.getName(),
          dynamic.getDescriptor(),
          dynamic.getBootstrapMethod(),
          replaceIn(arguments));
    }
    return constant;
  }

  Object[] replaceIn(Object[] constants) {
    Object[] result = new Object[constants.length];
    for (int i = 0; i < constants.length; i++) {
      result[i] = replaceIn(constants[i]);
    }
    return result;
  }

  int replaced() {
    return replaced;
  }

  /**
   * Private, so that it is no part of the class's default {@code serialVersionUID}, and no subclass
   * meets it.
   */
  static void define(ClassVisitor owner, Shift shift) {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodVisitor method = owner.visitMethod(access, NAME, ShiftedMethod.DESCRIPTOR, null, null);
    method.visitCode();
    ShiftedMethod.read(method, shift);
    method.visitInsn(Opcodes.LRETURN);
    method.visitMaxs(4, 0);
    method.visitEnd();
  }

  private static boolean isClock(Handle handle) {
    return handle.getTag() == Opcodes.H_INVOKESTATIC
        && ShiftedMethod.isClock(handle.getOwner(), handle.getName(), handle.getDesc());
  }
}
