package io.github.tickwise.samples.conformance;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.review.lower.Origin;
import io.github.tickwise.samples.wild.Kinds;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@link ConformanceTest} asks of all cases at once, asked of each for itself: no case lives on another one's
 * clocks or callers. One test a case also lets the mutation tests of the engine choose those that reach a change, see
 * docs/mutation.md: so the front ends only lower, and do that once.
 */
class CaseByCaseTest {
  private static final String REVIEWER = new ReviewFrontEnd().name();
  private static final String BYTECODE = new BytecodeFrontEnd().name();

  private static final Corpus CORPUS = Corpus.ofThisBuild();

  private static final LoweredCases CASES = new LoweredCases(CORPUS);
  private static final List<Named<Corpus>> ARGUMENTS = CORPUS.cases().stream()
      .map(c -> Named.of(c.classes().getFileName().toString(), c))
      .toList();
  private static final Marks MARKS = marks();
  private static final List<String[]> GOLDEN = golden();
  private static final List<String> EVIDENCE = read(Evidence.FILE);

  private static final int FILE = 0;
  private static final int LINE = 1;
  private static final int FIRST_CELL = 3;

  static List<Named<Corpus>> cases() {
    return ARGUMENTS;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void sources(Corpus one) throws IOException {
    List<Finding<Origin>> findings = CASES.ofSources(one);
    check(
        REVIEWER,
        one,
        findings.stream()
            .map(f -> new Found(f.origin().path(), f.origin().line(), f.rule().id()))
            .toList());
    assertEquals(Evidence.checkedIn(EVIDENCE, one), Evidence.lines(findings));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void classFiles(Corpus one) throws IOException {
    check(
        BYTECODE,
        one,
        CASES.ofClassFiles(one).stream()
            .map(f -> BytecodeFrontEnd.found(f, MARKS))
            .toList());
  }

  /** The marks are found or missed as in the golden report, by rules that fit them; nothing else is reported. */
  private static void check(String frontEnd, Corpus one, List<Found> found) {
    Outcomes outcomes = new Outcomes(frontEnd, MARKS, found);
    Set<String> files =
        one.files().stream().map(f -> f.getFileName().toString()).collect(Collectors.toSet());
    List<Mark> own = MARKS.all().stream().filter(m -> files.contains(m.file())).toList();
    assertEquals(
        expected(frontEnd, own),
        own.stream().collect(toMap(CaseByCaseTest::place, outcomes::cell)));
    assertEquals(List.of(), outcomes.wrong());
    assertEquals(
        List.of(),
        found.stream().filter(f -> own.stream().noneMatch(m -> explains(m, f))).toList(),
        "of another kind than marked");
  }

  private static boolean explains(Mark mark, Found found) {
    return mark.file().equals(found.file())
        && mark.line() == found.line()
        && Kinds.answers(found.rule(), mark.kinds());
  }

  private static Map<String, String> expected(String frontEnd, List<Mark> own) {
    Set<String> places = own.stream().map(CaseByCaseTest::place).collect(Collectors.toSet());
    int column = FIRST_CELL + FrontEnd.ALL.stream().map(FrontEnd::name).toList().indexOf(frontEnd);
    return GOLDEN.stream()
        .filter(row -> places.contains(row[FILE] + ":" + row[LINE]))
        .collect(toMap(row -> row[FILE] + ":" + row[LINE], row -> row[column]));
  }

  private static String place(Mark mark) {
    return mark.file() + ":" + mark.line();
  }

  private static Marks marks() {
    try {
      return Marks.of(CORPUS.sources());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String[]> golden() {
    return read(Corpus.module().resolve("src/test/resources/golden.tsv")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t"))
        .toList();
  }

  private static List<String> read(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
