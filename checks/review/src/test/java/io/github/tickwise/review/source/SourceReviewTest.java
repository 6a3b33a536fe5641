package io.github.tickwise.review.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.review.ReviewFinding;
import io.github.tickwise.review.ReviewResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceReviewTest {
  private static final Set<Rule> ALL = Rule.byDefault();

  @TempDir
  private Path dir;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(dir.resolve(name), text);
  }

  private ReviewResult review() {
    return new SourceReview(Catalog.bundled(), ALL).run(List.of(dir));
  }

  private List<Integer> lines() {
    ReviewResult result = review();
    assertEquals(List.of(), result.errors());
    return result.findings().stream().map(ReviewFinding::line).toList();
  }

  @Test
  void allFilesAreOneProgram() throws IOException {
    write(
        "Clock.java",
        "package a; public class Clock { public long now() { return System.nanoTime(); } }");
    write(
        "Entry.java",
        "package b; record Entry(a.Clock clock, long at) { Entry(a.Clock c) { this(c, c.now()); } }");
    write("Use.java", """
        package b;
        import java.util.List;
        class Use {
          List<Entry> entries;
          void sweep(long t) {
            entries.removeIf(e ->
                e.at() < t);
          }
        }
        """);
    assertEquals(List.of(7), lines());
  }

  /** Methods that hand on what others return, themselves among them, once had no end. */
  @Test
  void aReadingThatIsHandedRoundInCircles() throws IOException {
    write("I.java", "interface I { long g(); }");
    write("A.java", """
        class A implements I {
          int n;
          public long g() { return h(); }
          long h() { return n > 0 ? System.nanoTime() : h(); }
          long c0(I i) { return i.g(); }
          long c1(I i) { return c0(i); }
          long c2(I i) { return c1(i); }
          long c3(I i) { return c2(i); }
          boolean due0(I i, long at) { return i.g() > at; }
          boolean due1(I i, long at) { return c0(i) > at; }
          boolean due2(I i, long at) { return c1(i) > at; }
          boolean due3(I i, long at) { return c2(i) > at; }
          boolean due4(I i, long at) { return c3(i) > at; }
        }
        """);
    assertEquals(List.of(9, 10, 11, 12, 13), lines());
  }

  /** Without the annotation lines 8 and 11 have a finding. */
  @ParameterizedTest
  @ValueSource(strings = {"class", "method", "field", "local"})
  void suppressionAtEachKindOfDeclaration(String where) throws IOException {
    String source = """
        package p;
        CLASS
        class C {
          METHOD
          void m(long end, long start) {
            LOCAL
            boolean late =
                System.nanoTime() > start + 5;
          }
          FIELD
          boolean late = System.nanoTime() > limit();
          static long limit() { return Thread.activeCount(); }
        }
        """;
    String here = "@SuppressWarnings(\"TickDirectComparison\")";
    String other = "@SuppressWarnings(\"TickMinMax\")";
    String all = "@SuppressWarnings(\"all\")";
    for (String annotation : List.of("", other, here, all)) {
      String text = source
          .replace(where.toUpperCase(java.util.Locale.ROOT), annotation)
          .replaceAll("CLASS|METHOD|LOCAL|FIELD", "");
      write("C.java", text);
      boolean off = annotation.equals(here) || annotation.equals(all);
      List<Integer> expected = new ArrayList<>(List.of(8, 11));
      if (off && !where.equals("field")) {
        expected.remove((Object) 8);
      }
      if (off && (where.equals("field") || where.equals("class"))) {
        expected.remove((Object) 11);
      }
      List<Integer> found =
          review().findings().stream().map(ReviewFinding::line).toList();
      assertEquals(expected, found, text);
    }
  }

  @Test
  void machineWrittenCodeDoesNotOverflowTheStack() throws IOException {
    StringBuilder chain = new StringBuilder("\"\"");
    StringBuilder sum = new StringBuilder("1");
    StringBuilder nested = new StringBuilder();
    for (int i = 0; i < 6000; i++) {
      chain.append(" + x");
      sum.append(" + x");
    }
    nested.append("(".repeat(300)).append("x").append(")".repeat(300));
    write(
        "Deep.java",
        "class Deep { String s(long x) { return " + chain + "; } long l(long x) { return " + sum
            + "; } long n(long x) { return " + nested
            + "; } boolean b() { return System.nanoTime() > l(1); } }");
    assertEquals(List.of(1), lines());
  }

  @Test
  void theResultDoesNotDependOnTheThreads() throws IOException {
    for (int i = 0; i < 40; i++) {
      write("F" + i + ".java", """
          class F%d {
            static final long LIMIT = %s;
            long at;
            F%d other;
            void touch() { at = System.nanoTime(); }
            boolean late(F%d o) { return o.at + LIMIT < System.nanoTime() || other.late(null); }
          }
          """.formatted(
              i, i == 0 ? "5" : "F" + (i - 1) + ".LIMIT + 1", (i + 1) % 40, (i + 7) % 40));
    }
    ReviewResult first = review();
    assertEquals(
        40,
        first.findings().stream()
            .filter(f -> f.rule() == Rule.DIRECT_COMPARISON)
            .count());
    for (int i = 0; i < 5; i++) {
      assertEquals(first, review());
    }
  }

  @Test
  void oldAndNewSyntax() throws IOException {
    write(
        "Old.java",
        "class Old { int record = 1, yield = 2, sealed = 3; void var() { int enumeration = 4; } }");
    write("New.java", """
        import module java.base;
        sealed interface New permits New.A, New.B {
          record A(int x) implements New {}
          record B(String s) implements New {}
          static int f(New n) {
            return switch (n) {
              case A(int x) when x > 1 -> x;
              case A _ -> 0;
              case B(var s) -> { var t = \"""
                  text\"""; yield t.length(); }
            };
          }
          class C { final int y; C(int z) { if (z > 0) { z = 1; } super(); y = z; } }
        }
        """);
    assertEquals(List.of(), lines());
  }

  @Test
  void aFileGivenTwiceCountsOnce() throws IOException {
    Path file = write("A.java", "class A { boolean b(long t) { return System.nanoTime() > t; } }");
    ReviewResult result = new SourceReview(Catalog.bundled(), ALL).run(List.of(dir, file, file));
    assertEquals(1, result.inputs());
    assertEquals(1, result.findings().size());
  }

  @Test
  void bytesThatAreNoUtf8DoNotStopTheFile() throws IOException {
    Files.write(
        dir.resolve("L.java"),
        "\uFEFF// caf\u00e9\nclass L {}".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    Files.write(
        dir.resolve("M.java"),
        "// caf\u00e9\nclass M { boolean b(long t) { return System.nanoTime() > t; } }"
            .getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
    assertEquals(List.of(2), lines());
  }

  @Test
  void lexicalErrorsAreErrorsToo() throws IOException {
    write("A.java", "class A { long t = System.nanoTime();\n  String s = \"open;\n}\n");
    write("B.java", "class B { long t = System.nanoTime();\n  int x = 1 # 2;\n}\n");
    ReviewResult result = review();
    assertEquals(2, result.errors().size(), result.errors()::toString);
    assertEquals(
        List.of(2, 2),
        result.errors().stream().map(e -> e.line()).toList(),
        result.errors()::toString);
    assertTrue(result.errors().get(0).path().endsWith("A.java"));
    assertEquals(0, result.inputs());
  }

  /** C is reached through B alone, which mentions no clock, and its types through signatures of files without readings. */
  @Test
  void filesAreReachedStepByStep() throws IOException {
    write("A.java", "package p; class A { static long now() { return System.nanoTime(); } }");
    write("B.java", "package p; class B { long begun = A.now(); }");
    write("C.java", """
        package p;
        class C {
          boolean f(Holder h, long t) {
            return t > h.inner().b().begun;
          }
        }
        """);
    write("Holder.java", "package p; class Holder extends Base {}");
    write("Base.java", "package p; class Base { Inner inner() { return null; } }");
    write("Inner.java", "package p; class Inner { B b() { return null; } }");
    assertEquals(List.of(4), lines());
  }

  /** A reading that is printed, or put into a map, is not what all of the platform prints and keeps. */
  @Test
  void thePlatformsOwnSourcesAreWhatTheCatalogueSays() throws IOException {
    write("Text.java", """
        package java.text;
        public class Text {
          public static String of(long l) {
            return l < 0 ? "-" + of(-l) : digits(l);
          }
          static String digits(long l) {
            return l > 9 ? "more" : "one";
          }
        }
        """);
    write("Math.java", """
        package java.lang;
        public final class Math {
          public static long min(long a, long b) {
            return a <= b ? a : b;
          }
        }
        """);
    write("A.java", """
        class A {
          String s = java.text.Text.of(System.nanoTime());
          long other = Math.min(3, 4);
          boolean same(long l) { return other > l; }
          long least(long limit) {
            return Math.min(System.nanoTime(), limit);
          }
        }
        """);
    assertEquals(List.of(6), lines());
  }

  @Test
  void theResultDoesNotDependOnTheNumberOfThreads() throws IOException {
    for (int i = 0; i < 30; i++) {
      write(
          "A" + i + ".java",
          "class A" + i + " { long at = A" + (i + 7) % 30
              + ".now(); static long now() { return System.nanoTime(); }" + " boolean f(A"
              + (i + 11) % 30 + " a) { return a.at > now(); } }");
    }
    List<ReviewFinding> one =
        new SourceReview(Catalog.bundled(), ALL, 1).run(List.of(dir)).findings();
    List<ReviewFinding> four =
        new SourceReview(Catalog.bundled(), ALL, 4).run(List.of(dir)).findings();
    assertEquals(30, one.size());
    assertEquals(one, four);
  }
}
