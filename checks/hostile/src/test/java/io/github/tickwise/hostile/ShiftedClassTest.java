package io.github.tickwise.hostile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.hostile.programs.Shapes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class ShiftedClassTest {
  private static final Shift SHIFT = new Shift(Long.MIN_VALUE);

  @Test
  void aClassThatReadsNoClockIsLeftAsItIs() throws IOException {
    byte[] classFile = classFile(ClassPatterns.class);
    assertSame(classFile, ShiftedClass.of(classFile, SHIFT).bytes());
    byte[] named = classFile(ShiftedMethod.class); // holds the name, but as a text
    assertTrue(ShiftedClass.mayRead(named));
    assertSame(named, ShiftedClass.of(named, SHIFT).bytes());
  }

  @Test
  void theSameClassFileGivesTheSame() throws IOException {
    byte[] classFile = classFile(Shapes.class);
    assertArrayEquals(
        ShiftedClass.of(classFile, SHIFT).bytes(),
        ShiftedClass.of(classFile, SHIFT).bytes());
  }

  /** No compiler of Java writes such constants, but generators of code may. */
  @Test
  void handlesAsConstantsAndWithinThem() {
    Handle clock = new Handle(Opcodes.H_INVOKESTATIC, "java/lang/System", "nanoTime", "()J", false);
    Handle other =
        new Handle(Opcodes.H_INVOKESTATIC, "java/lang/System", "currentTimeMillis", "()J", false);
    Handle bootstrap =
        new Handle(Opcodes.H_INVOKESTATIC, "Any", "bootstrap", "()Ljava/lang/Object;", false);
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Generated", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null);
    method.visitCode();
    method.visitLdcInsn(clock);
    method.visitLdcInsn(other);
    method.visitLdcInsn(new ConstantDynamic("c", "Ljava/lang/Object;", bootstrap, clock, "text"));
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(3, 0);
    method.visitEnd();
    writer.visitEnd();

    ShiftedClass shifted = ShiftedClass.of(writer.toByteArray(), SHIFT);
    assertEquals(2, shifted.sites());
    assertEquals(0, ShiftedClass.of(classWithout(other), SHIFT).sites());
    // The one that is left is the synthetic method's own call, which is shifted again here.
    assertEquals(1, ShiftedClass.of(shifted.bytes(), SHIFT).sites());
  }

  @Test
  void theNameIsFoundWhereverItStands() {
    byte[] name = "nanoTime".getBytes(StandardCharsets.US_ASCII);
    Random random = new Random(1);
    for (int run = 0; run < 20_000; run++) {
      byte[] bytes = new byte[random.nextInt(40)];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = name[random.nextInt(name.length)];
      }
      if (bytes.length >= name.length && random.nextBoolean()) {
        System.arraycopy(
            name, 0, bytes, random.nextInt(bytes.length - name.length + 1), name.length);
      }
      String text = new String(bytes, StandardCharsets.US_ASCII);
      assertEquals(text.contains("nanoTime"), ShiftedClass.mayRead(bytes), text);
    }
  }

  @Test
  void aClassFileThatCannotBeReadIsLeftAloneAndNamed() throws Exception {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    ShiftTransformer transformer = new ShiftTransformer(
        new Scope(Options.parse("start=negative")),
        SHIFT,
        new Report(new PrintStream(said), false),
        new Class<?>[0]);
    byte[] classFile = classFile(Shapes.class);
    classFile[7] = (byte) 200; // a version of the far future
    byte[] result = transformer.transform(
        getClass().getModule(), null, "com/example/New", null, null, classFile);
    assertNull(result);
    List<String> lines = said.toString().lines().toList();
    assertEquals(1, lines.size());
    assertTrue(
        lines.get(0).startsWith("tickwise-hostile: could not shift com/example/New,"),
        lines.get(0));
  }

  private static byte[] classWithout(Handle handle) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "nanoTime", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null);
    method.visitCode();
    method.visitLdcInsn(handle);
    method.visitMethodInsn(Opcodes.INVOKESTATIC, "Other", "nanoTime", "()J", false);
    method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", "nanoTime", "()I", false);
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(4, 0);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static byte[] classFile(Class<?> type) throws IOException {
    String file = "/" + type.getName().replace('.', '/') + ".class";
    return type.getResourceAsStream(file).readAllBytes();
  }
}
