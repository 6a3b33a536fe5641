package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two clocks in one operation, one field or one argument, form by form. */
class MixFormsTest {
  private static final String MODELS = "my.Clocks#uptime() : TICK millis";

  private final Node<String> last = field("long", "last");
  private final Node<String> wall = field("long", "wall");
  private final Node<String> uptime = stat("my.Clocks", "long", "uptime");
  private final Variable<String> t = var("long", "t");

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources with(Stmt<String>... body) {
    return new Sources()
        .models(MODELS)
        .field("long", "last", nanoTime())
        .field("long", "wall", wallTime())
        .field("long", "up", uptime)
        .run(body);
  }

  private static List<String> mixes(Sources sources) {
    return sources.found().stream().filter(f -> f.startsWith("TickClockMix")).toList();
  }

  private void reported(Node<String> at, Stmt<String> use) {
    assertEquals(List.of("TickClockMix @ " + at.origin()), mixes(with(use)));
  }

  private void silent(Stmt<String> use) {
    assertEquals(List.of(), mixes(with(use)));
  }

  @Test
  void comparisons() {
    for (String op : List.of("<", "<=", ">", ">=")) {
      Node<String> test = bin(last, op, wall);
      reported(test, eval(test));
      Node<String> turned = bin(wall, op, nanoTime());
      reported(turned, eval(turned));
    }
    Node<String> call = stat(LONG, "int", "compare", nanoTime(), wallTime());
    reported(call, eval(call));
    Node<String> clocks = less(nanoTime(), uptime);
    reported(clocks, eval(clocks));
    silent(eval(bin(last, "==", wall)));
    silent(eval(less(wallTime(), wall)));
    silent(eval(less(wallTime(), unknown())));
  }

  @Test
  void differencesThatAreUsed() {
    Node<String> age = minus(wallTime(), last);
    reported(age, probe("x", age));
    Node<String> turned = minus(last, wallTime());
    reported(turned, probe("x", turned));
    Node<String> fresh = minus(nanoTime(), wall);
    reported(fresh, probe("x", fresh));
    Node<String> clocks = minus(nanoTime(), field("long", "up"));
    reported(clocks, probe("x", clocks));
    Node<String> exact =
        stat("java.lang.Math", "long", "subtractExact", nanoTime(), field("long", "up"));
    assertTrue(mixes(with(probe("x", exact))).contains("TickClockMix @ " + exact.origin()));
  }

  /** Taken side by side they say how far the clocks are apart. */
  @Test
  void offsets() {
    silent(probe("x", minus(wallTime(), nanoTime())));
    silent(probe("x", minus(nanoTime(), wallTime())));
    silent(probe("x", minus(wall, last)));
    Node<String> compared = minus(wallTime(), nanoTime());
    reported(compared, eval(bin(compared, ">", span())));
    Node<String> summed = minus(wallTime(), nanoTime());
    reported(summed, eval(bin(plus(summed, num(5L)), ">", span())));
    silent(eval(bin(bin(minus(wallTime(), nanoTime()), "*", num(2L)), ">", span())));
  }

  @Test
  void readingsInTwoUnits() {
    Node<String> millis = field("long", "millis");
    Node<String> mixed = minus(nanoTime(), millis);
    Stmt<String> fill = put(millis, bin(nanoTime(), "/", num(1_000_000L)));
    Sources scaled = with(probe("x", mixed)).field("long", "millis").method("void", "fill", fill);
    assertEquals(List.of("TickClockMix @ " + mixed.origin()), mixes(scaled));
    assertTrue(scaled.findings().stream()
        .anyMatch(f -> f.message()
            .equals(
                "System.nanoTime() is a reading of System.nanoTime() as it was read, but millis is"
                    + " one that was scaled or narrowed: the two are in different units;"
                    + " keep readings in the clock's own unit")));
    Node<String> turned = minus(millis, nanoTime());
    assertEquals(
        List.of("TickClockMix @ " + turned.origin()),
        mixes(with(probe("x", turned)).field("long", "millis").method("void", "fill", fill)));
    Stmt<String> round = put(millis, bin(bin(nanoTime(), "/", num(8L)), "*", num(8L)));
    assertEquals(
        List.of(),
        mixes(with(probe("x", mixed)).field("long", "millis").method("void", "fill", round)),
        "only rounded");
  }

  @Test
  void theMessageNamesBoth() {
    assertEquals(
        "last is a reading of System.nanoTime(), but System.currentTimeMillis() is a wall-clock time:"
            + " their origins have nothing to do with each other; read the same clock on both sides",
        with(probe("x", minus(wallTime(), last))).findings().get(0).message());
    assertTrue(
        with(probe("x", minus(nanoTime(), field("long", "up"))))
            .findings()
            .get(0)
            .message()
            .contains(
                "System.nanoTime() is a reading of System.nanoTime(), but up is a reading of Clocks.uptime():"));
  }

  // One field, two clocks.

  private Sources slot(Stmt<String> one, Stmt<String> other, Node<String> use) {
    return new Sources()
        .models(MODELS)
        .field("long", "at")
        .method("void", "one", one)
        .method("void", "other", other)
        .run(probe("x", use));
  }

  @Test
  void aFieldOfTwoClocks() {
    Node<String> at = field("long", "at");
    Stmt<String> tick = put(at, nanoTime());
    Stmt<String> wrong = put(at, wallTime());
    List<String> reported = List.of("TickClockMix @ at = System.currentTimeMillis()");
    for (Node<String> use : List.of(
        minus(nanoTime(), at), minus(at, nanoTime()), less(nanoTime(), at), less(at, nanoTime()))) {
      assertEquals(reported, mixes(slot(tick, wrong, use)));
      assertEquals(reported, mixes(slot(wrong, tick, use)));
    }
    assertEquals(
        List.of("TickClockMix @ at = System.nanoTime()"),
        mixes(slot(tick, wrong, minus(wallTime(), at))));
    assertEquals(
        List.of("TickClockMix @ at = System.nanoTime() / 1000000L"),
        mixes(slot(tick, put(at, bin(nanoTime(), "/", num(1_000_000L))), minus(nanoTime(), at))));
    assertTrue(
        slot(tick, wrong, minus(nanoTime(), at)).findings().stream()
            .anyMatch(
                f -> f.message()
                    .equals(
                        "System.currentTimeMillis() is a wall-clock time, but m() takes at for a reading of"
                            + " System.nanoTime() as System.nanoTime() is; fill it from one clock in one unit")));
  }

  @Test
  void fieldsOfWhichNothingIsSaid() {
    Node<String> at = field("long", "at");
    Stmt<String> tick = put(at, nanoTime());
    Stmt<String> wrong = put(at, wallTime());
    assertEquals(List.of(), mixes(slot(tick, wrong, plus(nanoTime(), at))));
    assertEquals(List.of(), mixes(slot(tick, wrong, minus(unknown(), at))));
    assertEquals(List.of(), mixes(slot(tick, wrong, minus(last, at))));
    assertEquals(List.of(), mixes(slot(tick, put(at, unknown()), minus(nanoTime(), at))));
    assertEquals(List.of(), mixes(slot(tick, put(at, num(0L)), minus(nanoTime(), at))));
    assertEquals(
        List.of(),
        mixes(slot(seq(tick, wrong), act(), minus(nanoTime(), at))),
        "one method may choose");
    Node<String> foreign = new Node.Field<>(
        new io.github.tickwise.engine.model.Slot.Field(T, "at"), null, "long", "at");
    assertEquals(
        List.of(),
        mixes(new Sources()
            .field("long", "at")
            .method("void", "one", tick)
            .method("void", "other", wrong)
            .inClass("p.Other")
            .method("void", "m", probe("x", minus(nanoTime(), foreign)))),
        "seen from another class");
  }

  // The unit of an argument.

  @Test
  void argumentsInAnotherUnit() {
    Variable<String> timeoutMillis = var("long", "timeoutMillis");
    Variable<String> limit = var("long", "limit");
    for (String name : List.of(
        "limitMillis",
        "limitMs",
        "limitMicros",
        "limitSeconds",
        "limitSecs",
        "limitMilliseconds")) {
      Node<String> call = call("void", "within", minus(nanoTime(), last));
      assertEquals(
          List.of("TickClockMix @ " + call.origin()),
          mixes(with(eval(call)).method("void", "within", List.of(var("long", name)), act())));
    }
    for (String name : List.of("limit", "limitNanos", "secondsLimit", "items")) {
      assertEquals(
          List.of(),
          mixes(with(eval(call("void", "within", minus(nanoTime(), last))))
              .method("void", "within", List.of(var("long", name)), act())));
    }
    Node<String> sleep = stat("java.lang.Thread", "void", "sleep", minus(nanoTime(), last));
    reported(sleep, eval(sleep));
    silent(eval(stat(
        "java.util.concurrent.locks.LockSupport", "void", "parkNanos", minus(nanoTime(), last))));
    silent(eval(stat("java.lang.Thread", "void", "sleep", span())));
    silent(eval(stat(
        "java.lang.Thread", "void", "sleep", bin(minus(nanoTime(), last), "/", num(1_000_000L)))));
    assertEquals(
        List.of(),
        mixes(with(eval(call("void", "within", span(), minus(nanoTime(), last))))
            .method("void", "within", List.of(timeoutMillis, limit), act())));
    assertEquals(
        "System.nanoTime() - last is in the unit of System.nanoTime(), nanos, but Thread.sleep takes"
            + " millis; convert the difference",
        with(eval(sleep)).findings().get(0).message());
    silent(seq(local(t, num(1L)), eval(stat("java.lang.Thread", "void", "sleep", read(t)))));
  }
}
