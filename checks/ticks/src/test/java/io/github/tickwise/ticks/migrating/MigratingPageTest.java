package io.github.tickwise.ticks.migrating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The snippets of docs/migrating.md are the code here, and do what the page says of them. */
final class MigratingPageTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "migrating.md");
  private static final Path SOURCES =
      Path.of("src", "test", "java", "io", "github", "tickwise", "ticks", "migrating");
  private static final Pattern SNIPPET =
      Pattern.compile("(?ms)^<!-- snippet (\\S+) -->\n```java\n(.*?)^```$");
  private static final Pattern REGION =
      Pattern.compile("(?ms)^ *// region (\\S+)\n(.*?)^ *// endregion$");

  static List<Pair> pairs() {
    return Stream.of(FromWallClock.pairs(), FromNanoTime.pairs(), FromHelpers.pairs())
        .flatMap(List::stream)
        .toList();
  }

  /** Where clocks start, so that the second or the eight milliseconds of a scenario cross edges. */
  private static long[] origins() {
    long second = 1_000_000_000;
    long years = 5 * 365 * 86_400 * second;
    return new long[] {
      0,
      1,
      -1,
      second,
      -second / 2,
      years,
      -years,
      Long.MAX_VALUE,
      Long.MAX_VALUE - 1_000,
      Long.MAX_VALUE - second / 2,
      Long.MAX_VALUE - 3 * second,
      Long.MIN_VALUE,
      Long.MIN_VALUE + 7,
      -3_600 * second
    };
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void afterIsRightAtEveryOrigin(Pair pair) {
    for (long origin : origins()) {
      assertEquals(
          pair.expected(), pair.after().apply(new MovedClock(origin)), "starting at " + origin);
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void beforeShowsItsFaultWhereThePageSays(Pair pair) {
    assertNotEquals(pair.expected(), pair.before().apply(new MovedClock(pair.faultyAt())));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void beforeHidesItsFaultElsewhere(Pair pair) {
    if (pair.hiddenAt() != null) {
      assertEquals(pair.expected(), pair.before().apply(new MovedClock(pair.hiddenAt())));
      return;
    }
    for (long origin : origins()) {
      assertNotEquals(pair.expected(), pair.before().apply(new MovedClock(origin)));
    }
  }

  @Test
  void theSnippetsAreTheCodeThatRuns() throws IOException {
    Map<String, String> regions = new TreeMap<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        REGION
            .matcher(Files.readString(file))
            .results()
            .forEach(r -> regions.put(r.group(1), r.group(2).stripTrailing().stripIndent()));
      }
    }
    Map<String, String> snippets = new TreeMap<>();
    SNIPPET
        .matcher(Files.readString(PAGE))
        .results()
        .forEach(s -> snippets.put(s.group(1), s.group(2).stripTrailing()));
    assertEquals(regions, snippets);
    for (Pair pair : pairs()) {
      assertTrue(regions.containsKey(pair.name() + "-before"), pair.name());
      assertTrue(regions.containsKey(pair.name() + "-after"), pair.name());
    }
  }
}
