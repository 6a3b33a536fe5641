package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

class MinMaxTest {
  private static final String MATH = "java.lang.Math";
  private static final String LIST = "java.util.List";

  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");

  @Test
  void methodsOfMath() {
    assertEquals(
        List.of(
            "TickMinMax @ Math.max(System.nanoTime(), Lib.value())",
            "TickMinMax @ Math.min(Lib.value(), System.nanoTime())",
            "TickMinMax @ Math.max(System.nanoTime(), 0L)",
            "TickMinMax @ Math.abs(System.nanoTime())"),
        new Sources()
            .run(
                eval(stat(MATH, "long", "max", nanoTime(), unknown())),
                eval(stat(MATH, "long", "min", unknown(), nanoTime())),
                eval(stat(MATH, "long", "max", nanoTime(), num(0L))),
                eval(stat(MATH, "long", "abs", nanoTime())))
            .found());
  }

  /** A name has no sign; a number that is made first has. */
  @Test
  void aNameOfAReading() {
    Node<String> abs = stat(MATH, "long", "abs", nanoTime());
    assertEquals(List.of(), new Sources().run(eval(named(abs))).found());
    assertEquals(
        List.of("TickMinMax @ Math.abs(System.nanoTime())"),
        new Sources().run(local(a, abs), eval(named(read(a)))).found());
  }

  private static Node<String> named(Node<String> number) {
    Node<String> text = new Node.Literal<>("id-", "java.lang.String", "\"id-\"");
    return new Node.Binary<>(BinaryOp.CONCAT, text, number, "java.lang.String", "id");
  }

  @Test
  void durationsHaveExtremes() {
    assertEquals(
        List.of(),
        ticks()
            .run(
                eval(stat(MATH, "long", "max", minus(nanoTime(), unknown()), num(0L))),
                eval(stat(MATH, "long", "max", minus(nanoTime(), nanoTime()), span())),
                eval(stat(MATH, "long", "abs", minus(nanoTime(), nanoTime()))),
                eval(stat(MATH, "long", "min", wallTime(), wallTime())))
            .found());
  }

  /** {@code a > b ? a : b}, either way round. */
  @Test
  void aConditional() {
    assertEquals(
        List.of("TickMinMax @ a > b", "TickMinMax @ a < b"),
        ticks()
            .run(
                local(a, nanoTime()),
                local(b, nanoTime()),
                probe("max", choose(bin(read(a), ">", read(b)), read(a), read(b))),
                probe("min", choose(bin(read(a), "<", read(b)), read(b), read(a))))
            .found());
  }

  @Test
  void aConditionalThatChoosesSomethingElse() {
    assertEquals(
        List.of("TickDirectComparison @ a > b"),
        ticks()
            .run(
                local(a, nanoTime()),
                local(b, nanoTime()),
                probe("which", choose(bin(read(a), ">", read(b)), num(1L), num(2L))))
            .found());
  }

  /** Chosen by the sign of the difference it is right. */
  @Test
  void aConditionalBySubtraction() {
    assertEquals(
        List.of(),
        ticks()
            .run(
                local(a, nanoTime()),
                local(b, nanoTime()),
                probe(
                    "later", choose(bin(minus(read(a), read(b)), ">", num(0L)), read(a), read(b))))
            .found());
  }

  @Test
  void elements() {
    Variable<String> list = var(LIST, "list");
    assertEquals(
        List.of("TickMinMax @ Collections.max(list)"),
        new Sources()
            .run(
                local(list, make("java.util.ArrayList")),
                eval(on(read(list), "boolean", "add", nanoTime())),
                eval(stat("java.util.Collections", LONG, "max", read(list))))
            .found());
  }

  @Test
  void aFunctionThatIsHandedOn() {
    String operator = "java.util.function.LongBinaryOperator";
    Node<String> max = statRef(operator, MATH, "long", "max", "long", "long");
    Node<String> sum = statRef(operator, LONG, "long", "sum", "long", "long");
    Variable<String> atomic = var(ATOMIC, "atomic");
    assertEquals(
        List.of("TickMinMax @ atomic.accumulateAndGet(System.nanoTime(), java.lang.Math::max)"),
        new Sources()
            .run(
                local(atomic, make(ATOMIC, nanoTime())),
                eval(on(read(atomic), "long", "accumulateAndGet", nanoTime(), max)),
                eval(on(read(atomic), "long", "accumulateAndGet", num(1L), sum)))
            .found());
  }

  @Test
  void aBootClock() {
    assertEquals(
        List.of(),
        new Sources()
            .models("my.Phone#uptime() : TICK millis boot")
            .run(eval(stat(MATH, "long", "max", stat("my.Phone", "long", "uptime"), unknown())))
            .found());
  }

  @Test
  void theMessageSaysTheRemedy() {
    String message = new Sources()
        .run(eval(stat(MATH, "long", "max", nanoTime(), unknown())))
        .findings()
        .get(0)
        .message();
    assertEquals(
        "Ticks have no minimum or maximum by value: max of System.nanoTime(), a reading of"
            + " System.nanoTime(), goes wrong when it wraps; choose by the sign of the difference",
        message);
    String conditional = ticks()
        .run(
            local(a, nanoTime()),
            local(b, nanoTime()),
            probe("max", choose(bin(read(a), ">", read(b)), read(a), read(b))))
        .findings()
        .get(0)
        .message();
    assertTrue(conditional.endsWith("choose by the sign of the difference"), conditional);
  }

  private static Sources ticks() {
    return new Sources();
  }
}
