package io.github.tickwise.samples.wakeup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line, and the clocks that it asks for. */
class SettingsTest {
  @Test
  void theFullRunIsTheDefault() {
    Settings settings = Settings.parse();
    assertEquals(Settings.Mode.RUN, settings.mode());
    assertEquals(30, settings.seconds());
    assertEquals(1, settings.rounds());
    assertEquals(Path.of("target").toAbsolutePath(), settings.out());
  }

  @Test
  void eachModeHasItsLength() {
    assertEquals(3, Settings.parse("--self-check", "--origin", "wrap").seconds());
    assertEquals(3, Settings.parse("--bench").rounds());
    assertEquals(7, Settings.parse("--bench", "--seconds", "7").seconds());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--fast", "--seconds", "--seconds 0", "--seconds x", "--origin up"})
  void anythingElseIsRefused(String line) {
    assertThrows(IllegalArgumentException.class, () -> Settings.parse(line.split(" ")));
  }

  @ParameterizedTest
  @EnumSource(Origin.class)
  void everyOriginIsTheSameClockShifted(Origin origin) {
    TickSource system = TickSource.system();
    TickSource shifted = origin.shift(system);
    long before = shifted.read();
    long from = system.read();
    assertTrue(Ticks.elapsed(before, shifted.read()) < TimeUnit.MINUTES.toNanos(1));
    assertTrue(Ticks.elapsed(from, system.read()) >= 0);
  }

  /** The sign is what the wrap is known by. */
  @SuppressWarnings("TickSentinel")
  @Test
  void theWrapLiesWithinTheShortestRun() {
    TickSource clock = Origin.WRAP.shift(TickSource.system());
    assertTrue(Ticks.plus(clock.read(), TimeUnit.SECONDS.toNanos(1)) < 0);
  }
}
