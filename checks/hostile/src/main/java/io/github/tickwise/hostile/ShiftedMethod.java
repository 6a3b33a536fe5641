package io.github.tickwise.hostile;

import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A method whose readings of {@code System.nanoTime()} have a constant added. */
class ShiftedMethod extends MethodVisitor {
  static final String DESCRIPTOR = "()J";

  private static final String OWNER = "java/lang/System";
  private static final String NAME = "nanoTime";

  private final Shift shift;
  private final ShiftedHandles handles;
  private int calls;

  ShiftedMethod(MethodVisitor next, Shift shift, ShiftedHandles handles) {
    super(Opcodes.ASM9, next);
    this.shift = shift;
    this.handles = handles;
  }

  static boolean isClock(String owner, String name, String descriptor) {
    return owner.equals(OWNER) && name.equals(NAME) && descriptor.equals(DESCRIPTOR);
  }

  /** Leaves a shifted reading on the stack; needs room for four slots. */
  static void read(MethodVisitor method, Shift shift) {
    method.visitMethodInsn(Opcodes.INVOKESTATIC, OWNER, NAME, DESCRIPTOR, false);
    method.visitLdcInsn(shift.nanos());
    method.visitInsn(Opcodes.LADD); // wraps, as the clock itself does
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (opcode == Opcodes.INVOKESTATIC && isClock(owner, name, descriptor)) {
      read(mv, shift);
      calls++;
    } else {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, handles.replaceIn(arguments));
  }

  @Override
  public void visitLdcInsn(Object value) {
    super.visitLdcInsn(handles.replaceIn(value));
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    super.visitMaxs(calls > 0 ? maxStack + 2 : maxStack, maxLocals);
  }

  int sites() {
    return calls + handles.replaced();
  }

  boolean handles() {
    return handles.replaced() > 0;
  }
}
