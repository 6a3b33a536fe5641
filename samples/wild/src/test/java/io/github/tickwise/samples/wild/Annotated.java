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

/** A copy of a library's sources that the javac plugin patches in place. */
final class Annotated {
  private static final Pattern NAMED = Pattern.compile("\\[(Tick\\w+)] (.*)", Pattern.DOTALL);
  private static final Pattern ANNOTATION = Pattern.compile("@(?:[\\w.]+\\.)?Tick\\b");

  /**
   * What is found at one time.
   *
   * @param annotations how often {@code @Tick} stands in the sources
   * @param unannotated how often {@code TickUnannotated} speaks
   * @param others what other rules say, as {@code file rule message}, lines left out: they move
   */
  record Round(int annotations, int unannotated, List<String> others) {}

  private final Path sources;
  private final String classPath;

  private Annotated(Path sources, String classPath) {
    this.sources = sources;
    this.classPath = classPath;
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
   * @throws IOException if the sources do not compile
   */
  Round look() throws IOException {
    StringBuilder plugin = new StringBuilder("-Xplugin:ErrorProne -XepDisableAllChecks");
    for (Rule rule : Rule.values()) {
      plugin.append(" -Xep:").append(rule.id()).append(":WARN");
    }
    List<String> others = new ArrayList<>();
    int unannotated = 0;
    for (Diagnostic<? extends JavaFileObject> d :
        compile(plugin + " -XepOpt:Tickwise:Suggestions=true")) {
      Matcher named = NAMED.matcher(d.getMessage(Locale.ROOT));
      if (d.getKind() == Diagnostic.Kind.ERROR) {
        throw new IOException(d.toString());
      } else if (named.matches() && named.group(1).equals(Rule.UNANNOTATED.id())) {
        unannotated++;
      } else if (named.matches()) {
        String file = Path.of(d.getSource().toUri()).getFileName().toString();
        others.add(file + " " + named.group(1));
      }
    }
    others.sort(null);
    return new Round(annotations(), unannotated, others);
  }

  /** Applies the fixes; whether that changed a file. */
  boolean patch() throws IOException {
    var before = contents();
    compile("-Xplugin:ErrorProne -XepDisableAllChecks -Xep:TickUnannotated:WARN"
        + " -XepOpt:Tickwise:Suggestions=true"
        + " -XepPatchChecks:TickUnannotated -XepPatchLocation:IN_PLACE");
    return !before.equals(contents());
  }

  private List<Diagnostic<? extends JavaFileObject>> compile(String plugin) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Path output = sources.resolveSibling(sources.getFileName() + ".classes");
    Files.createDirectories(output);
    List<String> options = List.of(
        "-proc:none",
        "-d",
        output.toString(),
        "-classpath",
        classPath,
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
      javac
          .getTask(
              null,
              files,
              diagnostics,
              options,
              null,
              files.getJavaFileObjectsFromPaths(javaFiles(sources)))
          .call();
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
