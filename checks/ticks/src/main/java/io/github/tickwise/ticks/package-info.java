/**
 * Arithmetic on readings of monotonic clocks, and annotations that say which numbers are such
 * readings.
 *
 * <p>A <em>tick</em> is a reading of a clock whose origin is arbitrary. It may be huge or negative
 * from the first read, and it wraps: it is a point, not a number, and only the difference of two
 * readings of one clock means anything. A <em>span</em> is such a difference, an ordinary number.
 * Start with {@link io.github.tickwise.ticks.Ticks}.
 */
package io.github.tickwise.ticks;
