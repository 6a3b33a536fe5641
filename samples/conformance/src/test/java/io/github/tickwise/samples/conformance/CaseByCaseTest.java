package io.github.tickwise.samples.conformance;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
 * clocks or callers. The compiler is left out, which would take most of the time. One test a case also lets the mutation
 * tests of the engine choose those that reach a change: docs/mutation.md.
 */
class CaseByCaseTest {
  private static final FrontEnd REVIEWER = new ReviewFrontEnd();
  private static final FrontEnd BYTECODE = new BytecodeFrontEnd();

  /** Read once, and by nothing of the engine: a changed engine must not live on in them. */
  private static final Corpus CORPUS = Corpus.ofThisBuild();

  private static final Marks MARKS = marks();
  private static final List<String[]> GOLDEN = golden();

  private static final int FILE = 0;
  private static final int LINE = 1;
  private static final int FIRST_CELL = 3;

  static List<Named<Corpus>> cases() {
    return CORPUS.cases().stream()
        .map(c -> Named.of(c.classes().getFileName().toString(), c))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void sources(Corpus one) throws IOException {
    check(REVIEWER, one);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void classFiles(Corpus one) throws IOException {
    check(BYTECODE, one);
  }

  /** The marks are found or missed as in the golden report, by rules that fit them; nothing else is reported. */
  private static void check(FrontEnd frontEnd, Corpus one) throws IOException {
    List<Found> found = frontEnd.findings(one, MARKS);
    Outcomes outcomes = new Outcomes(frontEnd.name(), MARKS, found);
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

  private static Map<String, String> expected(FrontEnd frontEnd, List<Mark> own) {
    Set<String> places = own.stream().map(CaseByCaseTest::place).collect(Collectors.toSet());
    int column =
        FIRST_CELL + FrontEnd.ALL.stream().map(FrontEnd::name).toList().indexOf(frontEnd.name());
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
    Path report = Corpus.module().resolve("src/test/resources/golden.tsv");
    try {
      return Files.readAllLines(report).stream()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
