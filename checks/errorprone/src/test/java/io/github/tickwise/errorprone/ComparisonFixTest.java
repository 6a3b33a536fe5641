package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Patches comparisons in place, as a user would, and runs old and new: they agree where nothing
 * wraps, and the new one says the same wherever the clock's origin is.
 */
class ComparisonFixTest {
  private static final List<String> OPERATORS = List.of("<", "<=", ">", ">=");
  private static final List<String> LEFT =
      List.of("now", "(now)", "now + d", "now - d", "id(now)", "many(now)[0]", "(now = now + d)");
  private static final List<String> RIGHT =
      List.of("due", "due + d", "due - d + 1", "d + due", "(f ? due : due + d)", "id(due) + 2 * d");

  /** Instants around each other, closer than half the period. */
  private static final long[] NEAR = {-1_000_000, -3, -1, 0, 1, 2, 3, 1_000_000};

  private static final long[] ORIGINS = {
    0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 2, Long.MIN_VALUE + 2, 1L << 40
  };

  /** Methods of the source that compare nothing. */
  private static final int HELPERS = 2;

  @TempDir
  Path directory;

  @Test
  void agreesWhereNothingWrapsAndHoldsWhereItDoes() throws Exception {
    Path file = Files.createDirectory(directory.resolve("src")).resolve("Shapes.java");
    Files.writeString(file, source());
    Class<?> before = compile(file, "before");
    patch(file);
    Class<?> after = compile(file, "after");

    int shapes = OPERATORS.size() * LEFT.size() * RIGHT.size();
    List<String> lines = Files.readAllLines(file);
    lines.removeIf(line -> !line.contains(" return ") || line.contains(" 0; }"));
    assertEquals(HELPERS, lines.size(), "left as they were: " + lines);
    for (int shape = 0; shape < shapes; shape++) {
      compare(method(before, shape), method(after, shape));
    }
  }

  private static void compare(Method before, Method after) throws Exception {
    for (long now : NEAR) {
      for (long due : NEAR) {
        for (boolean flag : new boolean[] {false, true}) {
          Object expected = before.invoke(null, now, due, 5L, flag);
          for (long origin : ORIGINS) {
            assertEquals(
                expected,
                after.invoke(null, origin + now, origin + due, 5L, flag),
                after + " of " + now + ", " + due + " from " + origin);
          }
        }
      }
    }
  }

  private static Method method(Class<?> type, int shape) throws Exception {
    Method method =
        type.getDeclaredMethod("m" + shape, long.class, long.class, long.class, boolean.class);
    method.setAccessible(true);
    return method;
  }

  private static String source() {
    StringBuilder source =
        new StringBuilder("class Shapes {\n  @interface Tick {}\n  @interface TickSpan {}\n");
    source.append("  @Tick static long id(@Tick long t) { return t; }\n");
    source.append("  static long[] many(@Tick long t) { return new long[] {t}; }\n");
    int shape = 0;
    for (String operator : OPERATORS) {
      for (String left : LEFT) {
        for (String right : RIGHT) {
          source
              .append("  static boolean m" + shape++)
              .append("(@Tick long now, @Tick long due, @TickSpan long d, boolean f)")
              .append(" { return " + left + " " + operator + " " + right + "; }\n");
        }
      }
    }
    return source.append("}\n").toString();
  }

  private void patch(Path file) {
    JavacRunner.run(
        List.of(file),
        List.of(
            "-XepDisableAllChecks",
            "-Xep:TickDirectComparison:WARN",
            "-XepPatchChecks:TickDirectComparison",
            "-XepPatchLocation:IN_PLACE"),
        List.of());
  }

  private Class<?> compile(Path file, String name) throws Exception {
    Path output = Files.createDirectory(directory.resolve(name));
    int exit = ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-proc:none", "-d", output.toString(), file.toString());
    assertEquals(0, exit, Files.readString(file));
    URLClassLoader loader = new URLClassLoader(new URL[] {output.toUri().toURL()});
    return Class.forName("Shapes", true, loader);
  }
}
