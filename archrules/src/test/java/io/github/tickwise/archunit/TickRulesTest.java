package io.github.tickwise.archunit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tickwise.archunit.right.Waiting;
import io.github.tickwise.archunit.subject.GameLoop;
import io.github.tickwise.archunit.subject.Reader;
import io.github.tickwise.archunit.subject.Store;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.CatalogException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TickRulesTest {
  private static final String READER = "io.github.tickwise.archunit.subject.Reader";

  @TempDir
  Path directory;

  private final JavaClasses subject =
      new ClassFileImporter().importClasses(Reader.class, Store.class);

  @Test
  void eachFindingIsAViolationWithMemberFileAndLine() {
    List<String> found = violations(TickRules.ALL, subject);
    assertEquals(3, found.size(), found.toString());
    assertViolation(
        found,
        "Constructor <" + READER + ".<init>(io.github.tickwise.archunit.subject.Store, long)>"
            + " breaks TickDirectComparison: ",
        " in (Reader.java:9)");
    assertViolation(
        found,
        "Method <" + READER + ".isPast(long, int)> breaks TickDirectComparison: ",
        " in (Reader.java:15)");
    assertViolation(
        found, "Method <" + READER + ".latest(long)> breaks TickMinMax: ", " in (Reader.java:19)");
  }

  @Test
  void aViolationIsOneLineWithItsPath() {
    String found = violations(TickRules.TICK_MIN_MAX, subject).get(0);
    assertTrue(
        found.contains(
            " [Path: storedAt = System.nanoTime() (Store.java:5) -> Store.storedAt returns storedAt (Store.java:8)"),
        found);
    assertFalse(found.contains("\n"), found);
  }

  @Test
  void oneRuleReportsItsOwnFindingsOnly() {
    List<String> found = violations(TickRules.TICK_MIN_MAX, subject);
    assertEquals(1, found.size(), found.toString());
    assertViolation(found, "Method <" + READER + ".latest(long)>", "(Reader.java:19)");
    assertEquals(List.of(), violations(TickRules.TICK_SENTINEL, subject));
  }

  @Test
  void everyRuleHasItsConstantAndSaysWhatItAsks() throws ReflectiveOperationException {
    for (Rule rule : Rule.values()) {
      ArchRule constant =
          (ArchRule) TickRules.class.getField("TICK_" + rule.name()).get(null);
      assertEquals(
          "classes should obey " + rule.id() + ": " + rule.summary(), constant.getDescription());
    }
    assertEquals("classes should obey all tick rules", TickRules.ALL.getDescription());
  }

  @Test
  void whatIsRightPassesAndSoDoesAnEmptyImport() {
    TickRules.ALL.check(new ClassFileImporter().importClasses(Waiting.class));
    TickRules.ALL.check(new ClassFileImporter().importPackages("no.such.pkg"));
    assertThrows(AssertionError.class, () -> TickRules.ALL.check(subject));
  }

  @Test
  void classesOutsideTheImportAreNotFollowed() {
    JavaClasses alone = new ClassFileImporter().importClasses(Reader.class);
    assertEquals(List.of(), violations(TickRules.ALL, alone));
    // And what was found for a part does not stand for the whole.
    assertEquals(3, violations(TickRules.ALL, subject).size());
  }

  @Test
  void jarsAndTheRuntimeImageAreRead() throws IOException {
    Path jar = directory.resolve("with space.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (Class<?> type : List.of(Reader.class, Store.class)) {
        String entry = type.getName().replace('.', '/') + ".class";
        zip.putNextEntry(new ZipEntry(entry));
        try (InputStream in = type.getClassLoader().getResourceAsStream(entry)) {
          in.transferTo(zip);
        }
        zip.closeEntry();
      }
    }
    try (JarFile file = new JarFile(jar.toFile())) {
      JavaClasses imported = new ClassFileImporter().importJar(file);
      assertEquals(3, violations(TickRules.ALL, imported).size());
    }
    JavaClasses jdk = new ClassFileImporter().importClasses(java.util.ArrayList.class);
    assertEquals(List.of(), violations(TickRules.ALL, jdk));
  }

  @Test
  void aClassThatIsGoneIsAViolationThatSaysSo() throws IOException {
    Path file = directory.resolve("Waiting.class");
    try (InputStream in = Waiting.class.getResourceAsStream("Waiting.class")) {
      Files.copy(in, file);
    }
    JavaClasses classes = new ClassFileImporter().importPath(file);
    Files.delete(file);
    List<String> found = violations(TickRules.ALL, classes);
    assertEquals(1, found.size());
    assertTrue(
        found
            .get(0)
            .startsWith("Class <" + Waiting.class.getName() + "> cannot be analysed: cannot read "
                + file.toUri()),
        found.get(0));
  }

  @Test
  void theUsersClocksCount() throws IOException {
    JavaClasses loop = new ClassFileImporter().importClasses(GameLoop.class, GameLoop.Clock.class);
    assertEquals(List.of(), violations(TickRules.ALL, loop));
    Path models = Files.writeString(
        directory.resolve("clocks.txt"),
        GameLoop.Clock.class.getName() + "#ticks() : TICK millis int32\n");
    TickRules own = TickRules.withModels(models);
    assertEquals(1, violations(own.all(), loop).size());
    assertEquals(1, violations(own.rule(Rule.DIRECT_COMPARISON), loop).size());
    assertEquals(List.of(), violations(own.rule(Rule.MIN_MAX), loop));
  }

  @Test
  void modelsThatCannotBeReadAreNamed() throws IOException {
    Path missing = directory.resolve("missing.txt");
    String message = assertThrows(UncheckedIOException.class, () -> TickRules.withModels(missing))
        .getMessage();
    assertTrue(message.contains(missing.toString()), message);
    Path wrong = Files.writeString(directory.resolve("wrong.txt"), "no signature\n");
    String reason =
        assertThrows(CatalogException.class, () -> TickRules.withModels(wrong)).getMessage();
    assertTrue(reason.contains("wrong.txt"), reason);
  }

  private static List<String> violations(ArchRule rule, JavaClasses classes) {
    return rule.evaluate(classes).getFailureReport().getDetails();
  }

  private static void assertViolation(List<String> found, String start, String end) {
    assertFalse(
        found.stream().noneMatch(v -> v.startsWith(start) && v.endsWith(end)), found::toString);
  }
}
