package io.github.tickwise.ticks;

import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/**
 * A monotonic clock. Its readings are ticks: compare and subtract them with {@link Ticks}, and
 * expect nothing of a single one.
 *
 * <p>The clock of another library is one by method reference, and gives its own for one the same
 * way: {@code TickSource source = ticker::read} and {@code Ticker ticker = source::read} for
 * Caffeine's {@code Ticker}; {@code source.toLongSupplier()} for a {@link LongSupplier}. A Guava
 * {@code Ticker} is a class, so one that reads a source is a subclass of one line.
 *
 * <p>What is made here may be shared between threads if the clock underneath may, and allocates
 * nothing when read. Two sources are the same clock to {@link Deadline} only if they are the same
 * object, so make one and keep it.
 */
@FunctionalInterface
public interface TickSource {
  /**
   * The clock's reading now: any {@code long}, negative ones included. Never before an earlier
   * reading, in the sense of {@link Ticks#isBefore(long, long)}, within half a period.
   */
  @Tick
  long read();

  /** What the clock counts: nanoseconds, if nothing else is said. Always the same for one source. */
  default TimeUnit unit() {
    return TimeUnit.NANOSECONDS;
  }

  /**
   * The clock of this JVM, {@link System#nanoTime()}: nanoseconds from an "arbitrary origin time",
   * shared by all readings within one JVM and by none of another. The cost of a reading is that
   * call's. The same object at every call.
   */
  static TickSource system() {
    return SystemTickSource.INSTANCE;
  }

  /**
   * The clock that {@code readings} reads, in nanoseconds; a Guava, Caffeine or Netty ticker by its
   * method: {@code TickSource.of(ticker::read)}.
   *
   * @throws NullPointerException if {@code readings} is null
   */
  static TickSource of(LongSupplier readings) {
    return of(readings, TimeUnit.NANOSECONDS);
  }

  /**
   * The clock that {@code readings} reads, in {@code unit}. Its readings wrap after 64 bits: one
   * that was scaled or cut before it got here does not, and no subtraction mends that. For
   * milliseconds of a nanosecond clock there is {@link SeededTickSource#convertedTo(TimeUnit)}, for
   * 32 bits {@link #ofInt(IntSupplier, TimeUnit)}.
   *
   * @throws NullPointerException if an argument is null
   */
  static TickSource of(LongSupplier readings, TimeUnit unit) {
    return new SuppliedTickSource(readings, unit);
  }

  /**
   * A 32-bit counter of milliseconds, widened: {@link #ofInt(IntSupplier, TimeUnit)}.
   *
   * @throws NullPointerException if {@code counter} is null
   */
  static TickSource ofInt(IntSupplier counter) {
    return ofInt(counter, TimeUnit.MILLISECONDS);
  }

  /**
   * A 32-bit counter, widened to 64 bits by adding up its differences; this call takes the first
   * reading, and starts from it. Right as long as it is read more often than once in half a period
   * of the counter (24.8 days of milliseconds, 2.1 seconds of nanoseconds); after a longer pause
   * whole periods are missing, and after more than half a period of silence the clock may stand
   * still for the rest of it. Never before an earlier reading, whichever thread took it.
   * Thread-safe, without locks, if {@code counter} is.
   *
   * @throws NullPointerException if an argument is null
   */
  static TickSource ofInt(IntSupplier counter, TimeUnit unit) {
    return new WidenedTickSource(counter, unit);
  }

  /**
   * This clock, with {@code span} added to every reading. Code that is right gives the same results
   * under every span: that is what this is for, in tests and in programs that can be started on a
   * hostile clock. A reading costs one addition more.
   */
  default TickSource offsetBy(@TickSpan long span) {
    return new OffsetTickSource(this, span);
  }

  /**
   * This clock, shifted so that its reading at this call is {@code origin}: {@link #offsetBy}. Every
   * {@code long} is a fair origin.
   */
  default TickSource startingAt(@Tick long origin) {
    return offsetBy(Ticks.elapsed(read(), origin));
  }

  /**
   * This clock, rebased on its first reading, which this call takes: see {@link SeededTickSource}.
   */
  default SeededTickSource seeded() {
    return new SeededTickSource(this);
  }

  /** This clock for code that takes a {@link LongSupplier} of ticks. */
  default LongSupplier toLongSupplier() {
    return this::read;
  }
}
