package io.github.tickwise.samples.tour;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** The parts of one scheduler on one clock, so that the tour can ask the same of both. All spans in nanoseconds. */
public interface Twin {
  /** Whether a timeout that begins now is over. */
  BooleanSupplier timeout(long nanos);

  /** Whether it may run again, which is at once and then after each gap. */
  BooleanSupplier throttle(long gapNanos);

  /** Whether a job that begins now has run for longer than the limit. */
  BooleanSupplier watchdog(long limitNanos);

  /** Whether the earlier of two deadlines has come. */
  BooleanSupplier nextWake(long nanos, long otherNanos);

  /** The milliseconds from now on. */
  LongSupplier stopwatch();

  /** How long to sleep until a deadline that far ahead. */
  Duration nap(long delayNanos);

  /** The jobs that are due, of {@code a} after one second, {@code b} after three and {@code c} after five. */
  Supplier<List<String>> scheduler();

  /** The names of two jobs, the earlier one first. */
  List<String> inOrder(String name, long nanos, String otherName, long otherNanos);
}
