package io.github.tickwise.ticks;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Intervals on their way into a clock's unit and range. */
final class Spans {
  private Spans() {}

  /** The span, cut to {@code -limit} and {@code limit}. */
  static @TickSpan long clamp(@TickSpan long span, @TickSpan long limit) {
    return Math.max(-limit, Math.min(limit, span));
  }

  /** The least span of the unit that is no shorter than the duration; saturates. */
  static @TickSpan long ceil(Duration duration, TimeUnit unit) {
    // Rounded to zero: a positive duration that this cut short lacks less than one unit.
    long span = unit.convert(duration);
    boolean exact =
        span == Long.MAX_VALUE || Duration.of(span, unit.toChronoUnit()).compareTo(duration) >= 0;
    return exact ? span : span + 1;
  }
}
