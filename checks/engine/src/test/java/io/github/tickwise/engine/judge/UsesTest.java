package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the magnitude of a scaled reading matters: not where it is only hashed, masked or shown. */
class UsesTest {
  private static final String MATH = "java.lang.Math";

  private final Node<String> scaled = bin(nanoTime(), "/", num(1000L));
  private final Variable<String> x = var("long", "x");
  private final Variable<String> y = var("long", "y");
  private final Variable<String> p = var("long", "p");
  private final Node<String> map = field("java.util.Map", "map");

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources run(Stmt<String>... body) {
    return new Sources()
        .field("long", "kept")
        .field("long[]", "array", longs(num(4)))
        .field("java.util.Map", "map", make("java.util.HashMap"))
        .method("void", "subtracts", List.of(p), probe("age", minus(read(p), unknown())))
        .method("void", "masks", List.of(p), probe("bits", bin(read(p), "&", num(255L))))
        .method("void", "ignores", List.of(p), act())
        .method("void", "m", body);
  }

  private boolean matters(Sources sources) {
    Probed at = Probed.at(sources, scaled);
    return new Uses<>(at.solution()).matters(at.x(), at.site());
  }

  private void yes(Stmt<String> statement) {
    assertTrue(matters(run(statement)));
  }

  private void no(Stmt<String> statement) {
    assertFalse(matters(run(statement)));
  }

  @Test
  void operators() {
    for (String op : List.of("-", "<", "<=", ">", ">=", "==", "!=")) {
      yes(eval(bin(scaled, op, unknown())));
      yes(eval(bin(unknown(), op, scaled)));
    }
    for (String op : List.of("&", "|", "^", "%")) {
      no(eval(bin(scaled, op, num(7L))));
    }
    for (String op : List.of("+", "*", "/", "<<", ">>", ">>>")) {
      no(eval(bin(scaled, op, num(7))));
      yes(eval(minus(bin(scaled, op, num(7)), unknown())));
    }
    yes(eval(minus(cast("int", scaled), num(1))));
    no(eval(bin(cast("int", scaled), "&", num(1))));
    yes(eval(minus(negative(scaled), unknown())));
    no(eval(bin(minus(bin(scaled, "&", num(255L)), num(1L)), ">", num(5L))));
    no(eval(scaled));
  }

  @Test
  void calls() {
    yes(eval(minus(stat(LONG, LONG, "valueOf", scaled), unknown())));
    no(eval(stat(LONG, LONG, "valueOf", scaled)));
    yes(eval(minus(
        on(constant("java.util.concurrent.TimeUnit", "MICROSECONDS"), "long", "toMillis", scaled),
        unknown())));
    yes(eval(stat(MATH, "long", "subtractExact", scaled, unknown())));
    no(eval(stat(MATH, "long", "addExact", scaled, num(5L))));
    yes(eval(minus(stat(MATH, "long", "addExact", scaled, num(5L)), unknown())));
    yes(eval(on(map, LONG, "put", num(1L), scaled)));
    yes(eval(stat(LONG, "int", "compare", scaled, unknown())));
    yes(eval(stat(MATH, "long", "max", scaled, unknown())));
    yes(eval(stat("java.lang.Thread", "void", "sleep", scaled)));
    no(eval(stat("other.Lib", "void", "seed", scaled)));
    no(eval(minus(stat("other.Lib", "long", "hash", scaled), num(1L))));
  }

  @Test
  void methodsOfTheProgram() {
    yes(eval(call("void", "subtracts", scaled)));
    no(eval(call("void", "masks", scaled)));
    no(eval(call("void", "ignores", scaled)));
  }

  @Test
  void places() {
    yes(put(field("long", "kept"), scaled));
    yes(put(index(field("long[]", "array"), num(0)), scaled));
    no(put(index(field("long[]", "array"), cast("int", scaled)), num(1L)));
    yes(seq(local(x, scaled), probe("age", minus(read(x), unknown()))));
    no(seq(local(x, scaled), probe("seen", read(x))));
    no(local(x, scaled));
    yes(seq(local(x, scaled), local(y, read(x)), probe("age", minus(read(y), unknown()))));
    no(seq(local(x, scaled), put(read(x), num(1L)), probe("age", minus(read(x), unknown()))));
    no(seq(
        local(x, num(0L)),
        loop(bin(unknown(), "==", num(1L)), put(read(x), plus(read(x), scaled)))));
  }

  @Test
  void returns() {
    assertTrue(matters(new Sources().method("long", "now", ret(scaled))));
    assertFalse(matters(new Sources().method("long", "hashCode", ret(scaled))));
    assertFalse(matters(new Sources().method("long", "toString", ret(scaled))));
  }
}
