package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScaledReadingTest {
  private static final String UNIT = "java.util.concurrent.TimeUnit";

  private final Node<String> kept = field("long", "kept");
  private final Variable<String> t = var("long", "t");
  private final Node<String> nanos = constant(UNIT, "NANOSECONDS");

  @ParameterizedTest
  @ValueSource(strings = {"/", "*", "<<", ">>", ">>>"})
  void everyScalingOperator(String op) {
    assertEquals(
        List.of("TickScaledReading @ System.nanoTime() " + op + " 20"),
        keeping(bin(nanoTime(), op, num(20))));
  }

  @Test
  void conversions() {
    assertEquals(
        List.of("TickScaledReading @ NANOSECONDS.toMillis(System.nanoTime())"),
        keeping(on(nanos, "long", "toMillis", nanoTime())));
    assertEquals(
        List.of("TickScaledReading @ (int) System.nanoTime()"), keeping(cast("int", nanoTime())));
    assertEquals(
        List.of("TickScaledReading @ (double) System.nanoTime()"),
        new Sources()
            .field("double", "d")
            .run(put(field("double", "d"), cast("double", nanoTime())))
            .found());
  }

  /** {@code nanoTime() / 1e9}: the division, not the widening that belongs to it. */
  @Test
  void aFloatingPointDivision() {
    Node<String> seconds = bin(nanoTime(), "/", new Node.Literal<>(1e9, "double", "1e9"));
    assertEquals(
        List.of("TickScaledReading @ System.nanoTime() / 1e9"),
        new Sources()
            .field("double", "d")
            .run(put(field("double", "d"), seconds))
            .found());
  }

  /** {@code (double) nanoTime() - start}: the cast, not the widening of the other side it forces. */
  @Test
  void aFloatingPointDifference() {
    assertEquals(
        List.of("TickScaledReading @ (double) System.nanoTime()"),
        new Sources()
            .field("double", "d")
            .run(
                local(t, nanoTime()),
                put(field("double", "d"), bin(cast("double", nanoTime()), "-", read(t))))
            .found());
  }

  /** Where the value goes: all but text, hashes and nothing. */
  @Test
  void whereItMatters() {
    Node<String> millis = bin(nanoTime(), "/", num(1000L));
    List<String> scaled = List.of("TickScaledReading @ System.nanoTime() / 1000L");
    assertEquals(scaled, keeping(millis));
    assertEquals(scaled, new Sources().method("long", "now", ret(millis)).found());
    assertEquals(
        scaled,
        new Sources().run(local(t, millis), eval(minus(read(t), unknown()))).found());
    assertEquals(
        scaled,
        new Sources()
            .run(
                local(t, millis),
                eval(on(stat("other.Lib", ATOMIC, "get"), "void", "set", read(t))))
            .found());
  }

  @Test
  void throughAParameter() {
    Variable<String> at = var("long", "at");
    assertEquals(
        List.of("TickScaledReading @ System.nanoTime() / 1000L"),
        new Sources()
            .field("long", "kept")
            .method("void", "keep", List.of(at), put(kept, read(at)))
            .run(eval(call("void", "keep", bin(nanoTime(), "/", num(1000L)))))
            .found());
  }

  @Test
  void whereItDoesNotMatter() {
    Node<String> millis = bin(nanoTime(), "/", num(1000L));
    Node<String> text = new Node.Literal<>("at ", "java.lang.String", "\"at \"");
    Node<String> concat = new Node.Binary<>(
        io.github.tickwise.engine.model.BinaryOp.CONCAT, text, millis, "java.lang.String", "text");
    assertEquals(List.of(), new Sources().run(local(t, millis)).found(), "never used");
    assertEquals(List.of(), new Sources().run(eval(concat)).found(), "printed");
    assertEquals(List.of(), keeping(bin(cast("int", nanoTime()), "^", num(31))), "hashed");
    assertEquals(
        List.of(), keeping(bin(bin(nanoTime(), ">>", num(20)), "&", num(63L))), "a bucket");
    assertEquals(
        List.of(), new Sources().run(eval(make("java.util.Random", millis))).found(), "a seed");
    assertEquals(
        List.of(),
        new Sources().method("int", "hashCode", ret(cast("int", nanoTime()))).found());
  }

  @Test
  void afterTheSubtraction() {
    Node<String> elapsed = minus(nanoTime(), stat("other.Lib", "long", "start"));
    Node<String> known = minus(nanoTime(), nanoTime());
    assertEquals(List.of(), keeping(bin(known, "/", num(1000L))));
    assertEquals(List.of(), keeping(on(nanos, "long", "toMillis", known)));
    assertEquals(List.of(), keeping(on(nanos, "long", "toMillis", elapsed)));
    assertEquals(List.of(), keeping(on(nanos, "long", "toMillis", span())));
    assertEquals(List.of(), keeping(bin(wallTime(), "/", num(1000L))));
  }

  @Test
  void aBootClockMayBeDivided() {
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    assertEquals(
        List.of(),
        new Sources()
            .models("my.Phone#uptime() : TICK millis boot")
            .field("long", "kept")
            .run(put(kept, bin(uptime, "/", num(1000L))))
            .found());
  }

  /** One scaling, one finding: what comes of it is damaged already. */
  @Test
  void aScalingOfAScaling() {
    assertEquals(
        List.of("TickScaledReading @ System.nanoTime() / 1000L"),
        keeping(bin(bin(nanoTime(), "/", num(1000L)), "/", num(60L))));
  }

  @Test
  void differencesOfScaledReadingsAreNotReportedAgain() {
    Variable<String> u = var("long", "u");
    assertEquals(
        List.of("TickScaledReading @ System.nanoTime() / 1000L"),
        new Sources()
            .run(
                local(t, bin(nanoTime(), "/", num(1000L))),
                local(u, minus(read(t), read(t))),
                when(less(read(u), span()), act()))
            .found());
  }

  @Test
  void theMessageSaysTheRemedy() {
    assertEquals(
        "System.nanoTime() is a reading of System.nanoTime() and is scaled before it is subtracted,"
            + " so differences are wrong once it wraps; subtract first and convert the difference",
        new Sources()
            .field("long", "kept")
            .run(put(kept, bin(nanoTime(), "/", num(20))))
            .findings()
            .get(0)
            .message());
  }

  private List<String> keeping(Node<String> value) {
    return new Sources().field("long", "kept").run(put(kept, value)).found();
  }
}
