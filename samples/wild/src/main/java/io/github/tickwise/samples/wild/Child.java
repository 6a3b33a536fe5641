package io.github.tickwise.samples.wild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The process of one front end: analyses one library after the other, each as a program of its own. Its arguments are
 * those of {@link Fork}; what it finds stands in a file when it ends.
 */
final class Child {
  /** Deep enough for machine-written code. */
  private static final long STACK_BYTES = 1L << 29;

  private static final Pattern PEAK = Pattern.compile("(?m)^VmHWM:\\s*(\\d+) kB$");

  private Child() {}

  /** Arguments: front end, catalogue, root of the workspace, file to write, libraries. */
  public static void main(String[] args) throws Exception {
    deeply(() -> run(args));
  }

  /** What may fail. */
  interface Work {
    void run() throws IOException;
  }

  /** Runs on a deep stack, and ends this JVM with status 1 if that throws. */
  static void deeply(Work work) throws InterruptedException {
    List<Throwable> thrown = new ArrayList<>();
    Thread worker = new Thread(
        null,
        () -> {
          try {
            work.run();
          } catch (IOException | RuntimeException | Error e) {
            thrown.add(e);
          }
        },
        "wild",
        STACK_BYTES);
    worker.start();
    worker.join();
    if (!thrown.isEmpty()) {
      thrown.get(0).printStackTrace();
      System.exit(1);
    }
  }

  private static void run(String[] args) throws IOException {
    FrontEnd frontEnd = FrontEnd.named(args[0]);
    CatalogChoice catalog = CatalogChoice.valueOf(args[1]);
    Workspace workspace = new Workspace(Path.of(args[2]));
    List<String> lines = new ArrayList<>();
    for (int i = 4; i < args.length; i++) {
      Library library = Library.parse(args[i]);
      workspace.sources(library); // unpacked before the clock starts
      long start = System.nanoTime();
      FrontEnd.Outcome outcome = frontEnd.analyze(library, workspace, catalog.catalog());
      long millis = (System.nanoTime() - start) / 1_000_000;
      outcome.hits().stream().distinct().sorted().forEach(h -> lines.add("hit\t" + h));
      outcome.problems().forEach(p -> lines.add("problem\t" + library + "\t" + oneLine(p)));
      outcome.dropped().forEach(d -> lines.add("dropped\t" + library + "\t" + oneLine(d)));
      lines.add("time\t" + library + "\t" + millis + "\t" + outcome.inputs());
    }
    lines.add("memory\t" + peakBytes());
    Files.write(Path.of(args[3]), lines);
  }

  private static String oneLine(String text) {
    return text.lines().findFirst().orElse("").replace('\t', ' ');
  }

  /** The largest resident set of this process, as Linux counts it; 0 elsewhere. */
  static long peakBytes() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return 0;
    }
    Matcher peak = PEAK.matcher(Files.readString(status));
    return peak.find() ? Long.parseLong(peak.group(1)) << 10 : 0;
  }
}
