package io.github.tickwise.samples.wild;

import io.github.tickwise.engine.Rule;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The sources of a library in the compiler of this JVM. One error anywhere silences Error Prone for the whole run, so files
 * are compiled without it first, and those with errors are left out until there are none; their classes then come from
 * the main jar.
 */
final class LibrarySources {
  private final Path root;
  private final String classPath;
  private final TreeSet<Path> files = new TreeSet<>();
  private final List<String> dropped = new ArrayList<>();

  /**
   * @param root the directory of the sources
   * @param classPath the main jar and what the library depends on
   */
  LibrarySources(Path root, String classPath) throws IOException {
    this(root, classPath, null);
  }

  /**
   * As above; files of which no class can be written are left out, too.
   *
   * @param output where the classes of the sources as they are go, or {@code null} for nowhere
   */
  LibrarySources(Path root, String classPath, Path output) throws IOException {
    this.root = root;
    this.classPath = classPath;
    // Versioned sources of multi-release jars are another program.
    try (Stream<Path> all = Files.walk(root)) {
      all.filter(f -> f.toString().endsWith(".java"))
          .filter(f -> !f.endsWith("module-info.java"))
          .filter(f -> !root.relativize(f).startsWith("META-INF"))
          .forEach(files::add);
    }
    while (true) {
      Set<Path> wrong = new TreeSet<>();
      for (Diagnostic<? extends JavaFileObject> d :
          output == null ? checked(List.of()) : compiled(output, List.of())) {
        if (d.getKind() == Diagnostic.Kind.ERROR) {
          wrong.add(file(d));
        }
      }
      if (wrong.isEmpty()) {
        break;
      }
      if (!files.removeAll(wrong)) {
        throw new IOException("errors outside of the files that are compiled: " + wrong);
      }
      wrong.forEach(f -> dropped.add(relative(f)));
    }
    dropped.sort(null);
  }

  /** The files that compile. */
  Set<Path> files() {
    return files;
  }

  /** Those that had to be left out. */
  List<String> dropped() {
    return dropped;
  }

  /** Checks the files without writing classes. */
  List<Diagnostic<? extends JavaFileObject>> checked(List<String> more) throws IOException {
    List<String> options = new ArrayList<>(more);
    options.add("-XDshould-stop.ifNoError=FLOW");
    return compile(files, options);
  }

  /** Compiles the files to a directory. */
  List<Diagnostic<? extends JavaFileObject>> compiled(Path output, List<String> more)
      throws IOException {
    Files.createDirectories(output);
    List<String> options = new ArrayList<>(more);
    options.addAll(List.of("-d", output.toString()));
    return compile(files, options);
  }

  private List<Diagnostic<? extends JavaFileObject>> compile(
      Collection<Path> sources, List<String> more) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> options = new ArrayList<>(List.of(
        "-proc:none",
        "-implicit:none",
        "-Xmaxerrs",
        "100000",
        "-Xmaxwarns",
        "100000",
        "-XDcompilePolicy=simple",
        "-XDshould-stop.ifError=FLOW",
        "-classpath",
        classPath));
    options.addAll(more);
    try (StandardJavaFileManager manager =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      javac
          .getTask(
              new PrintWriter(Writer.nullWriter()),
              manager,
              diagnostics,
              options,
              null,
              manager.getJavaFileObjectsFromPaths(sources))
          .call();
    }
    return diagnostics.getDiagnostics();
  }

  /** The options that add the plugin, with every rule of faults on. */
  static List<String> plugin(String more) {
    StringBuilder plugin = new StringBuilder("-Xplugin:ErrorProne -XepDisableAllChecks");
    for (Rule rule : Kinds.rulesOfFaults()) {
      plugin.append(" -Xep:").append(rule.id()).append(":WARN");
    }
    return List.of(
        "-XDaddTypeAnnotationsToSymbol=true", "-processorpath", Fork.classPath(), plugin + more);
  }

  static Path file(Diagnostic<? extends JavaFileObject> diagnostic) throws IOException {
    if (diagnostic.getSource() == null) {
      throw new IOException("the compiler says: " + diagnostic);
    }
    return Path.of(diagnostic.getSource().toUri());
  }

  /** A file as its sources jar names it. */
  String relative(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }
}
