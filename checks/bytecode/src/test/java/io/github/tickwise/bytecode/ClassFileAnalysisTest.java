package io.github.tickwise.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class ClassFileAnalysisTest {
  @TempDir
  Path directory;

  private final ClassFileAnalysis analysis =
      new ClassFileAnalysis(Catalog.bundled(), Set.of(Rule.values()));

  @Test
  void jarsAreReadWithoutVersionsDescriptorsAndNestedJars() throws IOException {
    byte[] bytes = onlyClass("class A {}");
    Path jar = directory.resolve("a.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (String name : List.of(
          "z/A.class",
          "a/A.class",
          "META-INF/versions/21/a/A.class",
          "module-info.class",
          "META-INF/versions/9/module-info.class",
          "lib/nested.jar",
          "a/readme.txt")) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
      }
    }
    ClassPathReader reader = new ClassPathReader();
    reader.read(jar);
    assertEquals(
        List.of(jar + "!/a/A.class", jar + "!/z/A.class"),
        reader.classFiles().stream().map(ClassFile::location).toList());
    assertEquals(List.of(), reader.problems());
  }

  @Test
  void directoriesAndClassFilesAreRead() throws IOException {
    Path classes = Files.createDirectories(directory.resolve("classes/p"));
    Files.write(classes.resolve("A.class"), onlyClass("class A {}"));
    Files.write(directory.resolve("classes/module-info.class"), new byte[0]);
    ClassPathReader reader = new ClassPathReader();
    reader.read(directory.resolve("classes"));
    reader.read(classes.resolve("A.class"));
    assertEquals(2, reader.classFiles().size());
  }

  @Test
  void whatCannotBeReadIsNamed() throws IOException {
    Path missing = directory.resolve("missing.jar");
    Path text = Files.writeString(directory.resolve("text.jar"), "no jar");
    List<Problem> problems = analysis.analyzePaths(List.of(missing, text)).problems();
    assertEquals(2, problems.size());
    assertEquals(new Problem(missing.toString(), "no such file or directory"), problems.get(0));
    assertEquals(text.toString(), problems.get(1).where());
    assertTrue(
        problems.get(1).what().startsWith("neither a jar nor a class file"),
        problems.get(1).what());
  }

  @Test
  void brokenAndTooNewClassesAreNamedAndTheRestIsLowered() {
    byte[] good = onlyClass("class Good { void f() {} }");
    byte[] tooNew = good.clone();
    tooNew[7] = 99;
    byte[] cut = java.util.Arrays.copyOf(good, good.length / 2);
    ProgramLowering lowering = new ProgramLowering();
    Program<Place> program = lowering.lower(List.of(
        new ClassFile("New.class", tooNew),
        new ClassFile("Cut.class", cut),
        new ClassFile("Text.class", "hello, world".getBytes(StandardCharsets.US_ASCII)),
        new ClassFile("Empty.class", new byte[0]),
        new ClassFile("Good.class", good)));
    assertEquals(
        List.of("Good#<init>()", "Good#f()"),
        program.methods().stream().map(Method::key).toList());
    List<Problem> problems = lowering.problems();
    assertEquals(
        List.of("New.class", "Cut.class", "Text.class", "Empty.class"),
        problems.stream().map(Problem::where).toList());
    assertTrue(
        problems.get(0).what().startsWith("compiled for Java 55, which is newer"),
        problems.get(0).what());
    assertTrue(
        problems.get(1).what().startsWith("broken class file"), problems.get(1).what());
    assertEquals("not a class file", problems.get(2).what());
    assertEquals("not a class file", problems.get(3).what());
  }

  @Test
  void aMethodWithBrokenCodeIsNamedAndKeepsNoBody() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, 0, "p/Bad", null, "java/lang/Object", null);
    MethodVisitor bad = writer.visitMethod(Opcodes.ACC_STATIC, "bad", "()J", null, null);
    bad.visitCode();
    bad.visitInsn(Opcodes.LADD);
    bad.visitInsn(Opcodes.LRETURN);
    bad.visitMaxs(4, 0);
    bad.visitEnd();
    MethodVisitor good = writer.visitMethod(Opcodes.ACC_STATIC, "good", "()J", null, null);
    good.visitCode();
    good.visitInsn(Opcodes.LCONST_1);
    good.visitInsn(Opcodes.LRETURN);
    good.visitMaxs(2, 0);
    good.visitEnd();
    ProgramLowering lowering = new ProgramLowering();
    Program<Place> program =
        lowering.lower(List.of(new ClassFile("Bad.class", writer.toByteArray())));
    assertEquals(
        List.of("p.Bad#bad()"), lowering.problems().stream().map(Problem::where).toList());
    assertEquals(List.of(), Compiled.method(program, "p.Bad#bad()").blocks());
    assertEquals("b0:\n  return 1L\n", Compiled.text(Compiled.method(program, "p.Bad#good()")));
  }

  @Test
  void ofTwoClassesOfOneNameTheFirstCounts() {
    byte[] first = onlyClass("class A { void first() {} }");
    byte[] second = onlyClass("class A { void second() {} }");
    Program<Place> program =
        new ProgramLowering().lower(List.of(new ClassFile("1", first), new ClassFile("2", second)));
    assertEquals(
        List.of("A#<init>()", "A#first()"),
        program.methods().stream().map(Method::key).toList());
  }

  @Test
  void loweringIsTheSameEveryTime() {
    StringBuilder source = new StringBuilder();
    for (int i = 0; i < 50; i++) {
      source.append("class C" + i + " { long at; boolean f(long a) { return at < a; } }\n");
    }
    List<ClassFile> files = Compiled.of("C.java", source.toString()).classFiles();
    assertEquals(dump(files, 1), dump(files, 1));
    assertEquals(dump(files, 1), dump(files, 3));
  }

  private static List<String> dump(List<ClassFile> files, int threads) {
    return new ProgramLowering(threads)
        .lower(files).methods().stream().map(m -> m.key() + Compiled.text(m)).toList();
  }

  private static byte[] onlyClass(String source) {
    return Compiled.of("A.java", source).classFiles().get(0).bytes();
  }
}
