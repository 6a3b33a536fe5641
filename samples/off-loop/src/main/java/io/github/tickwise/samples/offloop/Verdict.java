package io.github.tickwise.samples.offloop;

import io.github.tickwise.samples.kit.Bounds;
import io.github.tickwise.samples.kit.Rounds;
import java.util.List;

/** What was measured, held against what the original found. Ratios: the throughput is the driver's. */
record Verdict(Rounds<Arm, Arm.Result> rounds, Bounds bounds) {
  /** The arms of {@link Bench#LOADED}. */
  void loaded() {
    double met = 100.0 * Driver.CONNECTIONS / rate(Bench.NONE); // requests that meet a step at 1 Hz
    bounds.say(
        "%.0f rps (8,000 to 9,000 are meant): 60 Hz show above p%.1f, 1 Hz above p%.2f",
        rate(Bench.NONE), 100 - 60 * met, 100 - met);
    for (Arm arm : List.of(Bench.ON_4, Bench.ON_8)) {
      double beside = kept(arm) - (1 - arm.plan().duty());
      bounds.within(-0.15, 0.15, arm.name() + ", kept less 1 - duty", beside);
      double steps = millis(arm, 99) / arm.plan().stepMillis();
      bounds.within(0.9, 2, arm.name() + ", p99 : step", steps);
    }
    Arm rare = Bench.ON_RARE;
    bounds.atLeast(45, rare.name() + ", max in ms", millis(rare, 100));
    double median = millis(rare, 50) / millis(Bench.NONE, 50);
    bounds.atMost(1.5, rare.name() + ", p50 : no steps", median);
    bounds.atLeast(1.3, "60 Hz x 8 ms, rps off : on", rate(Bench.OFF_8) / rate(Bench.ON_8));
    double p90 = millis(Bench.OFF_8, 90) / millis(Bench.ON_8, 90);
    bounds.atMost(0.5, "60 Hz x 8 ms, p90 off : on", p90);
    double p999 = millis(rare, 99.9) / millis(Bench.OFF_RARE, 99.9);
    bounds.atLeast(3, "1 Hz x 50 ms, p99.9 on : off", p999);
  }

  /** The arms of {@link Bench#BUS}. */
  void bus() {
    for (Arm arm : rounds.arms()) {
      double share = rounds.median(arm, Arm.Result::ofNominal);
      bounds.atLeast(0.95, "bus at " + arm.name() + ", steps of nominal", share);
    }
  }

  /** In any round of any arm. */
  void nothingLost() {
    double lost = rounds.arms().stream()
        .flatMap(arm -> rounds.runs(arm).stream())
        .mapToDouble(Arm.Result::lost)
        .sum();
    bounds.atMost(0, "steps lost", lost);
  }

  double kept(Arm arm) {
    return rate(arm) / rate(Bench.NONE);
  }

  double rate(Arm arm) {
    return rounds.median(arm, Arm.Result::rate);
  }

  private double millis(Arm arm, double percentile) {
    return rounds.median(arm, r -> r.millis(percentile));
  }
}
