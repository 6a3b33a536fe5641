package io.github.tickwise.samples.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Command lines, and the clocks that they ask for. */
class OptionsTest {
  private static Options options(String... args) {
    return new Options(Set.of("--bench"), Set.of("--seconds", "--origin"), args);
  }

  @Test
  void flagsAndValues() {
    Options options = options("--seconds", "7", "--bench", "--origin", "wrap");
    assertTrue(options.has("--bench"));
    assertEquals(7, options.number("--seconds", 2));
    assertEquals(Origin.WRAP, options.constant("--origin", Origin.ZERO));
  }

  @Test
  void whatIsNotGivenIsTheDefault() {
    assertFalse(options().has("--bench"));
    assertEquals(0, options().number("--seconds", 0));
    assertEquals(Origin.ZERO, options().constant("--origin", Origin.ZERO));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--fast", "--seconds", "--seconds 0", "--seconds x", "--origin up"})
  void anythingElseIsRefused(String line) {
    assertThrows(IllegalArgumentException.class, () -> {
      Options options = options(line.split(" "));
      options.number("--seconds", 1);
      options.constant("--origin", Origin.ZERO);
    });
  }

  @ParameterizedTest
  @EnumSource(Origin.class)
  void everyOriginIsTheSystemsClockShifted(Origin origin) {
    TickSource clock = origin.clock();
    assertTrue(Ticks.elapsed(origin.reading(), clock.read()) < TimeUnit.MINUTES.toNanos(1));
    assertTrue(Ticks.elapsed(origin.reading(), clock.read()) >= 0);
  }

  /** The sign is what the wrap is known by. */
  @SuppressWarnings("TickSentinel")
  @Test
  void theWrapLiesWithinTheShortestRun() {
    assertTrue(Ticks.plus(Origin.WRAP.clock().read(), TimeUnit.SECONDS.toNanos(1)) < 0);
  }
}
