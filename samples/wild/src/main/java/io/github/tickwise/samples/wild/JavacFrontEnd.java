package io.github.tickwise.samples.wild;

import io.github.tickwise.engine.catalog.Catalog;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * The plugin in the compiler of this JVM, over the sources jar; the class path is the main jar and what the library's
 * own pom depends on.
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
    LibrarySources sources =
        new LibrarySources(workspace.sources(library), workspace.classPath(library));
    List<Hit> hits = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> d : sources.checked(LibrarySources.plugin(""))) {
      Matcher named = NAMED.matcher(d.getMessage(Locale.ROOT));
      if (isProblem(d)) {
        problems.add(d.toString());
      } else if (named.matches()) {
        hits.add(new Hit(
            library.gav(),
            sources.relative(LibrarySources.file(d)),
            (int) d.getLineNumber(),
            named.group(1)));
      }
    }
    return new Outcome(hits, problems, sources.dropped(), sources.files().size());
  }

  /** Whether the compiler or the plugin could not do its work. */
  static boolean isProblem(Diagnostic<? extends JavaFileObject> d) {
    return d.getKind() == Diagnostic.Kind.ERROR || d.getMessage(Locale.ROOT).startsWith("Tickwise");
  }
}
