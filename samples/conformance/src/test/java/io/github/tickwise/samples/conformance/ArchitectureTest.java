package io.github.tickwise.samples.conformance;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arrows of the modules: they point towards the engine and the runtime only, and these two do not know each other. */
class ArchitectureTest {
  private static final String BASE = "io.github.tickwise.";

  private static JavaClasses shipped;

  @BeforeAll
  static void read() {
    // by the whole path, since the project itself may lie in a folder of that name
    String samples = Path.of("").toAbsolutePath().getParent().toUri().getPath();
    shipped = new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .withImportOption(location -> !location.contains(samples))
        .importPackages("io.github.tickwise");
  }

  /**
   * What each module may depend on, beside itself and {@code java..}: our modules by name, packages of others in full.
   */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "ticks,",
    "engine,",
    "bytecode, engine org.objectweb.asm..",
    "archunit, engine bytecode com.tngtech.archunit..",
    "errorprone, engine bytecode com.sun.source.. com.sun.tools.javac.. javax.tools.. javax.inject.. javax.lang.model.. com.google.errorprone..",
    "hostile, org.objectweb.asm..",
    "testkit, ticks org.junit.. org.opentest4j.. com.google.common.base.. io.netty.util.concurrent.. io.micrometer.core.instrument.. org.apache.kafka.common..",
    "review, engine bytecode com.github.javaparser.. picocli..",
  })
  void aModuleDependsOnWhatItMay(String module, String allowed) {
    List<String> packages = new ArrayList<>(List.of("java..", BASE + module + ".."));
    if (allowed != null) {
      for (String other : allowed.split(" ")) {
        packages.add(other.contains(".") ? other : BASE + other + "..");
      }
    }
    classes()
        .that()
        .resideInAPackage(BASE + module + "..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(packages.toArray(String[]::new))
        .check(shipped);
  }

  @Test
  void everyModuleWasRead() {
    for (String module : List.of(
        "ticks", "engine", "bytecode", "archunit", "errorprone", "review", "hostile", "testkit")) {
      long classes = shipped.stream().filter(c -> isIn(c, module)).count();
      assertTrue(classes >= 2, "only " + classes + " classes of " + module + " were read");
    }
  }

  /** Whoever has no JUnit, no Guava and so on must be able to use the rest. */
  @Test
  void theTestKitNeedsALibraryInItsAdaptersOnly() {
    noClasses()
        .that()
        .resideInAPackage(BASE + "testkit")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.google..", "io.netty..", "io.micrometer..", "org.apache..")
        .check(shipped);
    noClasses()
        .that()
        .haveSimpleNameNotContaining("Hostile")
        .and()
        .haveSimpleNameNotContaining("Failures")
        .and()
        .resideInAPackage(BASE + "testkit..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.junit..", "org.opentest4j..")
        .check(shipped);
  }

  @Test
  void modulesHaveNoCycle() {
    slices().matching(BASE + "(*)..").should().beFreeOfCycles().check(shipped);
  }

  private static boolean isIn(JavaClass javaClass, String module) {
    return (javaClass.getPackageName() + ".").startsWith(BASE + module + ".");
  }
}
