package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

class HorizonTest {
  private final Node<String> at = field("long", "at");

  private List<String> stored(Node<String> value) {
    return new Sources().field("long", "at", nanoTime()).run(put(at, value)).found();
  }

  @Test
  void halfThePeriod() {
    assertEquals(
        List.of("TickHorizon @ System.nanoTime() + 9223372036854775807L"),
        stored(plus(nanoTime(), num(Long.MAX_VALUE))));
  }

  @Test
  void inAConditional() {
    assertEquals(
        List.of("TickHorizon @ System.nanoTime() + 9223372036854775807L"),
        stored(choose(bool(true), plus(nanoTime(), num(Long.MAX_VALUE)), nanoTime())));
  }

  @Test
  void aConstantOfTheClass() {
    Node<String> never = field("long", "NEVER");
    assertEquals(
        List.of("TickHorizon @ System.nanoTime() + NEVER"),
        new Sources()
            .constant("long", "NEVER", num(Long.MAX_VALUE))
            .field("long", "at", nanoTime())
            .run(put(at, plus(nanoTime(), never)))
            .found());
  }

  @Test
  void aQuarterLeavesRoom() {
    assertEquals(List.of(), stored(plus(nanoTime(), num(Long.MAX_VALUE / 2))));
  }

  @Test
  void aBackDatedReading() {
    assertEquals(List.of(), stored(minus(nanoTime(), num(Long.MAX_VALUE))));
  }

  /** It may be told apart by equality, or be an argument that the callee knows. */
  @Test
  void aLocalOne() {
    assertEquals(
        List.of(),
        new Sources()
            .run(
                eval(call("long", "use", plus(nanoTime(), num(Long.MAX_VALUE)))),
                when(bin(plus(nanoTime(), num(Long.MAX_VALUE)), "==", nanoTime()), act()))
            .found());
  }

  @Test
  void a32BitClock() {
    Node<String> millis = stat("my.Board", "int", "millis");
    Node<String> until = field("int", "until");
    assertEquals(
        List.of("TickHorizon @ Board.millis() + 2000000000"),
        new Sources()
            .models("my.Board#millis() : TICK millis int32")
            .field("int", "until", millis)
            .run(
                put(until, plus(millis, num(2_000_000_000))),
                put(until, plus(millis, num(86_400_000))))
            .found());
  }
}
