package io.github.tickwise.engine.proof;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Expressions as terms: what they evaluate to is what Java computes, and what is open has its name. */
class TermsTest {
  private static final String UNIT = "java.util.concurrent.TimeUnit";
  private static final String MATH = "java.lang.Math";
  private static final List<Long> NUMBERS =
      List.of(0L, 1L, -1L, 7L, -9L, 1_500_000_000_000L, Long.MAX_VALUE, Long.MIN_VALUE);

  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");
  private final Variable<String> i = var("int", "i");
  private final Variable<String> d = var("long", "d");
  private final Variable<String> array = var("long[]", "array");
  private final Variable<String> unit = var(UNIT, "unit");
  private final Node<String> last = field("long", "last");

  /** Where the probe {@code x} stands, and what it looks at. */
  private record Looked(
      Solution<String> solution, MethodFlow<String> flow, Expr<String> x, int block, int effect) {
    Terms<String> terms(Given<String> given) {
      return new Terms<>(solution, new Stores<>(solution), flow, given, block, effect);
    }

    Term term() {
      try {
        return terms(null).of(x);
      } catch (Terms.Opaque e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static Looked look(Sources sources) {
    Solution<String> solution = sources.solve().solution();
    for (Method<String> m : solution.program().methods()) {
      for (Block<String> block : m.blocks()) {
        for (int e = 0; e < block.effects().size(); e++) {
          if (block.effects().get(e) instanceof Effect.Evaluate<String> v
              && v.value() instanceof Expr.Call<String> call
              && call.method().name().equals("x")) {
            return new Looked(
                solution, solution.flow(m), call.arguments().get(0), block.index(), e);
          }
        }
      }
    }
    throw new IllegalArgumentException("no probe");
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources with(Node<String> x, Stmt<String>... before) {
    return new Sources()
        .field("long", "last", nanoTime())
        .method("void", "beat", put(last, nanoTime()))
        .method("void", "m", List.of(a, b, i, array, unit), seq(before), probe("x", x));
  }

  private Term term(Node<String> x) {
    return look(with(x)).term();
  }

  private static Object eval(Term term, Map<String, Long> values) {
    Map<Atom, BigInteger> atoms = new HashMap<>();
    Atoms open = Atoms.of(term);
    open.readings().forEach(r -> atoms.put(r, BigInteger.valueOf(values.get(r.name))));
    open.amounts().forEach(r -> atoms.put(r, BigInteger.valueOf(values.get(r.name))));
    return Arithmetic.machine(term, atoms).orElse("nothing");
  }

  private Object eval(Node<String> x, long valueOfA, long valueOfB) {
    return eval(term(x), Map.of("a", valueOfA, "b", valueOfB));
  }

  private void isOpaque(Node<String> x) {
    Looked at = look(with(x));
    assertThrows(Terms.Opaque.class, () -> at.terms(null).of(at.x()), x.origin());
  }

  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }

  /** An expression of {@code a} and {@code b} is what Java makes of the same numbers. */
  private void computes(Node<String> x, LongBinaryOperator java) {
    Term term = term(x);
    for (long m : NUMBERS) {
      for (long n : NUMBERS) {
        Object expected;
        try {
          expected = big(java.applyAsLong(m, n));
        } catch (ArithmeticException e) {
          expected = e.getMessage().contains("overflow") ? Arithmetic.Overflow.NAME : "nothing";
        }
        assertEquals(
            expected, eval(term, Map.of("a", m, "b", n)), x.origin() + " with " + m + ", " + n);
      }
    }
  }

  @Test
  void operators() {
    computes(plus(read(a), read(b)), (x, y) -> x + y);
    computes(minus(read(a), read(b)), (x, y) -> x - y);
    computes(bin(read(a), "*", read(b)), (x, y) -> x * y);
    computes(bin(read(a), "/", read(b)), (x, y) -> x / y);
    computes(bin(read(a), "%", read(b)), (x, y) -> x % y);
    computes(bin(read(a), "&", read(b)), (x, y) -> x & y);
    computes(bin(read(a), "|", read(b)), (x, y) -> x | y);
    computes(bin(read(a), "^", read(b)), (x, y) -> x ^ y);
    computes(bin(read(a), ">>", num(3)), (x, y) -> x >> 3);
    computes(bin(read(a), ">>>", num(3)), (x, y) -> x >>> 3);
    computes(bin(read(a), "<<", num(3)), (x, y) -> x << 3);
    computes(negative(read(a)), (x, y) -> -x);
    computes(minus(num(5L), read(a)), (x, y) -> 5 - x);
    computes(cast("int", read(a)), (x, y) -> (int) x);
    computes(plus(cast("int", read(a)), cast("int", read(b))), (x, y) -> (int) x + (int) y);
    computes(cast("long", cast("double", read(a))), (x, y) -> (long) (double) x);
    computes(cast("long", cast("float", read(a))), (x, y) -> (long) (float) x);
  }

  @Test
  void tests() {
    for (long m : NUMBERS) {
      for (long n : NUMBERS) {
        assertEquals(m < n, eval(less(read(a), read(b)), m, n));
        assertEquals(m <= n, eval(bin(read(a), "<=", read(b)), m, n));
        assertEquals(m > n, eval(bin(read(a), ">", read(b)), m, n));
        assertEquals(m >= n, eval(bin(read(a), ">=", read(b)), m, n));
        assertEquals(m == n, eval(bin(read(a), "==", read(b)), m, n));
        assertEquals(m != n, eval(bin(read(a), "!=", read(b)), m, n));
      }
    }
    assertEquals(false, eval(not(less(read(a), read(b))), 1, 2));
  }

  @Test
  void methodsOfTheLibrary() {
    computes(stat(MATH, "long", "max", read(a), read(b)), Math::max);
    computes(stat(MATH, "long", "min", read(a), read(b)), Math::min);
    computes(stat(MATH, "long", "abs", read(a)), (x, y) -> Math.abs(x));
    computes(stat(MATH, "long", "addExact", read(a), read(b)), Math::addExact);
    computes(stat(MATH, "long", "subtractExact", read(a), read(b)), Math::subtractExact);
    computes(
        stat(MATH, "long", "multiplyExact", read(a), num(3L)), (x, y) -> Math.multiplyExact(x, 3L));
    computes(stat(LONG, "int", "compare", read(a), read(b)), Long::compare);
    computes(stat(LONG, "int", "signum", read(a)), (x, y) -> Long.signum(x));
    computes(stat(LONG, LONG, "valueOf", read(a)), (x, y) -> x);
    Node<String> boxed = stat(LONG, LONG, "valueOf", read(a));
    computes(on(boxed, "int", "compareTo", read(b)), (x, y) -> Long.compare(x, y));
    assertEquals(true, eval(on(boxed, "boolean", "equals", read(b)), 4, 4));
    assertEquals(false, eval(on(boxed, "boolean", "equals", read(b)), 4, 5));
  }

  @ParameterizedTest
  @EnumSource(TimeUnit.class)
  void unitsOfTime(TimeUnit from) {
    Node<String> constant = constant(UNIT, from.name());
    computes(on(constant, "long", "toNanos", read(a)), (x, y) -> from.toNanos(x));
    computes(on(constant, "long", "toMicros", read(a)), (x, y) -> from.toMicros(x));
    computes(on(constant, "long", "toMillis", read(a)), (x, y) -> from.toMillis(x));
    computes(on(constant, "long", "toSeconds", read(a)), (x, y) -> from.toSeconds(x));
    computes(on(constant, "long", "toMinutes", read(a)), (x, y) -> from.toMinutes(x));
    computes(on(constant, "long", "toHours", read(a)), (x, y) -> from.toHours(x));
    computes(on(constant, "long", "toDays", read(a)), (x, y) -> from.toDays(x));
    Node<String> millis = constant(UNIT, "MILLISECONDS");
    computes(
        on(millis, "long", "convert", read(a), constant),
        (x, y) -> TimeUnit.MILLISECONDS.convert(x, from));
  }

  /** An amount that is converted or multiplied is taken for smaller, so that it is a likely one. */
  @Test
  void amountsInCoarserUnits() {
    assertEquals(1, only(read(a)).factor);
    assertEquals(
        1_000_000, only(on(constant(UNIT, "MILLISECONDS"), "long", "toNanos", read(a))).factor);
    assertEquals(
        1_000_000_000,
        only(on(
                constant(UNIT, "NANOSECONDS"),
                "long",
                "convert",
                read(a),
                constant(UNIT, "SECONDS")))
            .factor);
    assertEquals(1, only(on(constant(UNIT, "NANOSECONDS"), "long", "toMillis", read(a))).factor);
    assertEquals(60, only(bin(read(a), "*", num(60L))).factor);
    assertEquals(60, only(bin(num(-60L), "*", read(a))).factor);
    assertEquals(1, only(bin(read(a), "*", num(1L))).factor);
    assertEquals(6_000, only(bin(bin(read(a), "*", num(100L)), "*", num(60))).factor);
  }

  private Atom only(Node<String> x) {
    Atoms atoms = Atoms.of(term(x));
    assertEquals(1, atoms.amounts().size());
    return atoms.amounts().get(0);
  }

  @Test
  void whatCannotBeEvaluated() {
    isOpaque(unknown());
    isOpaque(wallTime());
    isOpaque(span());
    isOpaque(stat(LONG, "int", "compareUnsigned", read(a), read(b)));
    isOpaque(stat("com.google.common.math.LongMath", "long", "saturatedAdd", read(a), read(b)));
    isOpaque(on(read(unit), "long", "toMillis", read(a)));
    isOpaque(on(constant(UNIT, "NANOSECONDS"), "long", "convert", read(a), read(unit)));
    isOpaque(plus(read(a), unknown()));
    isOpaque(cast("short", read(a)));
    Node<String> deep = read(a);
    for (int n = 0; n < 30; n++) {
      deep = plus(num(1L), deep);
    }
    isOpaque(deep);
  }

  // Names.

  @Test
  void namesOfWhatIsOpen() {
    Term t = term(plus(plus(read(a), index(read(array), num(0))), minus(nanoTime(), last)));
    Atoms open = Atoms.of(t);
    assertEquals(
        List.of("a", "array[...]"), open.amounts().stream().map(x -> x.name).toList());
    assertEquals(
        List.of("System.nanoTime()", "last"),
        open.readings().stream().map(x -> x.name).toList());
    assertEquals(Atom.Time.NOW, open.readings().get(0).time);
    assertEquals(Atom.Time.PAST, open.readings().get(1).time);
    assertEquals("nanos", open.readings().get(0).unit);
    assertEquals(64, open.readings().get(0).bits);
  }

  /** Two calls are two readings; a slot is one, however often it is named. */
  @Test
  void oneOrTwo() {
    assertEquals(2, Atoms.of(term(minus(nanoTime(), nanoTime()))).readings().size());
    assertEquals(1, Atoms.of(term(minus(last, last))).readings().size());
    assertEquals(1, Atoms.of(term(plus(read(a), read(a)))).amounts().size());
    Variable<String> one = var(T, "one");
    Variable<String> two = var(T, "two");
    Node<String> both =
        minus(fieldOf(read(one), "long", "last"), fieldOf(read(two), "long", "last"));
    Term t = look(new Sources()
            .field("long", "last", nanoTime())
            .method("void", "beat", put(last, nanoTime()))
            .method("void", "m", List.of(one, two), probe("x", both)))
        .term();
    assertEquals(
        List.of("one.last", "two.last"),
        Atoms.of(t).readings().stream().map(x -> x.name).toList());
  }

  @Test
  void locals() {
    Term t =
        look(with(plus(read(d), num(1L)), local(d, minus(read(a), read(b))))).term();
    assertEquals(big(6), eval(t, Map.of("a", 8L, "b", 3L)));
    assertTrue(t.toString().contains("Named[name=d, text=a - b"), t.toString());
    Term plain = look(with(read(d), local(d, nanoTime()))).term();
    assertTrue(plain.toString().startsWith("Named[name=d, text=null"), plain.toString());
    Term copy = look(with(read(d), local(d, num(7L)))).term();
    assertTrue(copy.toString().startsWith("Named[name=d, text=null"), copy.toString());
    assertEquals(big(7), eval(copy, Map.of()));
    Term unnamed = look(with(read(d), local(d, plus(nanoTime(), num(5L))))).term();
    assertTrue(
        unnamed.toString().startsWith("Named[name=d, text=null"),
        "the reading in it has no name of its own: " + unnamed);
    Term chosen = look(with(
            read(d), local(d, read(a)), when(less(read(a), read(b)), put(read(d), read(b)))))
        .term();
    assertEquals(big(3), eval(chosen, Map.of("a", 3L, "b", 4L)), "one of the two stores");
    assertEquals(1, Atoms.of(chosen).chosen().size());
  }

  // Stores.

  @Test
  void fieldsThatAreStoredOnce() {
    Node<String> ten = field("long", "TEN");
    Term constant = look(with(ten).constant("long", "TEN", num(10L))).term();
    assertTrue(constant.toString().startsWith("Named[name=TEN, text=null, term=Const"));
    Node<String> begun = field("long", "begun");
    Atoms once = Atoms.of(look(with(begun).field("long", "begun", nanoTime())).term());
    assertEquals(Atom.Time.PAST, once.readings().get(0).time);
    Node<String> due = field("long", "due");
    Term sum = look(with(minus(due, due)).field("long", "due", plus(nanoTime(), num(5L))))
        .term();
    assertEquals(1, Atoms.of(sum).readings().size());
    assertEquals(big(0), eval(sum, Map.of("System.nanoTime()", 9L)));
  }

  /** A proof with an interval that the code never has would prove nothing. */
  @Test
  void intervalsOfTheCode() {
    Node<String> gap = field("long", "gap");
    Term five = look(with(gap).field("long", "gap", num(5L))).term();
    assertEquals(big(5), eval(five, Map.of()));
    assertEquals(1, Atoms.of(five).chosen().size(), "others may be stored");
    Term positive = look(with(gap)
            .field("long", "gap", num(-1L))
            .method("void", "n", put(gap, num(0L)), put(gap, num(8L))))
        .term();
    assertEquals(big(8), eval(positive, Map.of()));
    Variable<String> g = var("long", "g");
    Term set = look(with(gap)
            .field("long", "gap")
            .method("void", "set", List.of(g), put(gap, bin(read(g), "*", num(2L)))))
        .term();
    assertEquals(big(6), eval(set, Map.of("g", 3L)));
    Looked none = look(with(gap).field("long", "gap").method("void", "n", put(gap, unknown())));
    assertThrows(Terms.Opaque.class, () -> none.terms(null).of(none.x()));
  }

  @Test
  void methodsThatReadTheClock() {
    Sources sources = with(minus(call("long", "now"), call("long", "now")))
        .method("long", "now", ret(bin(nanoTime(), "/", num(10L))));
    Term t = look(sources).term();
    assertEquals(2, Atoms.of(t).readings().size());
    assertTrue(t.toString().contains("Named[name=T.now(), text=null"), t.toString());
    Looked at = look(sources);
    Atoms.of(at.term()).readings().forEach(r -> {
      assertEquals(at.block(), r.block, "read where it is called");
      assertEquals(at.effect(), r.effect);
    });
    Term got = look(with(minus(call("long", "kept"), call("long", "kept")))
            .method("long", "kept", ret(last)))
        .term();
    assertEquals(1, Atoms.of(got).readings().size(), "what a getter gives twice is the same");
  }

  /** The range of a scaled reading is known from one of its stores. */
  @Test
  void scaledFields() {
    Node<String> ms = field("long", "ms");
    Term t = look(with(ms)
            .field("long", "ms")
            .method("void", "one", put(ms, bin(nanoTime(), "/", num(1000L))))
            .method("void", "two", put(ms, bin(nanoTime(), "/", num(1000L)))))
        .term();
    assertEquals(big(9), eval(t, Map.of("System.nanoTime()", 9_999L)));
    assertTrue(t.toString().startsWith("Named[name=ms, text=null"), t.toString());
  }

  /** What is compared with a reading is a point in time as well. */
  @Test
  void pointsByComparison() {
    for (Node<String> x : List.of(
        less(nanoTime(), read(a)),
        less(read(a), nanoTime()),
        stat(LONG, "int", "compare", nanoTime(), read(a)),
        stat(MATH, "long", "max", nanoTime(), read(a)))) {
      Atoms open = Atoms.of(term(x));
      assertEquals(0, open.amounts().size(), x.origin());
      assertEquals(2, open.readings().size(), x.origin());
      Atom point =
          open.readings().stream().filter(r -> r.name.equals("a")).findFirst().orElseThrow();
      assertEquals(Atom.Time.ANY, point.time);
    }
    assertEquals(1, Atoms.of(term(less(read(b), read(a)))).readings().size() + 1);
    isOpaque(less(bin(nanoTime(), "/", num(10L)), read(a))); // in which unit?
  }

  /** A narrow clock in a wide variable wraps nowhere. */
  @Test
  void widths() {
    Node<String> millis = stat("my.Board", "int", "millis");
    Node<String> wide = stat("my.Board", "long", "wide");
    Sources narrow = with(millis).models("my.Board#millis() : TICK millis int32");
    assertEquals(32, Atoms.of(look(narrow).term()).readings().get(0).bits);
    Looked at = look(with(wide).models("my.Board#wide() : TICK millis int32"));
    assertThrows(Terms.Opaque.class, () -> at.terms(null).of(at.x()));
  }

  // What is given.

  @Test
  void aPlaceThatHoldsAConstant() throws Terms.Opaque {
    Looked at = look(with(minus(nanoTime(), last)));
    int node = at.solution().node(new io.github.tickwise.engine.model.Slot.Field(T, "last"));
    Terms<String> terms = at.terms(new Given<>(null, node, 0L));
    assertFalse(terms.usesGiven());
    assertEquals(big(9), eval(terms.of(at.x()), Map.of("System.nanoTime()", 9L)));
    assertTrue(terms.usesGiven());
    Expr<String> place = ((Expr.Binary<String>) at.x()).left();
    Terms<String> there = at.terms(new Given<>(place, -1, 4L));
    assertEquals(big(1), eval(there.of(at.x()), Map.of("last", 3L)));
    assertTrue(there.usesGiven());
    Terms<String> elsewhere = at.terms(new Given<>(null, node + 1_000, 0L));
    elsewhere.of(at.x());
    assertFalse(elsewhere.usesGiven());
  }
}
