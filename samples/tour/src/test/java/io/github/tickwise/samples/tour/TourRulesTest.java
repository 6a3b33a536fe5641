package io.github.tickwise.samples.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.tickwise.archunit.TickRules;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The ArchUnit rules over the tour. A project of your own would say {@code @ArchTest static final ArchRule ticks =
 * TickRules.ALL;} and fail; here the faults are wanted, so they are printed and counted instead.
 */
class TourRulesTest {
  private static final Pattern RULE = Pattern.compile(" breaks (Tick\\w+):");

  private static List<String> violations;

  @BeforeAll
  static void check() {
    JavaClasses tour = new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages("io.github.tickwise.samples.tour");
    violations = TickRules.ALL.evaluate(tour).getFailureReport().getDetails();
    violations.forEach(System.out::println);
  }

  @Test
  void everyExhibitIsReported() {
    Set<String> wanted = new TreeSet<>();
    Exhibits.all().forEach(e -> wanted.add(e.rule()));
    Set<String> reported = new TreeSet<>();
    violations.forEach(v -> RULE.matcher(v).results().forEach(m -> reported.add(m.group(1))));
    assertEquals(wanted, reported);
  }

  @Test
  void nothingElseIs() {
    assertEquals(
        List.of(), violations.stream().filter(v -> !v.contains(".tour.faulty.")).toList());
  }
}
