package io.github.tickwise.samples.tour;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the two schedulers do from each start on. */
class TourTest {
  private static final String IN_ORDER = "a at 1 s, b at 3 s, c at 5 s";

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "TickDirectComparison | after 5 s  | after 5 s  | after 5 s | at once",
        "TickMinMax           | after 1 s  | after 1 s  | after 1 s | after 3 s",
        "TickNaturalOrder | " + IN_ORDER + " | " + IN_ORDER + " | " + IN_ORDER
            + " | b at 3 s, c at 5 s, a at 5 s",
        "TickSentinel         | after 11 s | after 11 s | never     | after 11 s",
        "TickDefaultInit      | after 60 s | at once    | never     | at once",
        // from MAX / 1e6 to MIN / 1e6, and five seconds
        "TickScaledReading    | 5000 ms    | 5000 ms    | 5000 ms   | -18446744068708 ms",
        "TickAsDuration       | 5 s        | 158 years  | not at all | not at all",
        "TickTruncatedDifference | 4 s before 1 s | 4 s before 1 s | 4 s before 1 s | 4 s before 1 s",
      })
  void theFaultyOneGoesWrong(String rule, String zero, String huge, String negative, String wrap) {
    Exhibit exhibit = exhibit(rule);
    assertAll(
        () -> assertEquals(zero, Tour.faulty(exhibit, Start.ZERO), "zero"),
        () -> assertEquals(huge, Tour.faulty(exhibit, Start.HUGE), "huge"),
        () -> assertEquals(negative, Tour.faulty(exhibit, Start.NEGATIVE), "negative"),
        () -> assertEquals(wrap, Tour.faulty(exhibit, Start.WRAP), "wrap"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "TickDirectComparison    | after 5 s",
        "TickMinMax              | after 1 s",
        "TickNaturalOrder        | " + IN_ORDER,
        "TickSentinel            | after 11 s",
        "TickDefaultInit         | at once",
        "TickScaledReading       | 5000 ms",
        "TickAsDuration          | 5 s",
        "TickTruncatedDifference | 1 s before 4 s",
      })
  void theRightOneDoesNotCare(String rule, String outcome) {
    for (Start start : Start.values()) {
      assertEquals(outcome, Tour.right(exhibit(rule), start), start.name());
    }
  }

  @Test
  void everyFaultShowsAtSomeStart() {
    for (Exhibit exhibit : Exhibits.all()) {
      assertTrue(
          Arrays.stream(Start.values())
              .anyMatch(s -> !Tour.faulty(exhibit, s).equals(Tour.right(exhibit, s))),
          exhibit.rule());
    }
  }

  @Test
  void theProgramPrintsEveryExhibit() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      Tour.main(new String[0]);
    } finally {
      System.setOut(before);
    }
    String printed = bytes.toString(StandardCharsets.UTF_8);
    List<String> missing = Exhibits.all().stream()
        .map(Exhibit::rule)
        .filter(rule -> !printed.contains(rule))
        .toList();
    assertEquals(List.of(), missing);
    // 1 for each of the four that need the wrap, 1 sentinel, 2 defaults, 3 durations, 4 truncations
    assertEquals(14, printed.lines().filter(l -> l.endsWith("<-- wrong")).count());
  }

  private static Exhibit exhibit(String rule) {
    return Exhibits.all().stream()
        .filter(e -> e.rule().equals(rule))
        .findFirst()
        .orElseThrow();
  }
}
