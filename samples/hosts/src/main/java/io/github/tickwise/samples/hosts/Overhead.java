package io.github.tickwise.samples.hosts;

import io.github.tickwise.samples.wild.Library;
import io.github.tickwise.samples.wild.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the plugin costs: libraries compiled by javac, each time in a new process, with more or less in it. Rounds go
 * through all variants, each from another one on. Prints tables for {@code docs/benchmarks.md}: medians with smallest and
 * largest.
 */
final class Overhead {
  private static final List<Variant> VARIANTS =
      List.of(Variant.HOST, Variant.TICKWISE, Variant.DEFAULTS, Variant.DEFAULTS_AND_TICKWISE);

  /** Those that take several times as long as the others, and are asked for little: so they run in the first rounds only. */
  private static final Set<Variant> LONG = Set.of(Variant.DEFAULTS, Variant.DEFAULTS_AND_TICKWISE);

  private static final int LONG_ROUNDS = 2;
  private static final double NANOS = 1e9;
  private static final String HEAP = "2g";
  private static final Duration LIMIT = Duration.ofMinutes(10);

  private final Compiler compiler;
  private final int rounds;

  private Overhead(Compiler compiler, int rounds) {
    this.compiler = compiler;
    this.rounds = rounds;
  }

  /** Arguments: the checkout, the Error Prone to run in, rounds, and libraries: a {@code group:artifact:version} each. */
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]).toAbsolutePath().normalize();
    Path work = root.resolve("samples/hosts/target/overhead");
    String errorProne = new ClassPaths(work.resolve("class-paths"))
        .of("com.google.errorprone:error_prone_core:" + args[1]);
    Compiler compiler = new Compiler(
        work.resolve("processes"), root.resolve(".mvn/jvm.config"), errorProne, HEAP, LIMIT);
    Programs programs = new Programs(
        new Workspace(Files.createDirectories(work.resolve("libraries"))), work, compiler);
    List<Library> libraries = new ArrayList<>();
    for (String gav : List.of(args).subList(3, args.length)) {
      libraries.add(Library.parse(gav));
    }
    programs.prepare(libraries);
    Overhead overhead = new Overhead(compiler, Integer.parseInt(args[2]));
    System.out.println("| | files | CPU: a | b / a | c | d / c | own time in b | in d |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    for (Library library : libraries) {
      System.out.println(overhead.row(library, programs.of(library)));
    }
    for (int i = 0; i < VARIANTS.size(); i++) {
      System.out.printf("%c: %s%n", 'a' + i, VARIANTS.get(i).title());
    }
  }

  private String row(Library library, Program program) throws IOException {
    Map<Variant, List<Compiled>> runs = new EnumMap<>(Variant.class);
    VARIANTS.forEach(v -> runs.put(v, new ArrayList<>()));
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < VARIANTS.size(); i++) {
        Variant variant = VARIANTS.get((round + i) % VARIANTS.size());
        if (round >= LONG_ROUNDS && LONG.contains(variant)) {
          continue;
        }
        Compiled compiled = compiler.compile(program, variant);
        if (!compiled.ok() || !compiled.problems().isEmpty()) {
          throw new IOException(library + ": " + compiled.problems());
        }
        runs.get(variant).add(compiled);
        System.err.printf(
            "%s %s: CPU %.1f s, compiler %.1f s, own %.3f s%n",
            library.stem(),
            variant,
            compiled.cpuNanos() / NANOS,
            compiled.wallNanos() / NANOS,
            compiled.ownNanos() / NANOS);
      }
    }
    return "| " + library.stem() + " | " + program.files().size() + " | "
        + cpu(runs.get(Variant.HOST)) + " | "
        + ratio(runs.get(Variant.TICKWISE), runs.get(Variant.HOST)) + " | "
        + cpu(runs.get(Variant.DEFAULTS)) + " | "
        + ratio(runs.get(Variant.DEFAULTS_AND_TICKWISE), runs.get(Variant.DEFAULTS)) + " | "
        + own(runs.get(Variant.TICKWISE)) + " | "
        + own(runs.get(Variant.DEFAULTS_AND_TICKWISE)) + " |";
  }

  private static String cpu(List<Compiled> runs) {
    return Spread.of(runs.stream().map(c -> c.cpuNanos() / NANOS).toList()).text("%.1f s");
  }

  /** Of the runs of one round each. */
  private static String ratio(List<Compiled> with, List<Compiled> without) {
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < with.size(); i++) {
      ratios.add((double) with.get(i).cpuNanos() / without.get(i).cpuNanos());
    }
    return Spread.of(ratios).text("%.3f");
  }

  /** The share of the compiler's run, in percent, and the time. */
  private static String own(List<Compiled> runs) {
    Spread share =
        Spread.of(runs.stream().map(c -> 100.0 * c.ownNanos() / c.wallNanos()).toList());
    Spread millis = Spread.of(runs.stream().map(c -> c.ownNanos() / 1e6).toList());
    return share.text("%.2f %%") + ", " + millis.text("%.0f ms");
  }
}
