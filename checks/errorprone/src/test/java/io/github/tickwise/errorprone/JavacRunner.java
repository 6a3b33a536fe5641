package io.github.tickwise.errorprone;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles sources with the plugin as javac would run it, in this JVM, which needs the exports of
 * {@code .mvn/jvm.config}. The plugin is taken from this JVM's class path.
 *
 * <p>As a program: {@code JavacRunner [--models FILE] [--class-path PATH] PATH...} prints {@code
 * path<TAB>line<TAB>rule<TAB>message}.
 */
final class JavacRunner {
  /**
   * One report of the compiler.
   *
   * @param path as the source was given; empty for a report without a place
   * @param line from 1, or -1
   * @param rule the check's name; empty where the compiler itself speaks
   * @param message first line only
   * @param details the lines below it
   */
  record Report(
      String path,
      long line,
      Diagnostic.Kind kind,
      String rule,
      String message,
      List<String> details) {
    String toTsv() {
      return path + "\t" + line + "\t" + rule + "\t" + message;
    }
  }

  private static final Pattern NAMED = Pattern.compile("\\[(\\w+)] (.*)", Pattern.DOTALL);

  private JavacRunner() {}

  /**
   * @param pluginOptions such as {@code -XepOpt:Tickwise:Models=FILE}; without any, all checks that
   *     are on by default
   */
  static List<Report> run(
      List<Path> sources, List<String> pluginOptions, List<String> javacOptions) {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      Path output = Files.createTempDirectory("tickwise");
      List<String> options = new ArrayList<>();
      options.addAll(List.of("-d", output.toString(), "-proc:none", "-Xmaxwarns", "100000"));
      options.addAll(List.of("-XDcompilePolicy=simple", "--should-stop=ifError=FLOW"));
      options.addAll(List.of("-processorpath", System.getProperty("java.class.path")));
      options.add("-Xplugin:ErrorProne " + String.join(" ", pluginOptions));
      options.addAll(javacOptions);
      javac
          .getTask(
              null, files, diagnostics, options, null, files.getJavaFileObjectsFromPaths(sources))
          .call();
      deleteAll(output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return diagnostics.getDiagnostics().stream()
        .map(JavacRunner::report)
        .collect(Collectors.toList());
  }

  private static Report report(Diagnostic<? extends JavaFileObject> diagnostic) {
    String path = diagnostic.getSource() == null ? "" : diagnostic.getSource().getName();
    String text = diagnostic.getMessage(Locale.ROOT);
    Matcher named = NAMED.matcher(text);
    String rule = named.matches() ? named.group(1) : "";
    List<String> lines =
        (named.matches() ? named.group(2) : text).lines().collect(Collectors.toList());
    String message = lines.isEmpty() ? "" : lines.get(0);
    List<String> details = lines.subList(Math.min(1, lines.size()), lines.size());
    return new Report(
        path, diagnostic.getLineNumber(), diagnostic.getKind(), rule, message, details);
  }

  private static void deleteAll(Path directory) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path path :
          all.sorted(java.util.Comparator.reverseOrder()).collect(Collectors.toList())) {
        Files.delete(path);
      }
    }
  }

  /** See the class. */
  public static void main(String[] args) throws IOException {
    List<String> rest = new ArrayList<>(Arrays.asList(args));
    List<String> plugin = new ArrayList<>();
    plugin.add("-XepDisableAllChecks");
    plugin.add("-XepOpt:Tickwise:Suggestions=true");
    for (io.github.tickwise.engine.Rule rule : io.github.tickwise.engine.Rule.values()) {
      plugin.add("-Xep:" + rule.id() + ":WARN");
    }
    List<String> javac = new ArrayList<>();
    while (!rest.isEmpty() && rest.get(0).startsWith("--")) {
      String option = rest.remove(0);
      String value = rest.remove(0);
      if (option.equals("--models")) {
        plugin.add("-XepOpt:Tickwise:Models=" + value);
      } else {
        javac.addAll(List.of(option, value));
      }
    }
    List<Path> sources = new ArrayList<>();
    for (String arg : rest) {
      try (Stream<Path> all = Files.walk(Path.of(arg))) {
        all.filter(p -> p.toString().endsWith(".java")).sorted().forEach(sources::add);
      }
    }
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    run(sources, plugin, javac).forEach(report -> out.println(report.toTsv()));
  }
}
