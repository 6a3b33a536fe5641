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

class SentinelTest {
  private static final String CURE =
      "; keep a boolean (or an existing counter) beside it that says whether it has happened";

  private final Node<String> last = field("long", "last");
  private final Variable<String> t = var("long", "t");

  @ParameterizedTest
  @ValueSource(strings = {"==", "!=", "<", "<=", ">", ">="})
  void everyTestAgainstAConstant(String op) {
    assertEquals(
        List.of("TickSentinel @ last " + op + " -1L"),
        seeded().run(when(bin(last, op, num(-1L)), act())).found());
  }

  @Test
  void theConstantOnTheLeft() {
    assertEquals(
        List.of("TickSentinel @ 0L < last"),
        seeded().run(when(less(num(0L), last), act())).found());
  }

  @Test
  void signs() {
    assertEquals(
        List.of("TickSentinel @ Long.signum(last)"),
        seeded()
            .run(
                eval(stat(LONG, "int", "signum", last)),
                eval(stat(LONG, "int", "signum", minus(nanoTime(), last))))
            .found());
  }

  @Test
  void equalityOfBoxes() {
    Node<String> boxed = stat(LONG, LONG, "valueOf", last);
    assertEquals(
        List.of(
            "TickSentinel @ Long.valueOf(last).equals(0L)",
            "TickSentinel @ Objects.equals(last, -1L)"),
        seeded()
            .run(
                eval(on(boxed, "boolean", "equals", num(0L))),
                eval(stat("java.util.Objects", "boolean", "equals", last, num(-1L))),
                eval(on(boxed, "boolean", "equals", nanoTime())))
            .found());
  }

  /** Class files box a constant by a call, and unbox it by another. */
  @Test
  void boxedConstants() {
    Node<String> boxed = stat(LONG, LONG, "valueOf", num(-1L));
    assertEquals(
        List.of(
            "TickSentinel @ last == Long.valueOf(-1L).longValue()",
            "TickSentinel @ last = Long.valueOf(-1L)"),
        seeded()
            .method("void", "reset", put(last, boxed))
            .run(when(bin(last, "==", on(boxed, "long", "longValue")), act()))
            .found());
  }

  @Test
  void contentsThatAreTested() {
    Variable<String> a = var(ATOMIC, "a");
    assertEquals(
        List.of("TickSentinel @ a.compareAndSet(0L, System.nanoTime())"),
        new Sources()
            .run(
                local(a, make(ATOMIC, nanoTime())),
                eval(on(read(a), "boolean", "compareAndSet", num(0L), nanoTime())),
                eval(on(
                    read(a), "boolean", "compareAndSet", on(read(a), "long", "get"), nanoTime())))
            .found());
  }

  /** The store of what a test looks for is wrong too. */
  @Test
  void theStoreOfAReservedValue() {
    assertEquals(
        List.of("TickSentinel @ last == -1L", "TickSentinel @ last = -1L"),
        seeded()
            .method("void", "reset", put(last, num(-1L)))
            .run(when(bin(last, "==", num(-1L)), act()))
            .found());
  }

  @Test
  void aStoreThatNobodyLooksFor() {
    assertEquals(
        List.of("TickSentinel @ last == -1L"),
        seeded()
            .method("void", "reset", put(last, num(5L)))
            .run(when(bin(last, "==", num(-1L)), act()))
            .found());
  }

  /** A test of the sign looks for every reserved value. */
  @Test
  void storesThatASignTestLooksFor() {
    assertEquals(
        List.of(
            "TickSentinel @ last > 0L", "TickSentinel @ last = -1L", "TickSentinel @ last = 0L"),
        seeded()
            .method("void", "reset", put(last, num(-1L)))
            .method("void", "clear", put(last, num(0L)))
            .method("void", "five", put(last, num(5L)))
            .run(when(bin(last, ">", num(0L)), act()))
            .found());
  }

  @Test
  void aReservedValueThatIsReturned() {
    assertEquals(
        List.of("TickSentinel @ T.at() == -1L", "TickSentinel @ return -1L"),
        new Sources()
            .method("long", "at", when(flag(), ret(nanoTime())), ret(num(-1L)))
            .run(when(bin(call("long", "at"), "==", num(-1L)), act()))
            .found());
  }

  /** The first zero of a field is the other rule's. */
  @Test
  void theFirstZero() {
    Sources sources = new Sources()
        .field("long", "last")
        .method("void", "beat", put(last, nanoTime()))
        .run(when(bin(last, "!=", num(0L)), act()));
    assertEquals(
        List.of("TickSentinel @ last != 0L", "TickDefaultInit @ long last"), sources.found());
    Sources explicit = new Sources()
        .field("long", "last", num(0L))
        .method("void", "beat", put(last, nanoTime()))
        .run(when(bin(last, "!=", num(0L)), act()));
    assertEquals(
        List.of("TickSentinel @ last != 0L", "TickDefaultInit @ long last = 0L"), explicit.found());
  }

  @Test
  void whatIsNoTick() {
    assertEquals(
        List.of(),
        seeded()
            .run(
                when(bin(minus(nanoTime(), last), ">", num(0L)), act()),
                when(bin(span(), "==", num(0L)), act()),
                when(bin(wallTime(), ">", num(0L)), act()),
                when(bin(unknown(), "==", num(-1L)), act()))
            .found());
  }

  /** {@code t == 0 ? 1 : t}: 0 is mapped away, so it does say "none yet". */
  @Test
  void aRemapByAConditional() {
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last")
            .method(
                "void",
                "beat",
                local(t, nanoTime()),
                put(last, choose(bin(read(t), "==", num(0L)), num(1L), read(t))))
            .run(when(bin(last, "!=", num(0L)), act()))
            .found());
  }

  /** {@code if (t == 0) t = 1;}. */
  @Test
  void aRemapByAStatement() {
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last")
            .method(
                "void",
                "beat",
                local(t, nanoTime()),
                when(bin(read(t), "==", num(0L)), put(read(t), num(1L))),
                put(last, read(t)))
            .run(when(bin(last, "!=", num(0L)), act()))
            .found());
  }

  /** A remap of 0 does not make -1 a good reserved value. */
  @Test
  void aRemapOfAnotherValue() {
    assertEquals(
        List.of("TickSentinel @ last == -1L"),
        new Sources()
            .field("long", "last")
            .method(
                "void",
                "beat",
                local(t, nanoTime()),
                put(last, choose(bin(read(t), "==", num(0L)), num(1L), read(t))))
            .run(when(bin(last, "==", num(-1L)), act()))
            .found());
  }

  /** One store that is not remapped is enough. */
  @Test
  void aRemapThatIsPassedBy() {
    assertEquals(
        List.of("TickSentinel @ last != 0L", "TickDefaultInit @ long last"),
        new Sources()
            .field("long", "last")
            .method(
                "void",
                "beat",
                local(t, nanoTime()),
                put(last, choose(bin(read(t), "==", num(0L)), num(1L), read(t))))
            .method("void", "other", put(last, nanoTime()))
            .run(when(bin(last, "!=", num(0L)), act()))
            .found());
  }

  private Sources stepped(Node<String> step) {
    return new Sources()
        .field("long", "last")
        .method(
            "void",
            "beat",
            local(t, nanoTime()),
            when(bin(read(t), "==", num(0L)), put(read(t), step)),
            put(last, read(t)))
        .run(when(bin(last, "!=", num(0L)), act()));
  }

  /** {@code if (t == 0) t++}: a reading steps aside; by nothing it does not, and another's value has not been tested. */
  @Test
  void aRemapByAStep() {
    assertEquals(List.of(), stepped(bin(read(t), "+", num(1L))).found());
    assertEquals(List.of(), stepped(bin(read(t), "-", num(1L))).found());
    List<String> wrong = List.of(
        "TickSentinel @ t == 0L", "TickSentinel @ last != 0L", "TickDefaultInit @ long last");
    assertEquals(wrong, stepped(bin(read(t), "+", num(0L))).found());
    assertEquals(wrong, stepped(bin(last, "+", num(1L))).found());
  }

  private Sources returned(Node<String> reserved, Node<String> instead, Node<String> otherwise) {
    return new Sources()
        .field("long", "last")
        .method(
            "long",
            "free",
            List.of(t),
            when(or(bin(read(t), "==", num(0L)), bin(read(t), "==", num(-1L))), ret(instead)),
            ret(otherwise))
        .method("void", "beat", put(last, call("long", "free", nanoTime())))
        .run(when(bin(last, "!=", reserved), act()));
  }

  /** {@code if (t == 0 || t == -1) return t + 2; return t}. */
  @Test
  void aRemapByAMethod() {
    Node<String> two = bin(read(t), "+", num(2L));
    assertEquals(List.of(), returned(num(0L), two, read(t)).found());
    assertEquals(List.of(), returned(num(-1L), num(7L), read(t)).found());
  }

  @Test
  void aMethodThatIsNoRemap() {
    List<String> all = List.of(
        "TickSentinel @ t == 0L",
        "TickSentinel @ t == -1L",
        "TickSentinel @ last != 0L",
        "TickDefaultInit @ long last");
    Node<String> one = bin(read(t), "+", num(1L)); // from -1 it leads to 0
    assertEquals(all, returned(num(0L), one, read(t)).found());
    assertEquals(all, returned(num(0L), num(7L), nanoTime()).found(), "returns what was not asked");
    assertEquals(all, returned(num(0L), nanoTime(), read(t)).found(), "has a reading instead");
  }

  /** A boot clock never is negative, but 0 is its first reading. */
  @Test
  void aBootClockHasNoReservedValuesEither() {
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    assertEquals(
        List.of("TickSentinel @ last == 0L"),
        new Sources()
            .models("my.Phone#uptime() : TICK millis boot")
            .field("long", "last", uptime)
            .run(when(bin(last, "==", num(0L)), act()))
            .found());
  }

  @Test
  void theMessagesSayTheCure() {
    List<String> messages = seeded()
        .method("void", "reset", put(last, num(Long.MIN_VALUE)))
        .run(when(bin(last, "==", num(Long.MIN_VALUE)), act()))
        .findings()
        .stream()
        .map(f -> f.message())
        .toList();
    assertEquals(
        List.of(
            "A tick has no reserved values: last is a reading of System.nanoTime() and may itself"
                + " be Long.MIN_VALUE" + CURE,
            "Long.MIN_VALUE is stored in last as a reserved value, but a tick may be any value"
                + CURE),
        messages);
  }

  private Sources seeded() {
    return new Sources().field("long", "last", nanoTime());
  }

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }
}
