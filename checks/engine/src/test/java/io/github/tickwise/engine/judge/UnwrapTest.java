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

/** Code that sees the sign change and shifts its readings out of the way. */
class UnwrapTest {
  private static final Node<String> SHIFT = num(Long.MAX_VALUE);

  private final Variable<String> before = var("long", "before");
  private final Variable<String> now = var("long", "now");
  private final Stmt<String> shift =
      seq(put(read(before), plus(read(before), SHIFT)), put(read(now), plus(read(now), SHIFT)));
  private final Stmt<String> scale = put(
      field("long", "took"),
      minus(bin(read(now), "/", num(1000L)), bin(read(before), "/", num(1000L))));

  private List<String> found(Node<String> outer, Node<String> inner, Stmt<String> then) {
    return new Sources()
        .field("long", "took")
        .run(
            local(before, nanoTime()),
            act(),
            local(now, nanoTime()),
            when(outer, when(inner, then)),
            scale)
        .found();
  }

  private Node<String> negative(Variable<String> v) {
    return less(read(v), num(0L));
  }

  private Node<String> positive(Variable<String> v) {
    return bin(read(v), ">", num(0L));
  }

  @Test
  void shifted() {
    assertEquals(List.of(), found(negative(before), positive(now), shift));
    assertEquals(List.of(), found(positive(before), negative(now), shift));
    assertEquals(
        List.of(), found(bin(read(before), ">=", num(0L)), bin(read(now), "<=", num(0L)), shift));
  }

  /** Without the change of sign, or the shift, it is a test like any other. */
  @Test
  void notShifted() {
    int tests = 2;
    int scalings = 2;
    assertEquals(
        tests + scalings, found(negative(before), negative(now), shift).size(), "the same sign");
    assertEquals(tests + scalings, found(positive(before), positive(now), shift).size());
    assertEquals(tests + scalings, found(negative(before), positive(now), act()).size());
    assertEquals(
        tests + scalings,
        found(less(read(before), num(5L)), positive(now), shift).size(),
        "no sign");
    assertEquals(
        tests + scalings,
        found(negative(before), positive(now), put(read(now), minus(read(now), num(5L))))
            .size(),
        "no sum");
    assertEquals(
        tests + scalings,
        found(bin(read(before), "==", num(0L)), positive(now), shift).size());
  }
}
