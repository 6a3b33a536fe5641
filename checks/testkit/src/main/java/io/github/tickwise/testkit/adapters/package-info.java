/**
 * A {@link io.github.tickwise.testkit.ManualTickSource} as the clock types of other libraries. Each
 * class needs its library, and nothing else here does. Clocks of one method need no class: {@code
 * clock::read} is a {@code LongSupplier}, a Caffeine {@code Ticker} and any interface of that shape.
 *
 * <p>All expect a clock of nanoseconds, and are as thread-safe as it is.
 */
package io.github.tickwise.testkit.adapters;
