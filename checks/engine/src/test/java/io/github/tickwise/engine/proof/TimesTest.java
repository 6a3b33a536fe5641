package io.github.tickwise.engine.proof;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.proof.Atom.Time;
import io.github.tickwise.engine.solve.Solution;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When a reading was made, and whether an amount may be any: a proof must not invent what the code excludes. */
class TimesTest {
  private final Node<String> last = field("long", "last");
  private final Node<String> due = field("long", "due");
  private final Variable<String> t = var("long", "t");
  private final Variable<String> p = var("long", "p");

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources with(Node<String> x, Stmt<String>... before) {
    return new Sources()
        .field("long", "last", nanoTime())
        .field("long", "due")
        .field("long", "empty")
        .method("void", "beat", put(last, nanoTime()), put(due, plus(nanoTime(), span())))
        .method("long", "now", ret(nanoTime()))
        .method("long", "kept", ret(last))
        .method("long", "either", when(flag(), ret(last)), ret(nanoTime()))
        .method("long", "later", ret(plus(nanoTime(), span())))
        .method("void", "m", List.of(p), seq(before), probe("x", x));
  }

  private interface Question<T> {
    T of(Solution<String> solution, Expr<String> x, Method<String> method);
  }

  private static <T> T ask(Sources sources, Question<T> question) {
    Solution<String> solution = sources.solve().solution();
    for (Method<String> m : solution.program().methods()) {
      for (Block<String> block : m.blocks()) {
        for (Effect<String> e : block.effects()) {
          if (e instanceof Effect.Evaluate<String> v
              && v.value() instanceof Expr.Call<String> call
              && call.method().name().equals("x")) {
            return question.of(solution, call.arguments().get(0), m);
          }
        }
      }
    }
    throw new IllegalArgumentException("no probe");
  }

  private static Time time(Sources sources) {
    return ask(sources, (s, x, m) -> new Times<>(s).of(x, s.flow(m)));
  }

  @Test
  void now() {
    assertEquals(Time.NOW, time(with(nanoTime())));
    assertEquals(Time.NOW, time(with(call("long", "now"))));
    assertEquals(Time.NOW, time(with(stat(LONG, LONG, "valueOf", nanoTime()))));
  }

  @Test
  void before() {
    assertEquals(Time.PAST, time(with(last)));
    assertEquals(Time.PAST, time(with(call("long", "kept"))));
    assertEquals(Time.PAST, time(with(call("long", "either"))), "one of them");
    assertEquals(Time.PAST, time(with(last).method("void", "reset", put(last, num(0L)))));
    assertEquals(
        Time.PAST, time(with(last).method("void", "copy", local(t, last), put(last, read(t)))));
    assertEquals(Time.RECENT, time(with(read(t), local(t, nanoTime()))));
    assertEquals(Time.RECENT, time(with(read(t), local(t, last))));
    assertEquals(
        Time.RECENT, time(with(read(p)).method("void", "n", eval(call("void", "m", nanoTime())))));
    assertEquals(
        Time.RECENT, time(with(read(t), local(t, last), when(flag(), put(read(t), nanoTime())))));
  }

  /** A deadline lies ahead, and of what is not seen nothing is known. */
  @Test
  void anyTime() {
    for (Node<String> x : List.of(
        due,
        field("long", "empty"),
        plus(nanoTime(), span()),
        call("long", "later"),
        unknown(),
        read(p))) {
      assertEquals(Time.ANY, time(with(x)), x.origin());
    }
    assertEquals(Time.ANY, time(with(read(t), local(t, due))));
    assertEquals(Time.ANY, time(with(read(t), local(t, last), when(flag(), put(read(t), due)))));
    assertEquals(Time.ANY, time(with(read(t), local(t, due), when(flag(), put(read(t), last)))));
    assertEquals(Time.ANY, time(with(read(p)).method("void", "n", eval(call("void", "m", due)))));
  }

  @Test
  void nobodyFollowsForEver() {
    Sources sources = with(call("long", "c11"));
    sources.method("long", "c0", ret(last));
    for (int i = 1; i < 12; i++) {
      sources.method("long", "c" + i, ret(call("long", "c" + (i - 1))));
    }
    assertEquals(Time.ANY, time(sources));
    Sources near = with(call("long", "c1"));
    near.method("long", "c0", ret(last)).method("long", "c1", ret(call("long", "c0")));
    assertEquals(Time.PAST, time(near));
  }

  private static boolean isOpen(Sources sources) {
    return ask(sources, (s, x, m) -> new Amounts<>(s, new Stores<>(s)).isOpen(x, s.flow(m)));
  }

  @Test
  void amountsThatMayBeAny() {
    assertEquals(true, isOpen(with(read(p))));
    assertEquals(true, isOpen(with(plus(read(p), num(1L)))));
    assertEquals(true, isOpen(with(read(t), local(t, read(p)))));
    Node<String> gap = field("long", "gap");
    assertEquals(
        true,
        isOpen(
            with(gap).field("long", "gap").method("void", "set", List.of(t), put(gap, read(t)))));
    Variable<String> array = var("long[]", "array");
    assertEquals(true, isOpen(with(index(read(array), num(0)), local(array, longs(num(4))))));
  }

  @Test
  void amountsThatTheCodeFixes() {
    assertEquals(false, isOpen(with(num(5L))));
    assertEquals(false, isOpen(with(unknown())));
    assertEquals(false, isOpen(with(read(t), local(t, num(5L)))));
    assertEquals(false, isOpen(with(field("long", "GAP")).constant("long", "GAP", unknown())));
    assertEquals(false, isOpen(with(field("long", "foreign"))));
    assertEquals(false, isOpen(with(field("long", "gap")).field("long", "gap", num(5L))));
  }
}
