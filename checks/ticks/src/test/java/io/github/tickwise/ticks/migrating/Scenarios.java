package io.github.tickwise.ticks.migrating;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/** What each snippet is put through; times are told as spans, so they do not name the origin. */
final class Scenarios {
  private static final long INTERVAL = SECONDS.toNanos(1);

  private Scenarios() {}

  /** Asked twice at the start, and once when the interval has passed. */
  static List<?> throttle(MovedClock clock, BooleanSupplier asks) {
    List<Boolean> answers = new ArrayList<>();
    answers.add(asks.getAsBoolean());
    answers.add(asks.getAsBoolean());
    clock.advance(INTERVAL);
    answers.add(asks.getAsBoolean());
    return answers;
  }

  /** Read at the start, and after eight milliseconds and a little. */
  static List<?> stopwatch(MovedClock clock, LongSupplier millis) {
    List<Long> readings = new ArrayList<>();
    readings.add(millis.getAsLong());
    clock.advance(MILLISECONDS.toNanos(8) + 5);
    readings.add(millis.getAsLong());
    return readings;
  }

  /** Read before its start, at it, and an interval later. */
  static List<?> pause(MovedClock clock, Runnable start, LongSupplier nanos) {
    List<Long> readings = new ArrayList<>();
    readings.add(nanos.getAsLong());
    start.run();
    readings.add(nanos.getAsLong());
    clock.advance(INTERVAL);
    readings.add(nanos.getAsLong());
    return readings;
  }

  /** Asked before it is armed, when it is, an interval later, and when it is disarmed. */
  static List<?> timeout(MovedClock clock, Runnable arm, Runnable disarm, BooleanSupplier isOver) {
    List<Boolean> answers = new ArrayList<>();
    answers.add(isOver.getAsBoolean());
    arm.run();
    answers.add(isOver.getAsBoolean());
    clock.advance(INTERVAL);
    answers.add(isOver.getAsBoolean());
    disarm.run();
    answers.add(isOver.getAsBoolean());
    return answers;
  }

  /** Ticks 5, 9 and 1 seconds ahead, and the seconds in the order that comes out. */
  static List<?> sorted(MovedClock clock, UnaryOperator<List<Long>> inOrder) {
    return inOrder.apply(ahead(clock, 5, 9, 1)).stream()
        .map(tick -> (tick - clock.read()) / INTERVAL)
        .toList();
  }

  /** Whether a tick that was put in is found, and one that was not. */
  static List<?> found(MovedClock clock, BiPredicate<List<Long>, Long> finds) {
    List<Long> in = ahead(clock, 5, 9, 1);
    return List.of(finds.test(in, in.get(1)), finds.test(in, clock.read() + 2 * INTERVAL));
  }

  private static List<Long> ahead(MovedClock clock, long... seconds) {
    List<Long> ticks = new ArrayList<>();
    for (long s : seconds) {
      ticks.add(clock.read() + s * INTERVAL);
    }
    return ticks;
  }
}
