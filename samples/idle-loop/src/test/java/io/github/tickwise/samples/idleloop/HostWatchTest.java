package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.TickSpan;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HostWatchTest {
  private static final @TickSpan long MS = 1_000_000;

  private final VirtualHost host = new VirtualHost(Origin.WRAP.reading());
  private final List<String> said = new ArrayList<>();
  private final List<Level> levels = new ArrayList<>();
  private @TickSpan long pauses;
  private HostWatch watch = watch(1);

  @Test
  void twoBadSecondsRunningSuspendTheSleep() {
    second(90, 10);
    assertFalse(suspended(), "one alone does not");
    second(90, 10);
    assertTrue(suspended());
    assertEquals(
        List.of(
            "The host is not scheduling this process promptly: 10 of 100 waits returned 8 ms or more late within"
                + " a second. No sleep for 5 s. What helps: a dedicated CPU, or server.eventLoopIdleWaitMs=0."),
        said);
  }

  @Test
  void aGoodSecondBetweenTwoBadOnesIsEnough() {
    for (int i = 0; i < 5; i++) {
      second(90, 10);
      second(100, 0);
    }
    assertFalse(suspended());
  }

  @Test
  void underTenPercentIsNotBad() {
    for (int i = 0; i < 5; i++) {
      second(91, 9);
    }
    assertFalse(suspended());
  }

  @Test
  void noMoreThanTheThresholdIsNotBad() {
    for (int i = 0; i < 5; i++) {
      second(3, 1);
    }
    assertFalse(suspended(), "1 late wait is not more than 1");
    watch = watch(0);
    for (int i = 0; i < 3; i++) {
      second(3, 1);
    }
    assertTrue(suspended());
  }

  @Test
  void aVeryHighThresholdDisablesTheBackoff() {
    watch = watch(Integer.MAX_VALUE);
    for (int i = 0; i < 20; i++) {
      second(0, 100);
    }
    assertFalse(suspended());
    assertEquals(2_000, watch.late());
  }

  @Test
  void lateIsAFullTickOrMore() {
    watch.slept(host.read(), TimerWheel.TICK - 1);
    assertEquals(0, watch.late());
    watch.slept(host.read(), TimerWheel.TICK);
    assertEquals(1, watch.late());
  }

  @Test
  void whatTheCollectorTookIsNotTheHosts() {
    pauses += 5 * MS;
    watch.slept(host.read(), 10 * MS);
    assertEquals(0, watch.late(), "10 ms late, 5 of them a pause");
    watch.slept(host.read(), 10 * MS);
    assertEquals(1, watch.late(), "the pause is over");
    pauses += 2 * MS;
    watch.slept(host.read(), 10 * MS);
    assertEquals(2, watch.late(), "8 ms are left");
  }

  @ParameterizedTest
  @EnumSource
  void theBackoffDoublesToTheCeilingAndIsResetWhenAMinuteWasClean(Origin origin) {
    VirtualHost from = new VirtualHost(origin.reading());
    EventLoop loop =
        new EventLoop(from, from, Settings.DEFAULT, EventLoop.Mode.IDLE, () -> 0, (level, text) -> {
          levels.add(level);
          said.add(text.replaceAll(".*No sleep for | s\\. What.*", ""));
        });
    from.returnLate(TimerWheel.TICK);
    Promises.passFor(loop, from, 500);
    assertEquals(List.of("5", "10", "20", "40", "80", "120", "120", "120"), said);
    assertEquals(
        List.of(
            Level.DEBUG,
            Level.DEBUG,
            Level.WARNING,
            Level.WARNING,
            Level.WARNING,
            Level.ERROR,
            Level.DEBUG,
            Level.DEBUG),
        levels);
    assertEquals(Health.SUSPENDED, loop.health());

    from.returnLate(0);
    Promises.passFor(loop, from, 130); // the suspension ends
    assertEquals(Health.HEALTHY, loop.health());
    Promises.passFor(loop, from, 62);
    from.returnLate(TimerWheel.TICK);
    Promises.passFor(loop, from, 4);
    assertEquals("5", said.get(said.size() - 1), "begins anew");
    assertEquals(Level.DEBUG, levels.get(levels.size() - 1));
  }

  @Test
  void lessThanACleanMinuteResetsNothing() {
    second(0, 100);
    second(0, 100);
    assertTrue(suspended());
    host.advance(Duration.ofSeconds(5).toNanos());
    assertFalse(suspended(), "5 s are over");
    for (int i = 0; i < 50; i++) {
      second(100, 0);
    }
    second(0, 100);
    second(0, 100);
    second(0, 100);
    assertTrue(said.get(said.size() - 1).contains("No sleep for 10 s"), said.toString());
  }

  /** A second of as many waits, the last of which ends it. */
  private void second(int prompt, int late) {
    @TickSpan long step = 1_000 * MS / (prompt + late);
    for (int i = 0; i < prompt + late; i++) {
      host.advance(step);
      watch.slept(host.read(), i < late ? TimerWheel.TICK : 50_000);
    }
  }

  private boolean suspended() {
    return watch.suspends(host.read());
  }

  private HostWatch watch(int threshold) {
    return new HostWatch(host, threshold, () -> pauses, (level, text) -> {
      levels.add(level);
      said.add(text);
    });
  }
}
