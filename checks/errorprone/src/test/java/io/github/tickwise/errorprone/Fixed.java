package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.ticks.Ticks;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/**
 * A class whose source all checks have patched in place until nothing changed, as a user would, with
 * what it was before. Fails if one of the two does not compile.
 */
final class Fixed {
  private static final int MOST_ROUNDS = 6;

  private final String before;
  private final String text;
  private final List<String> findings;
  private final Class<?> original;
  private final Class<?> patched;

  private Fixed(
      String before, String text, List<String> findings, Class<?> original, Class<?> patched) {
    this.before = before;
    this.text = text;
    this.findings = findings;
    this.original = original;
    this.patched = patched;
  }

  /**
   * @param directory an empty one
   * @param style {@code plain}, {@code ticks}, or {@code auto} without the runtime on the class path
   * @param models lines of a model file
   */
  static Fixed of(Path directory, String name, String source, String style, String... models)
      throws IOException {
    Path file = Files.createDirectories(directory.resolve("src")).resolve(name + ".java");
    Path lines = directory.resolve("models.txt");
    Files.write(file, List.of(source.split("\n")));
    Files.write(lines, List.of(models));
    String before = Files.readString(file);
    List<String> plugin =
        new ArrayList<>(List.of("-XepDisableAllChecks", "-XepOpt:Tickwise:Models=" + lines));
    plugin.add("-XepOpt:Tickwise:Style=" + style);
    Arrays.stream(Rule.values()).forEach(rule -> plugin.add("-Xep:" + rule.id() + ":WARN"));
    List<String> javac = style.equals("auto") ? List.of() : List.of("-classpath", runtime());
    Class<?> original = compile(file, directory.resolve("before"), javac, name);
    List<String> patching = new ArrayList<>(plugin);
    patching.add("-XepPatchChecks:"
        + Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.joining(",")));
    patching.add("-XepPatchLocation:IN_PLACE");
    String text = before;
    for (int round = 0; ; round++) {
      assertEquals(true, round < MOST_ROUNDS, "no fixpoint: " + text);
      JavacRunner.run(List.of(file), patching, javac);
      String next = Files.readString(file);
      if (next.equals(text)) {
        break;
      }
      text = next;
    }
    Class<?> patched = compile(file, directory.resolve("after"), javac, name);
    List<String> findings = JavacRunner.run(List.of(file), plugin, javac).stream()
        .filter(r -> !r.rule().isEmpty())
        .map(r -> r.line() + " " + r.rule() + " " + r.message())
        .collect(Collectors.toList());
    return new Fixed(before, text, findings, original, patched);
  }

  /** Where the runtime's classes lie. */
  static String runtime() {
    try {
      return Path.of(
              Ticks.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static Class<?> compile(Path file, Path output, List<String> options, String name)
      throws IOException {
    Files.createDirectories(output);
    List<String> arguments = new ArrayList<>(options);
    arguments.addAll(List.of("-proc:none", "-d", output.toString(), file.toString()));
    int exit = ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, arguments.toArray(new String[0]));
    assertEquals(0, exit, () -> "does not compile: " + read(file));
    try {
      URL[] path = {output.toUri().toURL(), new File(runtime()).toURI().toURL()};
      return Class.forName(name, true, new URLClassLoader(path));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  String before() {
    return before;
  }

  /** The source after the last round. */
  String text() {
    return text;
  }

  /** What the checks still have to say of it. */
  List<String> findings() {
    return findings;
  }

  Class<?> original() {
    return original;
  }

  Class<?> patched() {
    return patched;
  }
}
