/**
 * Arithmetic on readings of monotonic clocks, and annotations that say which numbers are such
 * readings.
 *
 * <p>A <em>tick</em> is a reading of a clock whose origin is arbitrary. It may be huge or negative
 * from the first read, and it wraps: it is a point, not a number, and only the difference of two
 * readings of one clock means anything. A <em>span</em> is such a difference, an ordinary number.
 * Start with {@link io.github.tickwise.ticks.Ticks}; {@link io.github.tickwise.ticks.Deadline},
 * {@link io.github.tickwise.ticks.TickMark}, {@link io.github.tickwise.ticks.AtomicTick} and {@link
 * io.github.tickwise.ticks.Cadence} keep readings for you, and {@link
 * io.github.tickwise.ticks.TickSource} is the clock they are read from.
 *
 * <p><b>Nulls.</b> No parameter takes null, {@code Object.equals} apart, and nothing returns it; a
 * null fails with {@link NullPointerException} at the call that gets it.
 */
package io.github.tickwise.ticks;
