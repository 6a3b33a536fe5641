package io.github.tickwise.samples.wild;

import io.github.tickwise.engine.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Applies the plugin's fixes to copies of libraries' sources, as {@code -XepPatchChecks} does, again and again until nothing
 * changes: {@code PatchMode WORKSPACE FILE LIBRARY...}. The copies lie in the workspace under {@code patched}, their classes
 * under {@code classes}, and those of the unchanged sources under {@code original}. Each fix becomes a line of the file: the
 * place of its finding and the round. A library whose patched sources do not compile is an error.
 */
final class PatchMode {
  private static final int MOST_ROUNDS = 6;
  private static final Pattern FIX =
      Pattern.compile("\\[(Tick\\w+)] .*Did you mean.*", Pattern.DOTALL);

  private final Workspace workspace;

  PatchMode(Workspace workspace) {
    this.workspace = workspace;
  }

  /** See the class; runs deep enough for machine-written code. */
  public static void main(String[] args) throws Exception {
    Child.deeply(() -> {
      PatchMode mode = new PatchMode(new Workspace(Path.of(args[0])));
      List<String> lines = new ArrayList<>();
      for (String gav : Arrays.asList(args).subList(2, args.length)) {
        lines.addAll(mode.patch(Library.parse(gav)));
        Files.write(Path.of(args[1]), lines); // to look at while the next one takes its time
      }
    });
  }

  /** The fixes of a library: {@code gav, file, line, rule, round}, tab-separated. */
  List<String> patch(Library library) throws IOException {
    Path sources = workspace.root().resolve("patched").resolve(library.stem());
    copy(workspace.sources(library), sources);
    LibrarySources compiler =
        new LibrarySources(sources, workspace.classPath(library), output("original", library));
    List<String> fixes = new ArrayList<>();
    for (int round = 1; round <= MOST_ROUNDS; round++) {
      Map<Path, String> before = texts(compiler);
      TreeSet<Hit> offered = round(compiler, library);
      boolean changed = !texts(compiler).equals(before);
      if (changed != !offered.isEmpty()) {
        throw new IOException(library + ": offered, but not applied, in round " + round);
      }
      if (!changed) {
        compile(compiler, library);
        return fixes;
      }
      for (Hit hit : offered) {
        fixes.add(hit + "\t" + round);
      }
    }
    throw new IOException(library + " changes for ever");
  }

  private TreeSet<Hit> round(LibrarySources compiler, Library library) throws IOException {
    String rules = Kinds.rulesOfFaults().stream().map(Rule::id).collect(Collectors.joining(","));
    List<String> options = LibrarySources.plugin(
        " -XepOpt:Tickwise:Style=plain -XepPatchChecks:" + rules + " -XepPatchLocation:IN_PLACE");
    TreeSet<Hit> offered = new TreeSet<>();
    for (Diagnostic<? extends JavaFileObject> d :
        compiler.compiled(output("round", library), options)) {
      if (JavacFrontEnd.isProblem(d)) {
        throw new IOException(library + ": " + d);
      }
      Matcher fix = FIX.matcher(d.getMessage(Locale.ROOT));
      if (fix.matches()) {
        String file = compiler.relative(LibrarySources.file(d));
        offered.add(new Hit(library.gav(), file, (int) d.getLineNumber(), fix.group(1)));
      }
    }
    return offered;
  }

  /** Compiles without the plugin, so that its classes are those of the sources. */
  private void compile(LibrarySources compiler, Library library) throws IOException {
    Path output = output("classes", library);
    for (Diagnostic<? extends JavaFileObject> d : compiler.compiled(output, List.of())) {
      if (d.getKind() == Diagnostic.Kind.ERROR) {
        throw new IOException(library + ", fixed: " + d);
      }
    }
  }

  private Path output(String name, Library library) {
    return workspace.root().resolve(name).resolve(library.stem());
  }

  private static Map<Path, String> texts(LibrarySources compiler) throws IOException {
    Map<Path, String> texts = new HashMap<>();
    for (Path file : compiler.files()) {
      texts.put(file, Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1));
    }
    return texts;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }
}
