package io.github.tickwise.samples.conformance;

import io.github.tickwise.engine.Rule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The plugin in the compiler of this JVM, which needs the exports of {@code .mvn/jvm.config}. The plugin is taken from
 * this JVM's class path.
 */
final class JavacFrontEnd implements FrontEnd {
  private static final Pattern NAMED = Pattern.compile("\\[(Tick\\w+)] .*", Pattern.DOTALL);

  @Override
  public String name() {
    return "javac";
  }

  @Override
  public int bar() {
    return 70;
  }

  @Override
  public List<Found> findings(Corpus corpus, Marks marks) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Path output = Files.createTempDirectory("conformance");
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      javac
          .getTask(
              null,
              files,
              diagnostics,
              options(corpus, output),
              null,
              files.getJavaFileObjectsFromPaths(corpus.files()))
          .call();
    } finally {
      Directories.delete(output);
    }
    List<Found> found = new ArrayList<>();
    diagnostics.getDiagnostics().forEach(d -> add(d, found));
    return found;
  }

  private static List<String> options(Corpus corpus, Path output) {
    List<String> plugin = new ArrayList<>();
    plugin.add("-Xplugin:ErrorProne -XepDisableAllChecks");
    for (Rule rule : Rule.values()) {
      plugin.add("-Xep:" + rule.id() + ":WARN");
    }
    plugin.add("-XepOpt:Tickwise:Models=" + corpus.models());
    plugin.add("-XepOpt:Tickwise:Suggestions=true");
    return List.of(
        "-d",
        output.toString(),
        "-proc:none",
        "-Xmaxwarns",
        "100000",
        "-XDcompilePolicy=simple",
        "--should-stop=ifError=FLOW",
        "-XDaddTypeAnnotationsToSymbol=true",
        "-processorpath",
        System.getProperty("java.class.path"),
        String.join(" ", plugin));
  }

  private static void add(Diagnostic<? extends JavaFileObject> diagnostic, List<Found> found) {
    if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
      throw new IllegalStateException(diagnostic.toString());
    }
    Matcher named = NAMED.matcher(diagnostic.getMessage(Locale.ROOT));
    if (named.matches()) {
      Path file = Path.of(diagnostic.getSource().getName());
      found.add(new Found(
          file.getFileName().toString(), (int) diagnostic.getLineNumber(), named.group(1)));
    }
  }
}
