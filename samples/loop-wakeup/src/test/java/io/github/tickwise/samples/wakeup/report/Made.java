package io.github.tickwise.samples.wakeup.report;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.mechanism.Samples;
import io.github.tickwise.samples.wakeup.run.ArmOutcome;
import io.github.tickwise.samples.wakeup.run.Outcome;
import io.github.tickwise.ticks.TickSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** Outcomes that are made up, with the figures of the original program where nothing else is said. */
final class Made {
  static final long MICRO = 1_000;
  private static final int SAMPLES = 200;

  private final Map<Mechanism, Long> medians = new EnumMap<>(Map.of(
      Mechanism.POST, 319 * MICRO,
      Mechanism.SOURCE, 398 * MICRO,
      Mechanism.FD, 72 * MICRO,
      Mechanism.UNPARK, 40 * MICRO));
  private final Map<Mechanism, Long> slowest = new EnumMap<>(Mechanism.class);
  private long first = 75_000 * MICRO;
  private int missing;

  Made median(Mechanism mechanism, long micros) {
    medians.put(mechanism, micros * MICRO);
    return this;
  }

  /** One sample in twenty. */
  Made slow(Mechanism mechanism, long micros) {
    slowest.put(mechanism, micros * MICRO);
    return this;
  }

  Made first(long micros) {
    first = micros * MICRO;
    return this;
  }

  Made missing(int samples) {
    missing = samples;
    return this;
  }

  List<Outcome> rounds() {
    List<ArmOutcome> arms = new ArrayList<>();
    medians.forEach((mechanism, median) -> {
      AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5_000_000_000L);
      Samples samples = new Samples(TickSource.of(now::get), () -> true, SAMPLES);
      for (int i = 0; i < SAMPLES - missing; i++) {
        long latency =
            i == 0 ? first : i % 20 == 0 ? slowest.getOrDefault(mechanism, median) : median;
        samples.record(now.addAndGet(100_000_000) - latency);
      }
      arms.add(new ArmOutcome(mechanism, SAMPLES, SAMPLES, samples));
    });
    return List.of(new Outcome(arms, Map.of("worker", 5_000_000L), List.of(), List.of(), false));
  }
}
