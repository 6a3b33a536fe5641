package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The snippets of docs/testkit.md compile against the kit, as a user would write them, and those
 * that are statements hold: what they are about is written here, and is right.
 */
final class TestkitPageTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "testkit.md");
  private static final Pattern SNIPPET = Pattern.compile("(?ms)^```java\n(.*?)^```$");
  private static final String IMPORTS = String.join(
      "\n",
      "import static org.junit.jupiter.api.Assertions.*;",
      "import io.github.tickwise.testkit.*;",
      "import io.github.tickwise.ticks.*;",
      "import java.time.Duration;",
      "import java.util.function.LongSupplier;",
      "");

  /** What the page's examples are about. */
  private static final String SUBJECTS = IMPORTS
      + String.join(
          "\n",
          "class Lease {",
          "  private final TickSource clock;",
          "  private final long taken;",
          "  private final long length;",
          "  Lease(TickSource clock, Duration length) {",
          "    this.clock = clock;",
          "    this.taken = clock.read();",
          "    this.length = length.toNanos();",
          "  }",
          "  boolean isHeld() { return clock.read() - taken < length; }",
          "}",
          "class RateLimiter {",
          "  private final LongSupplier clock;",
          "  private final long gap;",
          "  private long next;",
          "  RateLimiter(LongSupplier clock, int permits, Duration period) {",
          "    this.clock = clock;",
          "    this.gap = period.toNanos() / permits;",
          "    this.next = clock.getAsLong();",
          "  }",
          "  boolean tryAcquire() {",
          "    long now = clock.getAsLong();",
          "    if (now - next < 0) { return false; }",
          "    next = now + gap;",
          "    return true;",
          "  }",
          "}",
          "class MyDeadline {",
          "  private final TickSource clock;",
          "  private final long at;",
          "  private MyDeadline(TickSource clock, long at) { this.clock = clock; this.at = at; }",
          "  static MyDeadline after(TickSource clock, long nanos) {",
          "    return new MyDeadline(clock, clock.read() + nanos);",
          "  }",
          "  boolean isBefore(MyDeadline other) { return at - other.at < 0; }",
          "  int compareTo(MyDeadline other) { return Long.signum(at - other.at); }",
          "  MyDeadline min(MyDeadline other) { return at - other.at <= 0 ? this : other; }",
          "  boolean isDue() { return clock.read() - at >= 0; }",
          "}",
          "");

  @TempDir
  Path directory;

  @Test
  void theSnippetsCompileAndHold() throws Exception {
    List<Path> files = new ArrayList<>();
    files.add(Files.writeString(directory.resolve("Subjects.java"), SUBJECTS));
    List<String> statements = new ArrayList<>();
    for (MatchResult snippet : SNIPPET.matcher(Files.readString(PAGE)).results().toList()) {
      String text = snippet.group(1);
      String name = "Snippet" + files.size();
      boolean declares = text.startsWith("class ");
      String body = declares
          ? text
          : "public class " + name + " { public static void run() throws Exception {\n" + text
              + "} }";
      files.add(Files.writeString(directory.resolve(name + ".java"), IMPORTS + body));
      if (!declares) {
        statements.add(name);
      }
    }
    assertEquals(List.of(), errors(files));
    assertEquals(2, statements.size(), "snippets that can be run");
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {directory.toUri().toURL()}, getClass().getClassLoader())) {
      for (String name : statements) {
        loader.loadClass(name).getMethod("run").invoke(null);
      }
    }
  }

  private List<String> errors(List<Path> files) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> options = List.of(
        "-proc:none",
        "-d",
        directory.toString(),
        "-classpath",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    try (StandardJavaFileManager manager =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
      javac
          .getTask(
              null, manager, diagnostics, options, null, manager.getJavaFileObjectsFromPaths(files))
          .call();
    }
    return diagnostics.getDiagnostics().stream()
        .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
        .map(Object::toString)
        .toList();
  }
}
