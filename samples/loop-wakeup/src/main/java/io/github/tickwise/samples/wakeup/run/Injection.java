package io.github.tickwise.samples.wakeup.run;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.ticks.TickSpan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One wake of the plan.
 *
 * @param offset nanoseconds after the worker's first reading; a span, so it may be sorted as any number
 */
record Injection(@TickSpan long offset, Mechanism mechanism) {
  private static final int CYCLE_MILLIS = 100;

  /**
   * All wakes of a run, in their order. A mechanism with a period of 100 ms has a slot of each cycle to itself, so that it finds its loop
   * asleep; the slots rotate from cycle to cycle, and their order turns round after each full rotation, so that no mechanism always
   * follows the same other. The descriptor keeps its own period. Every schedule begins at 0: 30 s hold 300 of the one and 210 of
   * the other.
   */
  static List<Injection> plan(int seconds, List<Mechanism> mechanisms) {
    List<Injection> plan = new ArrayList<>();
    List<Mechanism> cyclic =
        mechanisms.stream().filter(m -> m.periodMillis() == CYCLE_MILLIS).toList();
    int arms = cyclic.size();
    int cycles = seconds * 1000 / CYCLE_MILLIS;
    for (int cycle = 0; cycle < cycles; cycle++) {
      boolean forwards = cycle / arms % 2 == 0;
      for (int slot = 0; slot < arms; slot++) {
        Mechanism mechanism = cyclic.get(((forwards ? slot : arms - 1 - slot) + cycle) % arms);
        plan.add(new Injection(
            millis(CYCLE_MILLIS) * cycle + millis(CYCLE_MILLIS) / arms * slot, mechanism));
      }
    }
    for (Mechanism mechanism : mechanisms) {
      if (!cyclic.contains(mechanism)) {
        for (int at = 0; at < seconds * 1000; at += mechanism.periodMillis()) {
          plan.add(new Injection(millis(at), mechanism));
        }
      }
    }
    plan.sort(Comparator.comparingLong(Injection::offset));
    return plan;
  }

  private static @TickSpan long millis(int millis) {
    return TimeUnit.MILLISECONDS.toNanos(millis);
  }
}
