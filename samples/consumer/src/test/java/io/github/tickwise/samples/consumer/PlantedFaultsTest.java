package io.github.tickwise.samples.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.EvaluationResult;
import io.github.tickwise.archunit.TickRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The same wiring finds what is wrong in the planted sources. */
class PlantedFaultsTest {
  private static final Path TARGET = Path.of("target");
  private static final List<String> FAULTS =
      List.of("Planted.java:5 TickDefaultInit", "Planted.java:17 TickDirectComparison");

  @Test
  void theCompilerFindsThem() throws IOException {
    String log = Files.readString(TARGET.resolve("planted-javac.log"));
    Pattern finding = Pattern.compile("(?m)(\\w+\\.java:\\d+): warning: \\[(\\w+)]");
    List<String> found = finding
        .matcher(log)
        .results()
        .map(m -> m.group(1) + " " + m.group(2))
        .collect(Collectors.toList());
    assertEquals(FAULTS, found, log);
  }

  @Test
  void theArchUnitTestFindsThem() {
    EvaluationResult result = TickRules.ALL.evaluate(
        new ClassFileImporter().importPath(TARGET.resolve("planted-classes")));
    String details = String.join("\n", result.getFailureReport().getDetails());
    Matcher comparison =
        Pattern.compile("TickDirectComparison.*Planted\\.java:17").matcher(details);
    assertTrue(result.hasViolation(), details);
    assertTrue(comparison.find(), details);
    assertEquals(FAULTS.size(), result.getFailureReport().getDetails().size(), details);
  }
}
