package io.github.tickwise.hostile;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Shifts a class that is made up here, with one of each that the agent shifts. So all classes that a
 * transformation needs are loaded: the JVM may not load any during one.
 */
final class Rehearsal {
  private static final int SITES = 2;

  private Rehearsal() {}

  static void run() {
    int sites = ShiftedClass.of(classFile(), new Shift(0)).sites();
    if (sites != SITES) {
      throw new IllegalStateException("shifted " + sites + " readings of " + SITES);
    }
  }

  private static byte[] classFile() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Rehearsal", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null);
    method.visitCode();
    method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", "nanoTime", "()J", false);
    method.visitInsn(Opcodes.POP2);
    method.visitLdcInsn(
        new Handle(Opcodes.H_INVOKESTATIC, "java/lang/System", "nanoTime", "()J", false));
    method.visitInsn(Opcodes.POP);
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(2, 0);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
