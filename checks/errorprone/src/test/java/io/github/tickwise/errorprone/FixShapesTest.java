package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every rewrite of an expression, with every operand it may have: the fixed code compiles and is
 * clean; it says what exact arithmetic says wherever the clock starts; and the code at hand says the
 * same where nothing wraps.
 */
class FixShapesTest {
  private static final BigInteger TWO = BigInteger.valueOf(2);

  @TempDir
  Path directory;

  /** What a method gives, in terms of true time. */
  private enum Meaning {
    /** A boolean as 0 or 1, a sign, or a duration: the same wherever the clock starts. */
    SAME,
    /** A reading: it moves with the clock's start. */
    READING,
    /** The same, but for how the last unit is rounded. */
    ROUNDED,
    /** A reading but for how the last unit is rounded. */
    ROUNDED_READING
  }

  /** A method to be fixed and what it means. */
  private record Shape(
      String type, String body, Meaning meaning, Function<Instants, BigInteger> oracle) {}

  private final List<Shape> shapes = new ArrayList<>();

  private static BigInteger bool(boolean b) {
    return b ? BigInteger.ONE : BigInteger.ZERO;
  }

  private static BigInteger sign(BigInteger a, BigInteger b) {
    return BigInteger.valueOf(a.compareTo(b));
  }

  private void each(
      List<Operand> left,
      List<Operand> right,
      BiFunction<String, String, String> body,
      String type,
      Meaning meaning,
      BiFunction<BigInteger, BigInteger, BigInteger> oracle) {
    for (int i = 0; i < left.size(); i++) {
      for (int j = 0; j < right.size(); j++) {
        // Every kind on either side; which one is on the other side matters little.
        if (i == 0 || j == 0 || i == j) {
          Operand l = left.get(i);
          Operand r = right.get(j);
          shapes.add(new Shape(
              type,
              body.apply(l.text(), r.text()),
              meaning,
              t -> oracle.apply(l.worth().apply(t), r.worth().apply(t))));
        }
      }
    }
  }

  private static List<Operand> now() {
    return Operand.around("now", "due", Instants::now);
  }

  private static List<Operand> due() {
    return Operand.around("due", "now", Instants::due);
  }

  @ParameterizedTest
  @CsvSource({
    "long, plain",
    "int, plain",
    "Long, plain",
    "long, ticks",
    "int, ticks",
    "Long, ticks",
    "long, auto"
  })
  void comparisons(String type, String style) throws Exception {
    List<Operand> left = type.equals("Long") ? Operand.plain(now()) : now();
    List<Operand> right = type.equals("Long") ? Operand.plain(due()) : due();
    each(
        left,
        right,
        (l, r) -> l + " < " + r,
        "boolean",
        Meaning.SAME,
        (a, b) -> bool(a.compareTo(b) < 0));
    each(
        left,
        right,
        (l, r) -> l + " >= " + r,
        "boolean",
        Meaning.SAME,
        (a, b) -> bool(a.compareTo(b) >= 0));
    List<Operand> few = left.subList(0, 4);
    each(
        few,
        right,
        (l, r) -> l + "<=" + r,
        "boolean",
        Meaning.SAME,
        (a, b) -> bool(a.compareTo(b) <= 0));
    each(
        few,
        right,
        (l, r) -> "!(" + l + " > " + r + ") == true",
        "boolean",
        Meaning.SAME,
        (a, b) -> bool(a.compareTo(b) <= 0));
    prove(type, style, Instants.near());
  }

  @ParameterizedTest
  @CsvSource({"long, plain", "int, plain", "Long, plain", "long, ticks", "int, ticks", "Long, ticks"
  })
  void orders(String type, String style) throws Exception {
    boolean boxed = type.equals("Long");
    String compare = type.equals("int") ? "Integer.compare(" : "Long.compare(";
    List<Operand> left = boxed ? Operand.plain(now()) : now();
    List<Operand> right = boxed ? Operand.plain(due()) : due();
    each(
        left,
        right,
        (l, r) -> compare + l + ", " + r + ")",
        "int",
        Meaning.SAME,
        FixShapesTest::sign);
    each(
        left.subList(0, 5),
        right,
        (l, r) -> compare + "\n        " + l + ",\n        " + r + ") > 0",
        "boolean",
        Meaning.SAME,
        (a, b) -> bool(a.compareTo(b) > 0));
    if (boxed) {
      each(
          List.of(new Operand("now", Instants::now)),
          right,
          (l, r) -> l + ".compareTo(" + r + ")",
          "int",
          Meaning.SAME,
          FixShapesTest::sign);
    }
    prove(type, style, Instants.near());
  }

  @ParameterizedTest
  @CsvSource({"long, plain", "int, plain", "long, ticks", "int, ticks"})
  void extremes(String type, String style) throws Exception {
    boolean plain = style.equals("plain");
    List<Operand> left = plain ? Operand.repeatable(now()) : now();
    List<Operand> right = plain ? Operand.repeatable(due()) : due();
    each(
        left,
        right,
        (l, r) -> "Math.max(" + l + ", " + r + ")",
        type,
        Meaning.READING,
        BigInteger::max);
    each(
        left,
        right,
        (l, r) -> "Math.min(" + l + ", " + r + ") + 1",
        type,
        Meaning.READING,
        (a, b) -> a.min(b).add(BigInteger.ONE));
    each(
        Operand.repeatable(now()),
        Operand.repeatable(due()),
        (l, r) -> "(" + l + ") > (" + r + ") ? (" + l + ") : (" + r + ")",
        type,
        Meaning.READING,
        BigInteger::max);
    prove(type, style, Instants.near());
  }

  @ParameterizedTest
  @CsvSource({"long, plain", "int, plain", "long, ticks"})
  void exactArithmetic(String type, String style) throws Exception {
    List<Operand> spans = List.of(
        new Operand("d", Instants::d),
        new Operand("d - 1", t -> t.d().subtract(BigInteger.ONE)),
        new Operand("2 * d", t -> t.d().multiply(TWO)),
        new Operand("(f ? d : 0)", t -> t.flag() ? t.d() : BigInteger.ZERO));
    List<Operand> now = now();
    each(
        now,
        spans,
        (l, r) -> "Math.addExact(" + l + ", " + r + ")",
        type,
        Meaning.READING,
        BigInteger::add);
    each(
        now,
        spans,
        (l, r) -> "Math.subtractExact(" + l + ", " + r + ") + d * 0",
        type,
        Meaning.READING,
        BigInteger::subtract);
    each(
        now,
        due(),
        (l, r) -> "2 * Math.subtractExact(" + l + ", " + r + ")",
        type,
        Meaning.SAME,
        (a, b) -> a.subtract(b).multiply(TWO));
    each(
        now,
        due(),
        (l, r) -> "-Math.subtractExact(\n        " + l + ",\n        " + r + ")",
        type,
        Meaning.SAME,
        (a, b) -> b.subtract(a));
    each(
        now,
        due(),
        (l, r) -> "7 - (" + type + ") Math.subtractExact(" + l + ", " + r + ")",
        type,
        Meaning.SAME,
        (a, b) -> BigInteger.valueOf(7).subtract(a.subtract(b)));
    prove(type, style, Instants.near());
  }

  @ParameterizedTest
  @CsvSource({"plain", "ticks"})
  void truncatedDifferences(String style) throws Exception {
    List<Operand> left = now();
    List<Operand> right = due();
    each(
        left,
        right,
        (l, r) -> "(int) (" + l + " - (" + r + ")) < 0",
        "boolean",
        Meaning.SAME,
        (a, b) -> bool(a.compareTo(b) < 0));
    each(
        left.subList(0, 5),
        right,
        (l, r) -> "0 <= (int) ((" + l + ") - (" + r + "))",
        "boolean",
        Meaning.SAME,
        (a, b) -> bool(a.compareTo(b) >= 0));
    each(
        left,
        right,
        (l, r) -> "(int) (" + l + " - (" + r + ")) / 1000000",
        "int",
        Meaning.SAME,
        (a, b) -> a.subtract(b).divide(BigInteger.valueOf(1_000_000)));
    prove("long", style, Instants.near(), Instants.far());
  }

  @ParameterizedTest
  @CsvSource({"plain", "ticks"})
  void scaledReadings(String style) throws Exception {
    List<Operand> left = oneExpression(now());
    List<Operand> right = oneExpression(due());
    BigInteger thousand = BigInteger.valueOf(1000);
    String nanos = "java.util.concurrent.TimeUnit.NANOSECONDS.toMicros(";
    each(
        left,
        right,
        (l, r) -> nanos + l + ") - " + nanos + r + ")",
        "long",
        Meaning.ROUNDED,
        (a, b) -> a.subtract(b).divide(thousand));
    each(
        left,
        right,
        (l, r) -> "5 - ((" + l + ") / 1000 - (" + r + ") / 1000)",
        "long",
        Meaning.ROUNDED,
        (a, b) -> BigInteger.valueOf(5).subtract(a.subtract(b).divide(thousand)));
    each(
        left,
        right,
        (l, r) -> "(int) (" + l + ") - (int) (" + r + ")",
        "int",
        Meaning.SAME,
        BigInteger::subtract);
    each(
        left.subList(0, 5),
        right,
        (l, r) -> "(long) (((" + l + ") / 1e3 - (" + r + ") / 1e3) * 1e3)",
        "long",
        Meaning.ROUNDED,
        BigInteger::subtract);
    each(
        left.subList(0, 5),
        right,
        (l, r) -> "(long) ((double) (" + l + ") - (" + r + "))",
        "long",
        Meaning.SAME,
        BigInteger::subtract);
    prove("long", style, Instants.near());
  }

  @ParameterizedTest
  @CsvSource({"long, plain", "int, plain", "long, ticks", "int, ticks"})
  void midpoints(String type, String style) throws Exception {
    boolean plain = style.equals("plain");
    List<Operand> left = plain ? Operand.repeatable(now()) : oneExpression(now());
    List<Operand> right = plain ? Operand.repeatable(due()) : oneExpression(due());
    for (String half : List.of(" / 2", " >> 1", " >>> 1")) {
      each(
          left,
          right,
          (l, r) -> "((" + l + ") + (" + r + "))" + half,
          type,
          Meaning.ROUNDED_READING,
          (a, b) -> a.add(b).divide(TWO));
    }
    prove(type, style, Instants.near());
  }

  /** Others get no fix: where a value is chosen or stored on the way, or a comment would be lost. */
  private static List<Operand> oneExpression(List<Operand> all) {
    return Operand.plain(all).stream()
        .filter(o -> !o.text().contains("/*") && !o.text().contains("?"))
        .toList();
  }

  @SafeVarargs
  private void prove(String type, String style, List<Instants>... when) throws Exception {
    Fixed fixed = Fixed.of(directory, "Shapes", source(type), style);
    List<String> lines = fixed.text().lines().toList();
    List<String> left = fixed.findings().stream()
        .map(f -> lines.get(Integer.parseInt(f.substring(0, f.indexOf(' '))) - 1) + " " + f)
        .toList();
    assertEquals(List.of(), left);
    String[] before = fixed.before().split("(?=  static \\S+ m\\d)");
    String[] after = fixed.text().split("(?=  static \\S+ m\\d)");
    for (int i = 0; i < shapes.size(); i++) {
      String text = after[i + 1];
      assertNotEquals(before[i + 1], text, "left as it was");
      assertEquals(comments(before[i + 1]), comments(text), text);
      Method old = method(fixed.original(), i);
      Method now = method(fixed.patched(), i);
      for (int far = 0; far < when.length; far++) {
        for (Instants t : when[far]) {
          prove(shapes.get(i), far == 0 ? old : null, now, type, t, text);
        }
      }
    }
  }

  private static long comments(String text) {
    return text.split("/\\*", -1).length;
  }

  /** @param old not asked where it is wrong without any wrap, too */
  private static void prove(
      Shape shape, Method old, Method now, String type, Instants t, String text) throws Exception {
    BigInteger expected = shape.oracle().apply(t);
    boolean narrow = type.equals("int");
    if (old != null) {
      long origin = narrow ? Instants.ORDINARY_INT : Instants.ORDINARY;
      check(shape, expected, old, type, t, origin, "as it was, " + text);
    }
    for (long origin : Instants.ORIGINS) {
      check(shape, expected, now, type, t, origin, text);
    }
  }

  private static void check(
      Shape shape,
      BigInteger expected,
      Method method,
      String type,
      Instants t,
      long origin,
      String what)
      throws Exception {
    boolean narrow = type.equals("int");
    Object result = narrow
        ? method.invoke(
            null,
            (int) Instants.reading(t.now(), origin),
            (int) Instants.reading(t.due(), origin),
            t.d().intValue(),
            t.flag())
        : method.invoke(
            null,
            Instants.reading(t.now(), origin),
            Instants.reading(t.due(), origin),
            t.d().longValue(),
            t.flag());
    long value = result instanceof Boolean b ? (b ? 1 : 0) : ((Number) result).longValue();
    boolean reading =
        shape.meaning() == Meaning.READING || shape.meaning() == Meaning.ROUNDED_READING;
    long error = value - Instants.reading(expected, reading ? origin : 0);
    boolean rounded =
        shape.meaning() == Meaning.ROUNDED || shape.meaning() == Meaning.ROUNDED_READING;
    long wrong = shape.type().equals("int") ? (int) error : error;
    assertTrue(
        rounded ? Math.abs(wrong) <= 1 : wrong == 0,
        () -> what + " gives " + value + " for " + t + " from " + origin);
  }

  private static Method method(Class<?> type, int shape) {
    for (Method m : type.getDeclaredMethods()) {
      if (m.getName().equals("m" + shape)) {
        m.setAccessible(true);
        return m;
      }
    }
    throw new AssertionError("no m" + shape);
  }

  private String source(String type) {
    String number = type.equals("int") ? "int" : "long";
    StringBuilder source =
        new StringBuilder("class Shapes {\n  @interface Tick {}\n  @interface TickSpan {}\n"
            + "  @Tick static N id(@Tick N t) { return t; }\n"
            + "  static N[] many(@Tick N t) { return new N[] {t}; }\n");
    int i = 0;
    for (Shape shape : shapes) {
      source
          .append("  static " + shape.type() + " m" + i++)
          .append("(@Tick T now, @Tick T due, @TickSpan N d, boolean f) {\n    return ")
          .append(shape.body() + ";\n  }\n");
    }
    return source
        .append("}\n")
        .toString()
        .replaceAll("\\bN\\b", number)
        .replaceAll("\\bT\\b", type);
  }
}
