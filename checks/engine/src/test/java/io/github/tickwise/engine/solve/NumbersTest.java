package io.github.tickwise.engine.solve;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Solved;
import io.github.tickwise.engine.testing.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Which slots hold nothing but constants: {@code nanoTime() - constant} is a reading, {@code
 * nanoTime() - unknown} may be a duration.
 */
class NumbersTest {
  private final Node<String> limit = field("long", "limit");

  @Test
  void aConstant() {
    Solved s = new Sources()
        .constant("long", "limit", num(5L))
        .run(probe("limit", limit), probe("early", minus(nanoTime(), limit)))
        .solve();
    assertEquals(Set.of(Kind.NUMBER), s.kinds("limit"));
    assertEquals(Set.of(Kind.TICK), s.kinds("early"));
  }

  @Test
  void constantsOfConstants() {
    Solved s = new Sources()
        .constant("long", "limit", bin(num(5L), "*", num(1000L)))
        .constant("long", "twice", plus(limit, limit))
        .run(probe("twice", field("long", "twice")))
        .solve();
    assertEquals(Set.of(Kind.NUMBER), s.kinds("twice"));
  }

  @Test
  void aPrivateFieldIsAllThatIsStored() {
    Solved s = new Sources()
        .field("long", "limit")
        .method("void", "set", put(limit, num(3L)))
        .run(probe("limit", limit))
        .solve();
    assertEquals(Set.of(Kind.NUMBER), s.kinds("limit"));
  }

  /** It keeps its zero. */
  @Test
  void aPrivateFieldThatNobodyStores() {
    Solved s = new Sources().field("long", "limit").run(probe("limit", limit)).solve();
    assertEquals(Set.of(Kind.NUMBER), s.kinds("limit"));
  }

  /** Code that is not seen may store something else. */
  @Test
  void aFieldThatOthersMayStore() {
    Solved s = new Sources()
        .openField("long", "limit")
        .method("void", "set", put(limit, num(3L)))
        .run(probe("limit", limit))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("limit"));
  }

  @Test
  void anUnknownStoreMakesItUnknown() {
    Solved s = new Sources()
        .field("long", "limit")
        .method("void", "set", put(limit, num(3L)))
        .method("void", "load", put(limit, unknown()))
        .run(probe("limit", limit))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("limit"));
  }

  /** The pre-pass is optimistic: a counter feeds itself. */
  @Test
  void aCounterIsANumber() {
    Variable<String> i = var("long", "i");
    Solved s = new Sources()
        .field("long", "limit")
        .method("void", "count", put(limit, plus(limit, num(1L))))
        .run(
            local(i, num(0L)),
            loop(stat("other.Lib", "boolean", "flag"), put(read(i), plus(read(i), num(1L)))),
            probe("i", read(i)),
            probe("limit", limit))
        .solve();
    assertEquals(Set.of(Kind.NUMBER), s.kinds("i"));
    assertEquals(Set.of(Kind.NUMBER), s.kinds("limit"));
  }

  @Test
  void aMethodThatReturnsAConstant() {
    Solved s = new Sources()
        .method("long", "limit", ret(num(7L)))
        .run(probe("limit", call("long", "limit")))
        .solve();
    assertEquals(Set.of(Kind.NUMBER), s.kinds("limit"));
  }

  /** A field of a class that is not in the program: nothing is known of it. */
  @Test
  void aForeignField() {
    Node<String> foreign = fieldOf(stat("q.Other", "q.Other", "get"), "long", "start");
    Solved s = new Sources()
        .run(probe("foreign", foreign), probe("elapsed", minus(nanoTime(), foreign)))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("foreign"));
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("elapsed"));
  }

  @Test
  void whatIsCopiedOfAForeignField() {
    Variable<String> t = var("long", "t");
    Node<String> foreign = fieldOf(stat("q.Other", "q.Other", "get"), "long", "start");
    Solved s = new Sources().run(local(t, foreign), probe("t", read(t))).solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("t"));
  }

  /** However many there are. */
  @Test
  void manyForeignFields() {
    List<Stmt<String>> body = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      Variable<String> t = var("long", "t" + i);
      Node<String> foreign = fieldOf(stat("q.Other", "q.Other", "get"), "long", "start" + i);
      body.add(local(t, foreign));
      body.add(probe("p" + i, minus(nanoTime(), read(t))));
    }
    Solved s = new Sources().run(new Stmt.Sequence<>(body)).solve();
    for (int i = 0; i < 200; i++) {
      assertEquals(Set.of(Kind.UNKNOWN), s.kinds("p" + i), "field " + i);
    }
  }

  @Test
  void anArrayThatOthersFill() {
    Variable<String> a = var("long[]", "a");
    Solved s = new Sources()
        .method("void", "m", List.of(a), probe("element", index(read(a), num(0))))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("element"));
  }

  /** What a class does to an object that others gave it is not all that is done to it. */
  @Test
  void anObjectThatOthersMade() {
    Variable<String> last = var(ATOMIC, "last");
    Variable<String> times = var("long[]", "times");
    Solved s = new Sources()
        .method(
            "void",
            "m",
            List.of(last, times),
            eval(on(read(last), "void", "set", num(0L))),
            put(index(read(times), num(0)), num(0L)),
            probe("atomic", on(read(last), "long", "get")),
            probe("element", index(read(times), num(1))))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("atomic"));
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("element"));
  }

  /** Other code may have put something else into it. */
  @Test
  void anObjectThatIsMadeHere() {
    Variable<String> last = var(ATOMIC, "last");
    Solved s = new Sources()
        .run(local(last, make(ATOMIC, num(1L))), probe("last", on(read(last), "long", "get")))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("last"));
  }

  /** {@code void await(long start) { ... await(start); }}: the first caller is elsewhere. */
  @Test
  void aParameterThatOthersMayPass() {
    Variable<String> start = var("long", "start");
    Variable<String> limit = var("long", "limit");
    Solved s = new Sources()
        .method(
            "void",
            "await",
            List.of(start),
            probe("start", read(start)),
            eval(call("void", "await", read(start))))
        .method("void", "open", List.of(limit), probe("open", read(limit)))
        .run(eval(call("void", "open", num(1L))))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("start"));
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("open"));
  }

  @Test
  void aParameterOfAPrivateMethod() {
    Variable<String> limit = var("long", "limit");
    Solved s = new Sources()
        .hidden("void", "close", List.of(limit), probe("limit", read(limit)))
        .run(eval(call("void", "close", num(1L))), eval(call("void", "close", num(2L))))
        .solve();
    assertEquals(Set.of(Kind.NUMBER), s.kinds("limit"));
  }

  /** Abstract methods have parameters that nothing ever reads. */
  @Test
  void manyParametersThatNobodyReads() {
    Sources sources = new Sources();
    for (int i = 0; i < 300; i++) {
      sources.shape("void", "f" + i, List.of(var("long", "x")));
    }
    assertEquals(List.of(), sources.found());
  }

  @Test
  void aTextIsNoNumber() {
    Solved s = new Sources()
        .run(probe("text", new Node.Literal<>("x", "java.lang.String", "x")))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("text"));
  }
}
