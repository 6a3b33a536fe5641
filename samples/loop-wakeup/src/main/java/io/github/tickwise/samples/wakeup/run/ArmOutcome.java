package io.github.tickwise.samples.wakeup.run;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.Samples;
import io.github.tickwise.ticks.TickSpan;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;

/**
 * What came of one mechanism.
 *
 * @param expected samples that there should be: the plan's, or what was injected before a signal ended the run
 * @param injected wakes
 */
public record ArmOutcome(Mechanism mechanism, int expected, int injected, Samples samples) {
  /** Stamps that were injected and never came. */
  public int missing() {
    return injected - samples.count();
  }

  /** The cold-start tax: nanoseconds of the first sample; 0 if there is none. */
  public @TickSpan long first() {
    @TickSpan long[] all = samples.latencies();
    return all.length == 0 ? 0 : all[0];
  }

  /** All samples but the first, in nanoseconds. */
  public Histogram steady() {
    Histogram histogram = new Histogram(3);
    @TickSpan long[] all = samples.latencies();
    for (int i = 1; i < all.length; i++) {
      histogram.recordValue(Math.max(0, all[i]));
    }
    return histogram;
  }

  /** Microseconds of a percentile, the first sample left out. */
  public double micros(double percentile) {
    return steady().getValueAtPercentile(percentile) / 1e3;
  }

  /** What is wrong with it, each beginning with the name of the assertion that fails. */
  List<String> problems() {
    List<String> problems = new ArrayList<>();
    String label = mechanism.label();
    if (samples.count() != expected) {
      problems.add("counts: " + label + " has " + samples.count() + " samples of " + expected + " ("
          + injected + " injected)");
    }
    if (samples.strays() != 0) {
      problems.add("threads: " + label + " ran " + samples.strays() + " callbacks off its loop");
    }
    if (samples.repeated() != 0) {
      problems.add("order: " + label + " has " + samples.repeated() + " stamps twice or too late");
    }
    for (long latency : samples.latencies()) {
      if (latency < 0) {
        problems.add("clock: " + label + " took " + latency + " ns");
      }
    }
    return problems;
  }
}
