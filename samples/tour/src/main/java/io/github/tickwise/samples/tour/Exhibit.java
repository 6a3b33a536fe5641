package io.github.tickwise.samples.tour;

import java.util.function.BiFunction;

/**
 * One fault, shown on a clock.
 *
 * @param rule the rule that reports it
 * @param task what the scheduler is asked to do
 * @param run asks a scheduler that was made on the clock to do it, and says what came of it
 */
public record Exhibit(String rule, String task, BiFunction<Twin, SimulatedClock, String> run) {}
