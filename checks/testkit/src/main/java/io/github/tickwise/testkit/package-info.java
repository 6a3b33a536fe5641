/**
 * Clocks that start at hostile values, for tests of code that takes a {@link
 * io.github.tickwise.ticks.TickSource} or any other injected clock. Everything but {@link
 * io.github.tickwise.testkit.HostileTicks} works without JUnit.
 */
package io.github.tickwise.testkit;
