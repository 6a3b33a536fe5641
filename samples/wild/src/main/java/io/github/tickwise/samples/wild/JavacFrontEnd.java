package io.github.tickwise.samples.wild;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
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
 * The plugin in the compiler of this JVM, over the sources jar; the class path is the main jar and what the library's
 * own pom depends on. One error anywhere silences Error Prone for the whole run, so files are compiled without it first,
 * and those with errors are left out until there are none; their classes then come from the main jar.
 */
final class JavacFrontEnd implements FrontEnd {
  private static final Pattern NAMED = Pattern.compile("\\[(Tick\\w+)] .*", Pattern.DOTALL);

  @Override
  public String name() {
    return "javac";
  }

  /** The plugin always takes the whole catalogue. */
  @Override
  public Outcome analyze(Library library, Workspace workspace, Catalog catalog) throws IOException {
    Path sources = workspace.sources(library);
    TreeSet<Path> files = javaFiles(sources);
    List<String> classPath = List.of("-classpath", workspace.classPath(library));
    List<String> dropped = new ArrayList<>();
    while (true) {
      Set<Path> wrong = new TreeSet<>();
      for (Diagnostic<? extends JavaFileObject> d : compile(files, classPath)) {
        if (d.getKind() == Diagnostic.Kind.ERROR) {
          wrong.add(file(d));
        }
      }
      if (wrong.isEmpty()) {
        break;
      }
      if (!files.removeAll(wrong)) {
        throw new IOException(
            library + ": errors outside of the files that are compiled: " + wrong);
      }
      wrong.forEach(f -> dropped.add(relative(sources, f)));
    }
    dropped.sort(null);
    List<Hit> hits = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> d : compile(files, withPlugin(classPath))) {
      Matcher named = NAMED.matcher(d.getMessage(Locale.ROOT));
      if (d.getKind() == Diagnostic.Kind.ERROR
          || d.getMessage(Locale.ROOT).startsWith("Tickwise")) {
        problems.add(d.toString());
      } else if (named.matches()) {
        hits.add(new Hit(
            library.gav(), relative(sources, file(d)), (int) d.getLineNumber(), named.group(1)));
      }
    }
    return new Outcome(hits, problems, dropped, files.size());
  }

  /** Versioned sources of multi-release jars are another program. */
  private static TreeSet<Path> javaFiles(Path sources) throws IOException {
    TreeSet<Path> files = new TreeSet<>();
    try (Stream<Path> all = Files.walk(sources)) {
      all.filter(f -> f.toString().endsWith(".java"))
          .filter(f -> !f.endsWith("module-info.java"))
          .filter(f -> !sources.relativize(f).startsWith("META-INF"))
          .forEach(files::add);
    }
    return files;
  }

  private static List<Diagnostic<? extends JavaFileObject>> compile(
      Set<Path> files, List<String> more) throws IOException {
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
        "-XDshould-stop.ifNoError=FLOW"));
    options.addAll(more);
    try (StandardJavaFileManager manager =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      javac
          .getTask(
              null, manager, diagnostics, options, null, manager.getJavaFileObjectsFromPaths(files))
          .call();
    }
    return diagnostics.getDiagnostics();
  }

  private static List<String> withPlugin(List<String> options) {
    StringBuilder plugin = new StringBuilder("-Xplugin:ErrorProne -XepDisableAllChecks");
    for (Rule rule : Kinds.rulesOfFaults()) {
      plugin.append(" -Xep:").append(rule.id()).append(":WARN");
    }
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of(
        "-XDaddTypeAnnotationsToSymbol=true",
        "-processorpath",
        Fork.classPath(),
        plugin.toString()));
    return all;
  }

  private static Path file(Diagnostic<? extends JavaFileObject> diagnostic) throws IOException {
    if (diagnostic.getSource() == null) {
      throw new IOException("the compiler says: " + diagnostic);
    }
    return Path.of(diagnostic.getSource().toUri());
  }

  private static String relative(Path sources, Path file) {
    return sources.relativize(file).toString().replace('\\', '/');
  }
}
