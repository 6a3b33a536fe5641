package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;
import io.github.tickwise.samples.tour.Twin;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The parts of this package. */
public final class FaultyTwin implements Twin {
  private static final long SECOND = 1_000_000_000L;

  private final NanoClock clock;

  public FaultyTwin(NanoClock clock) {
    this.clock = clock;
  }

  @Override
  public BooleanSupplier timeout(long nanos) {
    return new Timeout(clock, nanos)::isOver;
  }

  @Override
  public BooleanSupplier throttle(long gapNanos) {
    return new Throttle(clock, gapNanos)::mayRun;
  }

  @Override
  public BooleanSupplier watchdog(long limitNanos) {
    Watchdog watchdog = new Watchdog(clock, limitNanos);
    watchdog.begin();
    return watchdog::isStuck;
  }

  @Override
  public BooleanSupplier nextWake(long nanos, long otherNanos) {
    NextWake nextWake = new NextWake(clock, nanos);
    nextWake.atLatestIn(otherNanos);
    return nextWake::isDue;
  }

  @Override
  public LongSupplier stopwatch() {
    return new Stopwatch(clock)::elapsedMillis;
  }

  @Override
  public Duration nap(long delayNanos) {
    return new Nap(clock, delayNanos).length();
  }

  @Override
  public Supplier<List<String>> scheduler() {
    Scheduler scheduler = new Scheduler(clock);
    scheduler.schedule("a", SECOND);
    scheduler.schedule("b", 3 * SECOND);
    scheduler.schedule("c", 5 * SECOND);
    return scheduler::runDue;
  }

  @Override
  public List<String> inOrder(String name, long nanos, String otherName, long otherNanos) {
    return Stream.of(new Job(name, clock, nanos), new Job(otherName, clock, otherNanos))
        .sorted()
        .map(Job::name)
        .toList();
  }
}
