package io.github.tickwise.samples.wild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What the reviewer and the class-file analysis cost against what they stand on, and how that grows: {@code Speed
 * WORKSPACE TREE ROUNDS [JVM-OPTION...]}. The tree is one of Java sources in which few files touch clocks, such as the JDK's; the
 * libraries are those of the workspace, which must have been downloaded. Each measurement has a process of its own; those
 * of one round follow each other, and a ratio is taken within a round.
 */
public final class Speed {
  /** Numerator, denominator, the bound, and the input. */
  private record Comparison(Probe.Work work, Probe.Work base, String bound, boolean tree) {}

  private static final List<Comparison> COMPARISONS = List.of(
      new Comparison(Probe.Work.REVIEW_TREE, Probe.Work.PARSE_TREE, "0.15", true),
      new Comparison(Probe.Work.REVIEW, Probe.Work.PARSE_REACHED, "1.3", false),
      new Comparison(Probe.Work.SCAN, Probe.Work.READ_CLASSES, "3", false));

  private static final int[] PARTS = {4, 2, 1};

  private final Fork fork;
  private final Path workspace;
  private final Path tree;
  private final int rounds;

  private Speed(Path workspace, Path tree, int rounds, List<String> jvmOptions) {
    this.workspace = workspace.toAbsolutePath();
    this.tree = tree.toAbsolutePath();
    this.rounds = rounds;
    List<String> options = new ArrayList<>(List.of("-Xmx1200m", "-Xss64m"));
    options.addAll(jvmOptions);
    this.fork = new Fork(new Workspace(this.workspace), options);
  }

  /** Measures and prints Markdown. */
  public static void main(String[] args) throws IOException {
    Speed speed = new Speed(
        Path.of(args[0]),
        Path.of(args[1]),
        Integer.parseInt(args[2]),
        List.of(args).subList(3, args.length));
    speed.print();
  }

  private void print() throws IOException {
    System.out.println(
        "| work | part | inputs | clock, ms | CPU, ms | memory, MiB | of | ratio of clocks | of CPU | bound |");
    System.out.println("|---|---|---|---|---|---|---|---|---|---|");
    for (Comparison c : COMPARISONS) {
      for (int part : PARTS) {
        List<Map<Probe.Work, Probe.Cost>> measured = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
          measured.add(round(c, part));
        }
        System.out.println(line(c, part, measured));
      }
    }
  }

  private Map<Probe.Work, Probe.Cost> round(Comparison c, int part) throws IOException {
    Map<Probe.Work, Probe.Cost> costs = new EnumMap<>(Probe.Work.class);
    for (Probe.Work work : List.of(c.work, c.base)) {
      Path out = Files.createTempFile(workspace, "speed", ".tsv");
      fork.java(
          Probe.class,
          List.of(
              work.name(),
              c.tree ? tree.toString() : workspace.toString(),
              String.valueOf(part),
              workspace.resolve("reached.txt").toString(),
              out.toString()));
      costs.put(work, Probe.Cost.parse(Files.readString(out)));
      Files.delete(out);
    }
    return costs;
  }

  private static String line(Comparison c, int part, List<Map<Probe.Work, Probe.Cost>> rounds) {
    List<Probe.Cost> works = rounds.stream().map(r -> r.get(c.work)).toList();
    double[] clocks = rounds.stream()
        .mapToDouble(r -> (double) r.get(c.work).millis() / r.get(c.base).millis())
        .sorted()
        .toArray();
    double[] cpus = rounds.stream()
        .mapToDouble(r -> (double) r.get(c.work).cpuMillis() / r.get(c.base).cpuMillis())
        .sorted()
        .toArray();
    return "| %s | 1/%d | %d | %d | %d | %d | %s | %s | %s | %s |"
        .formatted(
            c.work.label(),
            part,
            works.get(0).inputs(),
            median(works.stream().mapToLong(Probe.Cost::millis).toArray()),
            median(works.stream().mapToLong(Probe.Cost::cpuMillis).toArray()),
            median(works.stream().mapToLong(w -> w.peakBytes() >> 20).toArray()),
            c.base.label(),
            spread(clocks),
            spread(cpus),
            c.bound);
  }

  private static long median(long[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }

  private static String spread(double[] sorted) {
    return "%.2f (%.2f to %.2f)"
        .formatted(sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
  }
}
