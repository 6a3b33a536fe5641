package io.github.tickwise.ticks.migrating;

import java.util.List;
import java.util.function.Function;

/**
 * Code before and after a migration, each run on a clock that stands at {@code origin} first.
 *
 * @param name what both do, as the page names its snippets
 * @param before makes the code as it is met, and gives what it did, step by step
 * @param after the same of the code as it should be
 * @param expected what right code does at every origin
 * @param faultyAt an origin at which the code as it is met does something else
 * @param hiddenAt one at which it does not, so that nobody notices; or null if it always does
 */
record Pair(
    String name,
    Function<MovedClock, List<?>> before,
    Function<MovedClock, List<?>> after,
    List<?> expected,
    long faultyAt,
    Long hiddenAt) {}
