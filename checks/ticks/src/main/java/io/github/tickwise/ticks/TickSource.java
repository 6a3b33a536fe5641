package io.github.tickwise.ticks;

/**
 * A monotonic clock. Its readings are ticks: compare and subtract them with {@link Ticks}, and
 * expect nothing of a single one.
 *
 * <p>The sources made here read in nanoseconds, may be shared between threads, and allocate nothing
 * when read.
 */
@FunctionalInterface
public interface TickSource {
  /**
   * The clock's reading now: any {@code long}, negative ones included. Never before an earlier
   * reading, in the sense of {@link Ticks#isBefore(long, long)}, within half a period.
   */
  @Tick
  long read();

  /**
   * The clock of this JVM, {@link System#nanoTime()}: nanoseconds from an "arbitrary origin time",
   * shared by all readings within one JVM and by none of another. The cost of a reading is that
   * call's.
   */
  static TickSource system() {
    return System::nanoTime;
  }

  /**
   * This clock, shifted so that its reading at this call is {@code origin}. Every {@code long} is a
   * fair origin, and code that is right gives the same results under each: that is what this is for,
   * in tests and in programs that can be started on a hostile clock. A reading costs one addition
   * more.
   */
  default TickSource startingAt(@Tick long origin) {
    @TickSpan long shift = Ticks.elapsed(read(), origin);
    return () -> read() + shift;
  }

  /**
   * This clock, rebased on its first reading, which this call takes: see {@link SeededTickSource}.
   */
  default SeededTickSource seeded() {
    return new SeededTickSource(this);
  }
}
