package io.github.tickwise.samples.hosts;

import com.google.errorprone.ErrorProneTimings;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.Context;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The process of one compilation, in which nothing has run before. What came out stands in a file when it ends, as lines
 * that {@link Compiled} reads.
 */
final class Child {
  private static final Pattern NAMED = Pattern.compile("\\[(\\w+)] .*", Pattern.DOTALL);

  private final List<String> lines = new ArrayList<>();

  private Child() {}

  /**
   * Arguments: {@code compile} or {@code select}, which leaves out files with errors until there are none; a
   * {@link Program}; the file to write; {@code timings}, if Error Prone is there to count.
   */
  public static void main(String[] args) throws IOException {
    Child child = new Child();
    Program program = Program.read(Path.of(args[1]));
    if (args[0].equals("select")) {
      child.select(program);
    } else {
      child.compile(program, args.length > 3);
    }
    Files.write(Path.of(args[2]), child.lines);
  }

  private void select(Program program) throws IOException {
    TreeSet<Path> files = new TreeSet<>(program.files());
    while (true) {
      DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
      run(program.of(List.copyOf(files)), diagnostics, false);
      TreeSet<Path> wrong = new TreeSet<>();
      for (Diagnostic<? extends JavaFileObject> d : diagnostics.getDiagnostics()) {
        if (d.getKind() == Diagnostic.Kind.ERROR) {
          if (d.getSource() == null) {
            throw new IOException("the compiler says: " + d);
          }
          wrong.add(Path.of(d.getSource().toUri()));
        }
      }
      if (wrong.isEmpty()) {
        files.forEach(f -> lines.add("file\t" + f));
        return;
      }
      if (!files.removeAll(wrong)) {
        throw new IOException("errors outside of what is compiled: " + wrong);
      }
    }
  }

  private void compile(Program program, boolean timings) throws IOException {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    run(program, diagnostics, timings);
    Map<String, Integer> reports = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> d : diagnostics.getDiagnostics()) {
      String text = d.getMessage(Locale.ROOT);
      Matcher named = NAMED.matcher(text);
      if (d.getKind() == Diagnostic.Kind.ERROR || text.startsWith("Tickwise")) {
        lines.add("problem\t" + d.toString().lines().findFirst().orElse("").replace('\t', ' '));
      } else if (named.matches()) {
        reports.merge(named.group(1), 1, Integer::sum);
      }
    }
    reports.forEach((check, count) -> lines.add("reports\t" + check + "\t" + count));
    // Last of all: what the process has used since it started.
    lines.add("cpu\t" + cpuNanos());
  }

  private void run(
      Program program, DiagnosticCollector<JavaFileObject> diagnostics, boolean timings)
      throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
            javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
        ClassDigests classes = new ClassDigests(files)) {
      BasicJavacTask task = (BasicJavacTask) javac.getTask(
          null,
          classes,
          diagnostics,
          program.options(),
          null,
          files.getJavaFileObjectsFromPaths(program.files()));
      // The task forgets it at the end.
      Context context = task.getContext();
      long start = System.nanoTime();
      boolean ok = task.call();
      lines.add("wall\t" + (System.nanoTime() - start));
      lines.add("ok\t" + ok);
      classes.digests().forEach((name, digest) -> lines.add("class\t" + name + "\t" + digest));
      if (timings) {
        ErrorProneTimings.instance(context)
            .timings()
            .forEach((check, time) -> lines.add("check\t" + check + "\t" + time.toNanos()));
      }
    }
  }

  private static long cpuNanos() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
