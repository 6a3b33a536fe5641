package io.github.tickwise.samples.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wild.Golden;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every front end over every case. Renew the checked-in reports with {@code -Dtickwise.write=true}. */
class ConformanceTest {
  private static final Path REPORT = Path.of("src/test/resources/golden.tsv");
  private static final Path PAGE = Path.of("../../docs/conformance.md");

  private static final String RENEW =
      "mvn -pl samples/conformance -am -Dtickwise.write=true -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dtest=ConformanceTest test";

  private static Conformance conformance;

  @BeforeAll
  static void run() throws IOException {
    conformance = Conformance.run(Corpus.ofThisBuild());
  }

  static List<Named<FrontEnd>> frontEnds() {
    return FrontEnd.ALL.stream().map(f -> Named.of(f.name(), f)).toList();
  }

  @Test
  void theReportIsTheCheckedInOne() throws IOException {
    new Golden(Corpus.module().resolve(REPORT), RENEW).check(new GoldenReport(conformance).lines());
  }

  @Test
  void thePageIsTheCheckedInOne() throws IOException {
    new Golden(Corpus.module().resolve(PAGE), RENEW).check(new MarkdownReport(conformance).lines());
  }

  @ParameterizedTest
  @MethodSource("frontEnds")
  void rightCodeStaysSilent(FrontEnd frontEnd) {
    assertEquals(List.of(), conformance.of(frontEnd).wrong());
  }

  @ParameterizedTest
  @MethodSource("frontEnds")
  void theBarIsReached(FrontEnd frontEnd) {
    Conformance.Share share = conformance.inScope(conformance.of(frontEnd));
    assertTrue(share.marked() >= 70, "too few marks were read: " + share);
    assertTrue(
        share.percent() >= frontEnd.bar(),
        () -> frontEnd.name() + " finds " + share + ", less than " + frontEnd.bar() + " %");
  }
}
