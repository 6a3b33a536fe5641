package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every front end over every library: see {@code docs/benchmarks.md} for the commands. */
@Tag("wild")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WildTest {
  private static final String RENEW = "mvn -P wild -pl samples/wild -am -Dtickwise.write=true"
      + " -Dsurefire.failIfNoSpecifiedTests=false -Dtest=WildTest test";
  private static final Path PAGE = Path.of("../../docs/wild.md");

  private final List<Reading> readings = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private Wild wild;
  private WildPage page;

  @BeforeAll
  void run() throws IOException {
    wild = new Wild(Modules.wild(), Modules.wild().resolve("target/wild"));
    wild.download();
    page = new WildPage(wild.labels());
    for (String frontEnd : Wild.FRONT_ENDS) {
      Run run = wild.run(frontEnd, CatalogChoice.FULL);
      problems.addAll(run.problems());
      Reading reading = wild.reading(frontEnd, run);
      wild.keep(reading);
      readings.add(reading);
      boolean choosesCatalog = !frontEnd.equals("javac");
      page.add(
          reading,
          run,
          choosesCatalog ? wild.reading(frontEnd, wild.run(frontEnd, CatalogChoice.CUT)) : null);
    }
  }

  @ParameterizedTest
  @MethodSource("readings")
  void theFindingsAreTheCheckedInOnes(Reading reading) throws IOException {
    Path expected = Modules.wild().resolve("expected/" + reading.frontEnd() + ".tsv");
    new Golden(expected, RENEW).check(reading.hits().stream().map(Hit::toString).toList());
  }

  @Test
  void thePageIsTheCheckedInOne() throws IOException {
    new Golden(Modules.wild().resolve(PAGE), RENEW).check(page.lines());
  }

  @Test
  void everythingIsAnalysed() {
    assertEquals(List.of(), problems);
  }

  List<Reading> readings() {
    return readings;
  }
}
