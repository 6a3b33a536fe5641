package io.github.tickwise.testkit;

/**
 * What a piece of code does on a clock that is given to it.
 *
 * @param <T> the outcome: values with {@code equals}, and no readings in them
 */
@FunctionalInterface
public interface Scenario<T> {
  /** Runs it, advancing the clock as time is to pass. */
  T run(ManualTickSource clock) throws Exception;
}
