package io.github.tickwise.samples.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;

/**
 * Arms that are measured in rounds, interleaved, in rotating order, so that no arm has the warm or the busy machine to itself.
 *
 * @param <A> what is measured
 * @param <R> what one run of it gives
 */
public final class Rounds<A, R> {
  private final Map<A, List<R>> runs = new LinkedHashMap<>();

  /** One run. */
  @FunctionalInterface
  public interface Measure<A, R> {
    R run(A arm) throws Exception;
  }

  /** Nothing yet. */
  public Rounds() {}

  /** Measures each arm as often as there are rounds. */
  public Rounds(List<A> arms, int rounds, Measure<A, R> measure) throws Exception {
    arms.forEach(arm -> runs.put(arm, new ArrayList<>()));
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < arms.size(); i++) {
        A arm = arms.get((i + round * (arms.size() / rounds + 1)) % arms.size());
        runs.get(arm).add(measure.run(arm));
      }
    }
  }

  /** A run that was measured elsewhere, since one measurement runs all arms at once. */
  public void add(A arm, R run) {
    runs.computeIfAbsent(arm, a -> new ArrayList<>()).add(run);
  }

  public List<A> arms() {
    return List.copyOf(runs.keySet());
  }

  public List<R> runs(A arm) {
    return runs.get(arm);
  }

  /** A figure of each round, the least first. */
  public double[] sorted(A arm, ToDoubleFunction<R> figure) {
    return runs.get(arm).stream().mapToDouble(figure).sorted().toArray();
  }

  public double median(A arm, ToDoubleFunction<R> figure) {
    return sorted(arm, figure)[runs.get(arm).size() / 2];
  }

  /** The histograms of all rounds in one. */
  public Histogram sum(A arm, Function<R, Histogram> histogram) {
    Histogram sum = new Histogram(3);
    runs.get(arm).forEach(run -> sum.add(histogram.apply(run)));
    return sum;
  }

  /** The same of all arms, by name: for a plot. */
  public Map<String, Histogram> sums(Function<A, String> name, Function<R, Histogram> histogram) {
    Map<String, Histogram> sums = new LinkedHashMap<>();
    runs.keySet().forEach(arm -> sums.put(name.apply(arm), sum(arm, histogram)));
    return sums;
  }
}
