package io.github.tickwise.samples.wild;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import io.github.tickwise.bytecode.ClassFileAnalysis;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.review.ReviewResult;
import io.github.tickwise.review.source.SourceReview;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** One measurement of {@link Speed}, in a process of its own. */
final class Probe {
  /** What can be measured. */
  enum Work {
    REVIEW_TREE("reviewing the tree"),
    PARSE_TREE("parsing it all"),
    REVIEW("reviewing the libraries"),
    PARSE_REACHED("parsing the files that are reached"),
    SCAN("scanning the libraries"),
    READ_CLASSES("reading their classes with frames");

    private final String label;

    Work(String label) {
      this.label = label;
    }

    String label() {
      return label;
    }
  }

  /**
   * @param inputs files or classes
   * @param peakBytes of the whole process
   */
  record Cost(int inputs, long millis, long cpuMillis, long peakBytes) {
    static Cost parse(String text) {
      String[] cells = text.strip().split("\t");
      return new Cost(
          Integer.parseInt(cells[0]),
          Long.parseLong(cells[1]),
          Long.parseLong(cells[2]),
          Long.parseLong(cells[3]));
    }

    @Override
    public String toString() {
      return inputs + "\t" + millis + "\t" + cpuMillis + "\t" + peakBytes;
    }
  }

  private final Path input;
  private final int part;
  private final Path reached;

  private Probe(Path input, int part, Path reached) {
    this.input = input;
    this.part = part;
    this.reached = reached;
  }

  /** Arguments: work, tree or workspace, every how many-th input, list of reached files, file to write. */
  public static void main(String[] args) throws IOException {
    Work work = Work.valueOf(args[0]);
    Probe probe = new Probe(Path.of(args[1]), Integer.parseInt(args[2]), Path.of(args[3]));
    long cpu = cpuNanos();
    long start = System.nanoTime();
    int inputs = probe.run(work);
    long millis = (System.nanoTime() - start) / 1_000_000;
    long cpuMillis = (cpuNanos() - cpu) / 1_000_000;
    Files.writeString(
        Path.of(args[4]), new Cost(inputs, millis, cpuMillis, Child.peakBytes()).toString());
  }

  private static long cpuNanos() {
    var system =
        (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return system.getProcessCpuTime();
  }

  private int run(Work work) throws IOException {
    return switch (work) {
      case REVIEW_TREE -> review(List.of(sources(input)));
      case PARSE_TREE -> parse(sources(input));
      case REVIEW -> review(libraries());
      case PARSE_REACHED ->
        parse(Files.readAllLines(reached).stream().map(Path::of).toList());
      case SCAN -> scan();
      case READ_CLASSES -> readClasses();
    };
  }

  /** Each group of files is a program. */
  private int review(List<List<Path>> programs) throws IOException {
    SourceReview review = new SourceReview(Catalog.bundled(), EnumSet.allOf(Rule.class));
    List<String> parsed = new ArrayList<>();
    int inputs = 0;
    for (List<Path> program : programs) {
      ReviewResult result = review.run(program);
      parsed.addAll(result.parsed());
      inputs += result.inputs();
    }
    Files.write(reached, parsed);
    return inputs;
  }

  /** Every so many-th file of a tree, or all. */
  private List<Path> sources(Path tree) throws IOException {
    try (Stream<Path> all = Files.walk(tree)) {
      List<Path> files =
          all.filter(f -> f.toString().endsWith(".java")).sorted().toList();
      return some(files);
    }
  }

  private <T> List<T> some(List<T> all) {
    return IntStream.range(0, all.size())
        .filter(i -> i % part == 0)
        .mapToObj(all::get)
        .toList();
  }

  private List<List<Path>> libraries() throws IOException {
    try (Stream<Path> all = Files.list(input.resolve("src"))) {
      return some(all.sorted().toList()).stream().map(List::of).toList();
    }
  }

  private int parse(List<Path> files) {
    ThreadLocal<JavaParser> parsers =
        ThreadLocal.withInitial(() -> new JavaParser(new ParserConfiguration()
            .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_25)
            .setAttributeComments(false)));
    return (int) files.parallelStream()
        .filter(file -> {
          try {
            return parsers.get().parse(file).getResult().isPresent();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        })
        .count();
  }

  private List<Path> jars() throws IOException {
    try (Stream<Path> all = Files.list(input.resolve("jars"))) {
      return some(
          all.filter(f -> !f.toString().endsWith("-sources.jar")).sorted().toList());
    }
  }

  private int scan() throws IOException {
    ClassFileAnalysis analysis =
        new ClassFileAnalysis(Catalog.bundled(), EnumSet.allOf(Rule.class));
    for (Path jar : jars()) {
      analysis.analyzePaths(List.of(jar));
    }
    return jars().size();
  }

  private int readClasses() throws IOException {
    int classes = 0;
    for (Path jar : jars()) {
      List<byte[]> files = new ArrayList<>();
      try (ZipFile zip = new ZipFile(jar.toFile())) {
        for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(e -> (ZipEntry) e)::iterator) {
          if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF")) {
            files.add(zip.getInputStream(entry).readAllBytes());
          }
        }
      }
      files.parallelStream().forEach(Probe::readWithFrames);
      classes += files.size();
    }
    return classes;
  }

  private static void readWithFrames(byte[] classFile) {
    new ClassReader(classFile).accept(new ClassNode(), ClassReader.EXPAND_FRAMES);
  }
}
