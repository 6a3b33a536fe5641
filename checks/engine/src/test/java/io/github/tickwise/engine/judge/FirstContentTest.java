package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** First zeros inside of objects: atomics, arrays, missing keys. */
class FirstContentTest {
  private static final String MAP = "java.util.Map";

  @Test
  void anAtomic() {
    Node<String> atomic = field(ATOMIC, "atomic");
    Sources sources = new Sources()
        .field(ATOMIC, "atomic", make(ATOMIC))
        .method("void", "beat", eval(on(atomic, "void", "set", nanoTime())))
        .run(probe("age", minus(nanoTime(), on(atomic, "long", "get"))));
    assertEquals(
        List.of("TickDefaultInit @ " + ATOMIC + " atomic = new AtomicLong()"), sources.found());
    assertTrue(sources.findings().get(0).message().startsWith("atomic is 0 until"));
    assertEquals("atomic", sources.findings().get(0).subject());
    Sources zero = new Sources()
        .field(ATOMIC, "atomic", make(ATOMIC, num(0L)))
        .method("void", "beat", eval(on(atomic, "void", "set", nanoTime())))
        .run(probe("age", minus(nanoTime(), on(atomic, "long", "get"))));
    assertEquals(
        List.of("TickDefaultInit @ " + ATOMIC + " atomic = new AtomicLong(0L)"), zero.found());
    Sources seeded = new Sources()
        .field(ATOMIC, "atomic", make(ATOMIC, nanoTime()))
        .run(probe("age", minus(nanoTime(), on(atomic, "long", "get"))));
    assertEquals(List.of(), seeded.found());
  }

  /** The field's own suppression counts, though the zero is stored by the constructor it calls. */
  @Test
  void anAtomicOfAFieldThatIsSuppressed() {
    Node<String> atomic = field(ATOMIC, "atomic");
    assertEquals(
        List.of("TickSentinel @ atomic.get() == 0L"),
        new Sources()
            .suppress("TickDefaultInit")
            .field(ATOMIC, "atomic", make(ATOMIC))
            .method("void", "beat", eval(on(atomic, "void", "set", nanoTime())))
            .run(
                probe("age", minus(nanoTime(), on(atomic, "long", "get"))),
                when(bin(on(atomic, "long", "get"), "==", num(0L)), act()))
            .found());
  }

  /** {@code new AtomicLong(0)} that is tested for 0 is a first zero as {@code long last = 0} is. */
  @Test
  void anAtomicThatIsTestedForItsZero() {
    Node<String> atomic = field(ATOMIC, "atomic");
    assertEquals(
        List.of(
            "TickSentinel @ atomic.get() == 0L",
            "TickDefaultInit @ " + ATOMIC + " atomic = new AtomicLong(0L)"),
        new Sources()
            .field(ATOMIC, "atomic", make(ATOMIC, num(0L)))
            .method("void", "beat", eval(on(atomic, "void", "set", nanoTime())))
            .run(when(bin(on(atomic, "long", "get"), "==", num(0L)), act()))
            .found());
  }

  @Test
  void anArray() {
    Node<String> times = field("long[]", "times");
    assertEquals(
        List.of("TickDefaultInit @ long[] times = new long[8]"),
        new Sources()
            .field("long[]", "times", longs(num(8)))
            .method("void", "beat", put(index(times, num(0)), nanoTime()))
            .run(probe("age", minus(nanoTime(), index(times, num(0)))))
            .found());
  }

  @Test
  void aMissingKey() {
    Node<String> map = field(MAP, "map");
    assertEquals(
        List.of("TickDefaultInit @ map.getOrDefault(1L, 0L)"),
        new Sources()
            .field(MAP, "map", make("java.util.HashMap"))
            .method("void", "beat", eval(on(map, LONG, "put", num(1L), nanoTime())))
            .run(
                probe("age", minus(nanoTime(), on(map, LONG, "getOrDefault", num(1L), num(0L)))),
                probe(
                    "seeded",
                    minus(nanoTime(), on(map, LONG, "getOrDefault", num(1L), nanoTime()))))
            .found());
  }

  /** Class files box the constant first. */
  @Test
  void aMissingKeyWhoseDefaultIsBoxed() {
    Node<String> map = field(MAP, "map");
    Node<String> zero = stat("java.lang.Integer", "java.lang.Integer", "valueOf", num(0));
    assertEquals(
        List.of("TickDefaultInit @ map.getOrDefault(1L, Integer.valueOf(0))"),
        new Sources()
            .field(MAP, "map", make("java.util.HashMap"))
            .method("void", "beat", eval(on(map, LONG, "put", num(1L), nanoTime())))
            .run(probe("age", minus(nanoTime(), on(map, LONG, "getOrDefault", num(1L), zero))))
            .found());
  }
}
