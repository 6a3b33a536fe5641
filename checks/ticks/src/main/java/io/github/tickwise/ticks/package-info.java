/** Arithmetic on monotonic clock readings. */
package io.github.tickwise.ticks;
