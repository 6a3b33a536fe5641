package io.github.tickwise.engine;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/**
 * Programs in which everything flows into everything: whoever follows a value back along all ways would never come to an
 * end. Real ones have a few of the kind (a scheduler of grpc-core kept the proofs busy for hours).
 */
class DenseProgramsTest {
  private static final int MANY = 40;
  private static final int DEEP = 60;
  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final Node<String> last = field("long", "last");
  private final Variable<String> t = var("long", "t");
  private final Variable<String> lock = var("java.lang.Object", "lock");

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }

  /** Methods of which each may return what any other does. */
  @SuppressWarnings("unchecked")
  private static Sources returning(String name, IntFunction<Node<String>> own, Sources to) {
    for (int i = 0; i < MANY; i++) {
      List<Stmt<String>> body = new ArrayList<>();
      for (int j = 0; j < MANY; j++) {
        body.add(when(flag(), ret(call("long", name + j))));
      }
      body.add(ret(own.apply(i)));
      to.method("long", name + i, body.toArray(Stmt[]::new));
    }
    return to;
  }

  private static List<Finding<String>> inTime(Sources sources) {
    return assertTimeoutPreemptively(LIMIT, sources::findings);
  }

  private static void findsOnly(Rule rule, Sources sources) {
    List<Finding<String>> found = inTime(sources);
    assertFalse(found.isEmpty());
    found.forEach(f -> assertEquals(rule, f.rule(), f.message()));
  }

  /** When was it read? */
  @Test
  void readingsOfManyMethods() {
    Sources s = returning("read", i -> nanoTime(), new Sources().field("long", "last", nanoTime()));
    findsOnly(
        Rule.DIRECT_COMPARISON,
        s.method("void", "m", local(t, call("long", "read0")), when(less(last, read(t)), act())));
  }

  /** Has it been converted? */
  @Test
  void convertedByManyMethods() {
    Sources s = returning("millis", i -> bin(nanoTime(), "/", num(1_000_000L)), new Sources());
    List<Finding<String>> found = inTime(s.method(
        "void",
        "m",
        local(t, call("long", "millis0")),
        when(less(call("long", "millis1"), read(t)), act())));
    assertFalse(found.isEmpty());
  }

  /** How little may remain? */
  @Test
  void remainsOfManyMethods() {
    Sources s = returning(
        "left", i -> minus(last, nanoTime()), new Sources().field("long", "last", nanoTime()));
    Node<String> millis = on(
        constant("java.util.concurrent.TimeUnit", "NANOSECONDS"),
        "long",
        "toMillis",
        call("long", "left0"));
    findsOnly(
        Rule.INFINITE_WAIT,
        s.method("void", "m", List.of(lock), eval(on(read(lock), "void", "wait", millis))));
  }

  /** What is in it, where every constant is a sum of those that come after it? */
  @Test
  void sumsOfManyConstants() {
    Sources s = new Sources().field("long", "last", nanoTime());
    for (int i = 0; i < MANY; i++) {
      Node<String> sum = num(i);
      for (int j = i + 1; j < Math.min(i + 18, MANY); j++) {
        sum = plus(sum, field("long", "c" + j));
      }
      s.constant("long", "c" + i, sum);
    }
    findsOnly(
        Rule.DIRECT_COMPARISON,
        s.method("void", "m", when(less(plus(last, field("long", "c0")), nanoTime()), act())));
  }

  /** How is it computed, where a number is doubled again and again? */
  @Test
  @SuppressWarnings("unchecked")
  void doubledNumbers() {
    Variable<String> n = var("long", "n0");
    List<Stmt<String>> body = new ArrayList<>();
    Variable<String> before = n;
    for (int i = 1; i < DEEP; i++) {
      Variable<String> next = var("long", "n" + i);
      body.add(local(next, plus(read(before), read(before))));
      before = next;
      body.add(when(less(plus(last, read(next)), nanoTime()), act()));
    }
    Sources s = new Sources().field("long", "last", nanoTime());
    findsOnly(Rule.DIRECT_COMPARISON, s.method("void", "m", List.of(n), body.toArray(Stmt[]::new)));
  }
}
