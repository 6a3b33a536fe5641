package io.github.tickwise.samples.tour;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** All faults of the tour. Simulated time goes in steps of a second, and for an hour at most. */
public final class Exhibits {
  private static final long SECOND = 1_000_000_000L;
  private static final int HOUR = 3600;

  private Exhibits() {}

  /** One for each rule, in the order of the rules' table. */
  public static List<Exhibit> all() {
    return List.of(
        new Exhibit(
            "TickDirectComparison",
            "time out after 5 s",
            (twin, clock) -> firstTime(clock, twin.timeout(5 * SECOND))),
        new Exhibit(
            "TickMinMax",
            "wake for the earlier of 1 s and 3 s",
            (twin, clock) -> firstTime(clock, twin.nextWake(SECOND, 3 * SECOND))),
        new Exhibit(
            "TickNaturalOrder",
            "run jobs after 1 s, 3 s and 5 s",
            (twin, clock) -> runs(clock, twin.scheduler())),
        new Exhibit(
            "TickSentinel",
            "report a job that runs for over 10 s",
            (twin, clock) -> firstTime(clock, twin.watchdog(10 * SECOND))),
        new Exhibit(
            "TickDefaultInit",
            "run at once, then once a minute",
            (twin, clock) -> firstTime(clock, twin.throttle(60 * SECOND))),
        new Exhibit(
            "TickScaledReading",
            "time what takes 5 s",
            (twin, clock) -> elapsed(clock, twin.stopwatch())),
        new Exhibit(
            "TickAsDuration", "sleep for 5 s", (twin, clock) -> length(twin.nap(5 * SECOND))),
        new Exhibit(
            "TickTruncatedDifference",
            "order jobs of 1 s and 4 s",
            (twin, clock) ->
                String.join(" before ", twin.inOrder("1 s", SECOND, "4 s", 4 * SECOND))));
  }

  private static String firstTime(SimulatedClock clock, BooleanSupplier happens) {
    for (int seconds = 0; seconds <= HOUR; seconds++) {
      if (happens.getAsBoolean()) {
        return seconds == 0 ? "at once" : "after " + seconds + " s";
      }
      clock.advance(SECOND);
    }
    return "never";
  }

  private static String runs(SimulatedClock clock, Supplier<List<String>> scheduler) {
    List<String> runs = new ArrayList<>();
    for (int seconds = 0; seconds <= HOUR; seconds++) {
      for (String job : scheduler.get()) {
        runs.add(job + " at " + seconds + " s");
      }
      clock.advance(SECOND);
    }
    return String.join(", ", runs);
  }

  private static String elapsed(SimulatedClock clock, LongSupplier millis) {
    clock.advance(5 * SECOND);
    return millis.getAsLong() + " ms";
  }

  private static String length(Duration sleep) {
    if (sleep.isNegative()) {
      return "not at all";
    }
    return sleep.toDays() > 365 ? sleep.toDays() / 365 + " years" : sleep.toSeconds() + " s";
  }
}
