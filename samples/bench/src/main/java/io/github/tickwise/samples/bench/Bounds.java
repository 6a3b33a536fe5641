package io.github.tickwise.samples.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures, prints a table, and says of each bound whether it holds.
 *
 * <p>Times are means over the rounds with a 99 % interval; ratios are taken round by round, so that
 * what slows the machine for a while slows both sides. An interval that is too wide to tell anything
 * fails as well: the machine was not quiet.
 */
public final class Bounds {
  private static final List<String> COMPARISONS = List.of(
      "isBefore",
      "isBeforeOrSame",
      "isAfter",
      "isAfterOrSame",
      "compare",
      "min",
      "max",
      "elapsed",
      "hasElapsed");

  /** An object takes 16 bytes or more; what is far below is JMH's own, told over its operations. */
  private static final double NOTHING = 0.5;

  private final Scores scores;
  private boolean all = true;

  private Bounds(Scores scores) {
    this.scores = scores;
  }

  /** {@code --quick} for a short run. Exits with 1 if a bound does not hold. */
  public static void main(String[] args) throws RunnerException {
    boolean quick = List.of(args).contains("--quick");
    int rounds = quick ? 3 : 10;
    Scores scores = new Scores();
    for (int round = 1; round <= rounds; round++) {
      System.out.printf(Locale.ROOT, "Round %d of %d, load %.1f%n", round, rounds, load());
      scores.addRound(quick ? 200 : 500, quick ? 100 : 300);
    }
    Bounds bounds = new Bounds(scores);
    bounds.print();
    System.out.println(bounds.all ? "Every bound holds." : "A bound does not hold.");
    System.exit(bounds.all ? 0 : 1);
  }

  private static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }

  private void print() {
    System.out.printf("%n| question | here, ns | against, ns | ratio | B/op | bound | |%n");
    System.out.printf("|---|---|---|---|---|---|---|%n");
    for (String name : COMPARISONS) {
      Estimate ratio = ratio(name, "RawOps." + name);
      row(name, "RawOps." + name, ratio, "1.00 within, all of it 0.9 to 1.1", asRaw(ratio));
    }
    Estimate due = ratio("deadlineIsDue", "RawOps.deadlineIsDue");
    row("deadlineIsDue", "RawOps.deadlineIsDue", due, "at most 1.1", due.high() <= 1.1);
    Estimate made = ratio("deadlineMadeAndAsked", "RawOps.deadlineMadeAndAsked");
    row("deadlineMadeAndAsked", "RawOps.deadlineMadeAndAsked", made, "0 B/op", true);
    Estimate big = scores.ratio("BigOps.elapsedMillis", "RuntimeOps.elapsedMillis");
    row(
        "elapsedMillis",
        "BigOps.elapsedMillis",
        big,
        "BigInteger / here at least 20",
        big.low() >= 20);
    for (String other : List.of("synchronizedThrottle", "rateLimiter")) {
      Estimate ratio = scores.ratio("Throttles." + other, "Throttles.atomicTick");
      String bound = other + " / here above 1, two threads";
      rowOf("Throttles.atomicTick", "Throttles." + other, ratio, bound, ratio.low() > 1);
    }
    System.out.println();
  }

  private static boolean asRaw(Estimate ratio) {
    return ratio.contains(1) && ratio.low() >= 0.9 && ratio.high() <= 1.1;
  }

  private Estimate ratio(String name, String raw) {
    return scores.ratio("RuntimeOps." + name, raw);
  }

  private void row(String name, String against, Estimate ratio, String bound, boolean holds) {
    rowOf("RuntimeOps." + name, against, ratio, bound, holds);
  }

  private void rowOf(String name, String against, Estimate ratio, String bound, boolean holds) {
    double bytes = scores.bytes(name);
    boolean ok = holds && bytes < NOTHING;
    all &= ok;
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %s | %s | %.3f | %s | %s |%n",
        name.substring(name.indexOf('.') + 1),
        scores.nanos(name).plusMinus(),
        scores.nanos(against).plusMinus(),
        ratio.interval(),
        bytes,
        bound,
        ok ? "holds" : "FAILS");
  }
}
