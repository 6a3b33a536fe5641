package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

class TruncatedDifferenceTest {
  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");
  private final Node<String> cut = cast("int", minus(read(a), read(b)));

  @Test
  void aComparator() {
    assertEquals(
        List.of("TickTruncatedDifference @ (int) (a - b)"), comparing("compare").found());
  }

  @Test
  void aComparatorThatIsALambda() {
    Variable<String> list = var("java.util.List", "list");
    assertEquals(
        List.of("TickTruncatedDifference @ (int) (a - b)"),
        new Sources()
            .run(
                local(list, make("java.util.ArrayList")),
                eval(on(read(list), "boolean", "add", nanoTime())),
                eval(on(
                    read(list),
                    "void",
                    "sort",
                    lambda("java.util.Comparator", List.of(a, b), cut))))
            .found());
  }

  /** An int that some method returns is not the sign of a comparison. */
  @Test
  void anotherMethod() {
    assertEquals(List.of(), comparing("lag").found());
  }

  @Test
  void aComparison() {
    assertEquals(
        List.of("TickTruncatedDifference @ (int) (a - b)"),
        ticks(when(bin(cut, ">", num(0)), act())).found());
  }

  /** Narrowed and then scaled: 2.1 seconds are the most it can say. */
  @Test
  void scaledTooLate() {
    assertEquals(
        List.of("TickTruncatedDifference @ (int) (a - b)"),
        ticks(probe("millis", bin(cut, "/", num(1_000_000)))).found());
  }

  @Test
  void scaledInTime() {
    assertEquals(
        List.of(),
        ticks(probe("millis", cast("int", bin(minus(read(a), read(b)), "/", num(1_000_000L)))))
            .found());
  }

  @Test
  void onlyStored() {
    Variable<String> lag = var("int", "lag");
    assertEquals(List.of(), ticks(local(lag, cut), probe("lag", read(lag))).found());
  }

  /** 2^31 milliseconds are 24.8 days, and a 32-bit clock differs by no more. */
  @Test
  void coarseAndNarrowClocks() {
    for (String clock : List.of("millis", "seconds", "nanos int32")) {
      String type = clock.endsWith("int32") ? "int" : "long";
      Node<String> read = stat("my.Board", type, "read");
      assertEquals(
          List.of(),
          new Sources()
              .models("my.Board#read() : TICK " + clock)
              .run(when(bin(cast("int", minus(read, read)), ">", num(0)), act()))
              .found(),
          clock);
    }
  }

  @Test
  void otherDurations() {
    assertEquals(
        List.of(),
        new Sources()
            .run(
                when(bin(cast("int", span()), ">", num(0)), act()),
                when(bin(cast("int", unknown()), ">", num(0)), act()))
            .found());
  }

  @Test
  void theMessagesSayTheRemedies() {
    assertEquals(
        "The difference a - b is cut to int before it is returned from a comparator; beyond 2^31"
            + " nanos (2.1 s) it has the wrong sign; use Long.signum of the difference",
        comparing("compare").findings().get(0).message());
    assertEquals(
        "The difference a - b is cut to int before it is scaled down; beyond 2^31 nanos (2.1 s) it"
            + " has the wrong sign; scale first, then narrow",
        ticks(probe("millis", bin(cut, "/", num(1_000_000)))).findings().get(0).message());
  }

  private Sources comparing(String name) {
    return new Sources()
        .method("int", name, List.of(a, b), ret(cut))
        .run(eval(call("int", name, nanoTime(), nanoTime())));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private Sources ticks(io.github.tickwise.engine.source.Stmt<String>... use) {
    return new Sources().run(local(a, nanoTime()), local(b, nanoTime()), seq(use));
  }
}
