package io.github.tickwise.samples.wild;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.ticks.Tick;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A copy of a library's sources that the javac plugin patches in place. As a program, which needs the exports of
 * {@code .mvn/jvm.config}: annotates a library to the end and writes down what was found on the way.
 */
final class Annotated {
  private static final Pattern NAMED = Pattern.compile("\\[(Tick\\w+)] (.*)", Pattern.DOTALL);
  private static final Pattern ANNOTATION = Pattern.compile("@(?:[\\w.]+\\.)?Tick\\b");

  /**
   * What is found at one time.
   *
   * @param annotations how often {@code @Tick} stands in the sources
   * @param unannotated how often {@code TickUnannotated} speaks
   * @param others what other rules say, as file and rule; lines are left out, for they move
   */
  record Round(int annotations, int unannotated, List<String> others) {}

  private final Path sources;
  private final String classPath;

  private Annotated(Path sources, String classPath) {
    this.sources = sources;
    this.classPath = classPath;
  }

  /**
   * Arguments: library, root of the workspace, file to write. A line a run, {@code run, annotations, TickUnannotated,
   * others}; behind them what the other rules say, {@code before} and {@code after}.
   */
  public static void main(String[] args) throws IOException {
    Annotated annotated = copyOf(Library.parse(args[0]), new Workspace(Path.of(args[1])));
    List<String> lines = new ArrayList<>(List.of("run\tannotations\tTickUnannotated\tothers"));
    Round first = annotated.look();
    List<String> firstAlone = annotated.lookAtEachFileAlone();
    Round last = first;
    boolean more = true;
    for (int run = 1; more; run++) {
      lines.add(run + "\t" + last.annotations() + "\t" + last.unannotated() + "\t"
          + last.others().size());
      more = last.unannotated() > 0 && annotated.patch();
      last = more ? annotated.look() : last;
    }
    first.others().forEach(o -> lines.add("before\t" + o));
    last.others().forEach(o -> lines.add("after\t" + o));
    firstAlone.forEach(o -> lines.add("alone before\t" + o));
    annotated.lookAtEachFileAlone().forEach(o -> lines.add("alone after\t" + o));
    Files.write(Path.of(args[2]), lines);
  }

  /** Makes a fresh copy of a library's sources. */
  static Annotated copyOf(Library library, Workspace workspace) throws IOException {
    Path from = workspace.sources(library);
    Path to = workspace.root().resolve("annotated").resolve(library.stem());
    for (Path file : javaFiles(from)) {
      Path copy = to.resolve(from.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      Files.write(copy, Files.readAllBytes(file));
    }
    return new Annotated(
        to, workspace.classPath(library) + File.pathSeparator + locationOf(Tick.class));
  }

  /**
   * Compiles with all rules.
   *
   * @throws IOException if the sources do not compile, here as below
   */
  Round look() throws IOException {
    return look(javaFiles(sources), classPath);
  }

  /**
   * What other rules say of each file if it is compiled by itself, as in an incremental build: of all others it sees the
   * class files of the last compilation.
   */
  List<String> lookAtEachFileAlone() throws IOException {
    List<String> all = new ArrayList<>();
    for (Path file : javaFiles(sources)) {
      all.addAll(look(List.of(file), classes() + File.pathSeparator + classPath).others());
    }
    all.sort(null);
    return all;
  }

  private Path classes() {
    return sources.resolveSibling(sources.getFileName() + ".classes");
  }

  private Round look(List<Path> files, String path) throws IOException {
    StringBuilder plugin = new StringBuilder("-Xplugin:ErrorProne -XepDisableAllChecks");
    for (Rule rule : Rule.values()) {
      plugin.append(" -Xep:").append(rule.id()).append(":WARN");
    }
    List<String> others = new ArrayList<>();
    int unannotated = 0;
    plugin.append(" -XepOpt:Tickwise:Suggestions=true");
    for (Diagnostic<? extends JavaFileObject> d : compile(files, path, plugin.toString())) {
      Matcher named = NAMED.matcher(d.getMessage(Locale.ROOT));
      if (named.matches() && named.group(1).equals(Rule.UNANNOTATED.id())) {
        unannotated++;
      } else if (named.matches()) {
        String file = Path.of(d.getSource().toUri()).getFileName().toString();
        others.add(file + "\t" + named.group(1));
      }
    }
    others.sort(null);
    return new Round(annotations(), unannotated, others);
  }

  /** Applies the fixes; whether that changed a file. */
  boolean patch() throws IOException {
    var before = contents();
    compile(
        javaFiles(sources),
        classPath,
        "-Xplugin:ErrorProne -XepDisableAllChecks -Xep:TickUnannotated:WARN"
            + " -XepOpt:Tickwise:Suggestions=true"
            + " -XepPatchChecks:TickUnannotated -XepPatchLocation:IN_PLACE");
    return !before.equals(contents());
  }

  private List<Diagnostic<? extends JavaFileObject>> compile(
      List<Path> sourceFiles, String path, String plugin) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Files.createDirectories(classes());
    List<String> options = List.of(
        "-proc:none",
        "-d",
        classes().toString(),
        "-classpath",
        path,
        "-implicit:none",
        "-Xmaxwarns",
        "100000",
        "-XDcompilePolicy=simple",
        "--should-stop=ifError=FLOW",
        "-XDaddTypeAnnotationsToSymbol=true",
        "-processorpath",
        Fork.classPath(),
        plugin);
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      Boolean success = javac
          .getTask(
              null,
              files,
              diagnostics,
              options,
              null,
              files.getJavaFileObjectsFromPaths(sourceFiles))
          .call();
      if (!success) {
        throw new IOException("does not compile: " + diagnostics.getDiagnostics());
      }
    }
    return diagnostics.getDiagnostics();
  }

  private int annotations() throws IOException {
    int all = 0;
    for (String text : contents().values()) {
      all += (int) ANNOTATION.matcher(text).results().count();
    }
    return all;
  }

  private TreeMap<Path, String> contents() throws IOException {
    TreeMap<Path, String> contents = new TreeMap<>();
    for (Path file : javaFiles(sources)) {
      contents.put(file, Files.readString(file));
    }
    return contents;
  }

  private static List<Path> javaFiles(Path directory) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(f -> f.toString().endsWith(".java"))
          .filter(f -> !f.endsWith("module-info.java"))
          .sorted()
          .toList();
    }
  }

  private static Path locationOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }
}
