/** The ways to wake a loop: one {@code LoopWaker} each. */
package io.github.tickwise.samples.wakeup.mechanism;
