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

class UnitsTest {
  private final Node<String> took = minus(nanoTime(), field("long", "last"));

  private List<String> passed(String parameter, Node<String> value) {
    Variable<String> p = var("long", parameter);
    return run(
        new Sources().method("void", "log", List.of(p), act()), eval(call("void", "log", value)));
  }

  private static List<String> run(Sources sources, Stmt<String> use) {
    return sources.field("long", "last", nanoTime()).run(use).found();
  }

  @Test
  void nanosecondsForMilliseconds() {
    String found = "TickClockMix @ T.log(System.nanoTime() - last)";
    assertEquals(List.of(found), passed("tookMillis", took));
    assertEquals(List.of(found), passed("tookMs", took));
    assertEquals(List.of(found), passed("tookSeconds", took));
  }

  @Test
  void theRightUnitOrNoneSaid() {
    assertEquals(List.of(), passed("tookNanos", took));
    assertEquals(List.of(), passed("took", took));
  }

  @Test
  void whatWasConverted() {
    assertEquals(List.of(), passed("tookMillis", bin(took, "/", num(1_000_000L))));
  }

  @Test
  void aSinkThatSaysItsUnit() {
    assertEquals(
        List.of("TickClockMix @ Duration.ofMillis(System.nanoTime() - last)"),
        run(
            new Sources(),
            eval(stat("java.time.Duration", "java.time.Duration", "ofMillis", took))));
    assertEquals(
        List.of(),
        run(
            new Sources(),
            eval(stat("java.time.Duration", "java.time.Duration", "ofNanos", took))));
  }

  /** Rounding to a multiple keeps the unit. */
  @Test
  void aRoundedReading() {
    Node<String> rounded = bin(bin(nanoTime(), "/", num(20L)), "*", num(20L));
    assertEquals(
        List.of("TickScaledReading @ System.nanoTime() / 20L"),
        new Sources()
            .field("long", "next", rounded)
            .run(probe("x", minus(nanoTime(), field("long", "next"))))
            .found());
  }
}
