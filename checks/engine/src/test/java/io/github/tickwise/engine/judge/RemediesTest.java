package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fixes of single expressions: which change, and where there is none. */
class RemediesTest {
  private static final String MATH = "java.lang.Math";
  private static final String UNIT = "java.util.concurrent.TimeUnit";
  private static final Node<String> NANOSECONDS = constant(UNIT, "NANOSECONDS");
  private static final Node<String> MILLISECONDS = constant(UNIT, "MILLISECONDS");

  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");
  private final Variable<String> i = var("int", "i");

  /** A method in which {@code a} and {@code b} are readings. */
  private Sources with(Node<String> x) {
    return new Sources().run(local(a, nanoTime()), local(b, nanoTime()), probe("x", x));
  }

  private List<String> fixes(Node<String> x) {
    return with(x).fixes();
  }

  @Test
  void comparisons() {
    assertEquals(List.of("Subtract[at=a < b]"), fixes(less(read(a), read(b))));
    assertEquals(List.of("Subtract[at=a >= Lib.value()]"), fixes(bin(read(a), ">=", unknown())));
    assertEquals(
        List.of("Subtract[at=a > b]"), fixes(choose(bin(read(a), ">", read(b)), read(a), read(b))));
  }

  @Test
  void noComparisonWithADuration() {
    assertEquals(List.of(), fixes(less(read(a), span())));
    assertEquals(List.of(), fixes(less(read(a), minus(read(b), read(a)))));
  }

  @Test
  void noComparisonOfTwoWidths() {
    assertEquals(
        List.of(),
        new Sources()
            .method(
                "void", "m", List.of(i), local(a, nanoTime()), probe("x", less(read(a), read(i))))
            .fixes());
  }

  @Test
  void noComparisonOfScaledReadings() {
    assertEquals(
        List.of(),
        new Sources()
            .run(
                local(a, bin(nanoTime(), "/", num(1000L))),
                local(b, plus(read(a), span())),
                probe("x", less(read(a), read(b))))
            .fixes());
  }

  /** The model calls it a reading, but what it does is seen. */
  @Test
  void noComparisonOfWhatAMethodHasScaled() {
    Sources sources = new Sources()
        .models(T + "#ticks() : TICK millis")
        .method("long", "ticks", ret(bin(nanoTime(), "/", num(1000L))))
        .run(
            local(a, call("long", "ticks")),
            local(b, plus(read(a), span())),
            probe("x", less(read(a), read(b))));
    assertEquals(List.of("TickDirectComparison @ a < b"), only("TickDirectComparison", sources));
    assertEquals(List.of(), sources.fixes());
  }

  private static List<String> only(String rule, Sources sources) {
    return sources.found().stream().filter(f -> f.startsWith(rule)).toList();
  }

  @Test
  void noComparisonWhereAConstantMayBe() {
    Node<String> at = field("long", "at");
    Sources sources = new Sources()
        .openField("long", "at")
        .method("void", "set", put(at, nanoTime()))
        .method("void", "reset", put(at, num(Long.MAX_VALUE)))
        .run(probe("x", less(nanoTime(), at)));
    assertEquals(List.of(), sources.fixes());
    assertEquals(
        true,
        sources.findings().stream()
            .anyMatch(
                f -> f.message().contains("(no automatic fix: at may still have its default 0")
                    || f.message()
                        .contains("(no automatic fix: Long.MAX_VALUE is stored as a reserved")));
  }

  /** What stands for a missing reading is no reading. */
  @Test
  void noComparisonWhereAConstantStandsForAMissingOne() {
    Node<String> map = field("java.util.Map", "map");
    Variable<String> got = var("long", "got");
    Node<String> get = on(map, LONG, "getOrDefault", num(1L), num(0L));
    for (Stmt<String> use : List.of(
        probe("x", less(nanoTime(), get)),
        seq(local(got, get), probe("x", less(nanoTime(), read(got)))))) {
      Sources sources = new Sources()
          .field("java.util.Map", "map", make("java.util.HashMap"))
          .method("void", "fill", eval(on(map, LONG, "put", num(1L), nanoTime())))
          .run(use);
      assertEquals(List.of(), sources.fixes());
      assertEquals(
          true,
          sources.findings().stream()
              .anyMatch(f ->
                  f.message().contains("(no automatic fix: 0 stands for a missing reading in ")));
    }
    Node<String> now = on(map, LONG, "getOrDefault", num(1L), nanoTime());
    assertEquals(
        1,
        new Sources()
            .field("java.util.Map", "map", make("java.util.HashMap"))
            .method("void", "fill", eval(on(map, LONG, "put", num(1L), nanoTime())))
            .run(probe("x", less(nanoTime(), now)))
            .fixes()
            .size());
  }

  @Test
  void callsSayWhatStandsInTheWay() {
    Node<String> at = field("long", "at");
    for (Node<String> x : List.of(
        stat(MATH, "long", "max", nanoTime(), at),
        stat(MATH, "long", "subtractExact", at, nanoTime()),
        stat(LONG, "int", "compare", at, nanoTime()))) {
      Sources sources = new Sources()
          .openField("long", "at")
          .method("void", "set", put(at, nanoTime()))
          .method("void", "reset", put(at, num(Long.MIN_VALUE)))
          .run(probe("x", x));
      assertEquals(List.of(), sources.fixes());
      assertEquals(
          1,
          sources.findings().stream()
              .filter(
                  f -> f.origin().equals(x.origin()) && f.message().contains("(no automatic fix: "))
              .count(),
          x.origin());
    }
  }

  /** A default that no read can see is in nobody's way. */
  @Test
  void aSeedBeforeTheReadIsEnough() {
    Node<String> at = field("long", "at");
    assertEquals(
        List.of("Subtract[at=System.nanoTime() < at]"),
        new Sources()
            .openField("long", "at")
            .run(put(at, nanoTime()), probe("x", less(nanoTime(), at)))
            .fixes());
  }

  @Test
  void orders() {
    assertEquals(
        List.of("Sign[at=Long.compare(a, b), left=0, right=1]"),
        fixes(stat(LONG, "int", "compare", read(a), read(b))));
    Variable<String> boxed = var(LONG, "boxed");
    assertEquals(
        List.of("Sign[at=boxed.compareTo(boxed), left=-1, right=0]"),
        new Sources()
            .run(
                local(boxed, nanoTime()),
                probe("x", on(read(boxed), "int", "compareTo", read(boxed))))
            .fixes());
  }

  @Test
  void extremes() {
    assertEquals(
        List.of("Choose[at=Math.max(a, b), left=0, right=1, greatest=true]"),
        fixes(stat(MATH, "long", "max", read(a), read(b))));
    assertEquals(
        List.of("Choose[at=Math.min(a, b), left=0, right=1, greatest=false]"),
        fixes(stat(MATH, "long", "min", read(a), read(b))));
    assertEquals(List.of(), fixes(stat(MATH, "long", "max", read(a), unknown())));
    assertEquals(List.of(), fixes(stat(MATH, "long", "max", read(a), num(0L))));
  }

  @Test
  void exactSums() {
    assertEquals(
        List.of("Sum[at=Math.addExact(a, Duration.toNanos()), left=0, right=1, minus=false]"),
        fixes(stat(MATH, "long", "addExact", read(a), span())));
    assertEquals(
        List.of("Sum[at=Math.subtractExact(a, b), left=0, right=1, minus=true]"),
        fixes(stat(MATH, "long", "subtractExact", read(a), read(b))));
    assertEquals(List.of(), fixes(stat(MATH, "long", "multiplyExact", read(a), num(2L))));
    assertEquals(List.of(), fixes(stat(MATH, "long", "negateExact", read(a))));
  }

  private Sources clamp(Node<String> otherwise) {
    Variable<String> sum = var("long", "sum");
    return new Sources()
        .method(
            "long",
            "m",
            local(sum, plus(nanoTime(), span())),
            when(bin(unknown(), "==", num(0L)), ret(otherwise)),
            ret(choose(less(read(sum), num(0L)), num(Long.MAX_VALUE), read(sum))));
  }

  @Test
  void clamps() {
    assertEquals(List.of("Unclamp[at=sum < 0L]"), clamp(nanoTime()).fixes());
    assertEquals(List.of(), clamp(num(Long.MAX_VALUE)).fixes());
  }

  @Test
  void truncatedDifferences() {
    Node<String> cut = cast("int", minus(read(a), read(b)));
    assertEquals(List.of("Uncast[at=(int) (a - b)]"), fixes(less(cut, num(0))));
    assertEquals(
        List.of("CastLast[at=(int) (a - b), scaling=((int) (a - b)) / 1000]"),
        fixes(bin(cut, "/", num(1000))));
    assertEquals(
        List.of("SignOfCast[at=(int) (a - b)]"),
        new Sources()
            .method("int", "compare", local(a, nanoTime()), local(b, nanoTime()), ret(cut))
            .fixes());
  }

  @Test
  void midpoints() {
    Node<String> sum = plus(read(a), read(b));
    assertEquals(List.of("Midpoint[at=(a + b) / 2L, sum=a + b]"), fixes(bin(sum, "/", num(2L))));
    assertEquals(List.of("Midpoint[at=(a + b) >> 1, sum=a + b]"), fixes(bin(sum, ">>", num(1))));
    assertEquals(List.of(), fixes(bin(sum, "/", num(3L))));
    assertEquals(List.of(), fixes(bin(sum, ">>", num(2))));
    assertEquals(List.of(), fixes(bin(plus(sum, read(a)), "/", num(2L))));
  }

  @Test
  void lostParentheses() {
    Node<String> last = field("long", "last");
    assertEquals(
        List.of(
            "Group[at=(System.nanoTime() - last) + Duration.toNanos(), past=last, interval=Duration.toNanos()]"),
        new Sources()
            .field("long", "last", nanoTime())
            .method("void", "beat", put(last, nanoTime()))
            .run(probe("x", bin(plus(minus(nanoTime(), last), span()), ">", num(0L))))
            .fixes());
  }

  private static Node<String> millis(Node<String> x) {
    return on(NANOSECONDS, "long", "toMillis", x);
  }

  private static String conversion(String at, String reading) {
    return "Conversion[at=" + at + ", reading=" + reading + "]";
  }

  @Test
  void scaledInOneExpression() {
    String left = conversion("TimeUnit.NANOSECONDS.toMillis(a)", "a");
    Node<String> difference = minus(millis(read(a)), millis(read(b)));
    List<String> fixes = fixes(difference);
    assertEquals(1, fixes.size(), fixes::toString);
    assertEquals(
        true, fixes.get(0).startsWith("ConvertLast[at=" + difference.origin()), fixes::toString);
    assertEquals(
        List.of(), fixes(minus(millis(read(a)), bin(read(b), "/", num(1_000_000L)))), left);
    assertEquals(
        List.of(), fixes(minus(bin(read(a), "/", num(10L)), bin(read(b), "/", num(1000L)))));
    assertEquals(1, fixes(minus(cast("double", read(a)), read(b))).size());
    assertEquals(List.of(), fixes(minus(cast("double", read(a)), span())));
  }

  private List<String> scaledLocal(String name, Node<String> more) {
    Variable<String> start = var("long", name);
    Node<String> use = minus(bin(nanoTime(), "/", num(10L)), read(start));
    return new Sources()
        .run(
            local(start, bin(nanoTime(), "/", num(10L))),
            probe("x", use),
            probe("y", more == null ? num(1) : more.type().equals("long") ? read(start) : more))
        .fixes();
  }

  @Test
  void scaledLocals() {
    assertEquals(
        List.of("Unconvert", "ConvertLast"),
        scaledLocal("start", null).stream()
            .map(f -> f.substring(0, f.indexOf('[')))
            .toList());
    assertEquals(List.of(), scaledLocal("startMs", null), "its name would lie");
    assertEquals(List.of(), scaledLocal("start_millis", null), "its name would lie");
    assertEquals(List.of(), scaledLocal("start", num(1L)), "shown, too");
  }

  private List<String> waits(Node<String> time) {
    Variable<String> lock = var("java.lang.Object", "lock");
    return new Sources()
        .method(
            "void",
            "m",
            List.of(lock),
            local(a, plus(nanoTime(), span())),
            eval(on(read(lock), "void", "wait", time)))
        .fixes();
  }

  @Test
  void waits() {
    Node<String> rest = minus(read(a), nanoTime());
    String amount = "amount=a - System.nanoTime(), once=true]";
    assertEquals(
        List.of(
            "TimedWait[at=lock.wait(a - System.nanoTime()), method=timedWait, unit=MILLISECONDS, "
                + amount),
        waits(rest).stream().filter(f -> f.startsWith("TimedWait")).toList());
    for (Node<String> cut : List.of(
        millis(rest),
        bin(rest, "/", num(1_000_000L)),
        on(MILLISECONDS, "long", "convert", rest, NANOSECONDS))) {
      assertEquals(
          List.of("TimedWait[at=lock.wait(" + cut.origin()
              + "), method=timedWait, unit=NANOSECONDS, " + amount),
          waits(cut));
    }
    assertEquals(
        List.of("TimedWait[at=lock.wait((a - System.nanoTime()) / 1000L), method=timedWait,"
            + " unit=MILLISECONDS, amount=(a - System.nanoTime()) / 1000L, once=true]"),
        waits(bin(rest, "/", num(1000L))));
  }

  @Test
  void sleepsMayBeRepeated() {
    assertEquals(
        List.of("TimedWait[at=Thread.sleep((a - System.nanoTime()) / 1000000L), method=sleep,"
            + " unit=NANOSECONDS, amount=a - System.nanoTime(), once=false]"),
        new Sources()
            .run(
                local(a, plus(nanoTime(), span())),
                eval(stat(
                    "java.lang.Thread",
                    "void",
                    "sleep",
                    bin(minus(read(a), nanoTime()), "/", num(1_000_000L)))))
            .fixes());
  }

  @Test
  void noWaitByAnotherMethod() {
    Variable<String> socket = var("java.net.Socket", "socket");
    assertEquals(
        List.of(),
        new Sources()
            .method(
                "void",
                "m",
                List.of(socket),
                local(a, plus(nanoTime(), span())),
                eval(on(
                    read(socket), "void", "setSoTimeout", cast("int", minus(read(a), nanoTime())))))
            .fixes());
  }
}
