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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefaultInitTest {
  private final Node<String> last = field("long", "last");
  private final Stmt<String> seed = put(last, nanoTime());
  private final Stmt<String> use = probe("age", minus(nanoTime(), last));

  @Test
  void aFieldThatIsReadBeforeItIsSeeded() {
    assertEquals(
        List.of("TickDefaultInit @ long last"),
        new Sources()
            .field("long", "last")
            .method("void", "beat", seed)
            .run(use)
            .found());
  }

  @Test
  void aFieldThatStartsAtZero() {
    assertEquals(
        List.of("TickDefaultInit @ long last = 0L"),
        new Sources()
            .field("long", "last", num(0L))
            .method("void", "beat", seed)
            .run(use)
            .found());
  }

  /** A wrong comparison with such a field is two faults. */
  @Test
  void aFieldThatIsComparedBeforeItIsSeeded() {
    assertEquals(
        List.of("TickDirectComparison @ System.nanoTime() < last", "TickDefaultInit @ long last"),
        new Sources()
            .field("long", "last")
            .method("void", "beat", seed)
            .run(eval(less(nanoTime(), last)))
            .found());
  }

  @Test
  void aReadThroughALocal() {
    Variable<String> copy = var("long", "copy");
    assertEquals(
        List.of("TickDefaultInit @ long last"),
        new Sources()
            .field("long", "last")
            .method("void", "beat", seed)
            .run(local(copy, last), probe("age", minus(nanoTime(), read(copy))))
            .found());
  }

  @Test
  void aReadThatUsesNothingAsATick() {
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last")
            .method("void", "beat", seed)
            .method("long", "getLast", ret(last))
            .run(probe("print", last))
            .found());
  }

  @Test
  void anInitialiser() {
    assertEquals(
        List.of(), new Sources().field("long", "last", nanoTime()).run(use).found());
  }

  @Test
  void aConstructor() {
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last")
            .open("void", "<init>", List.of(), seed)
            .run(use)
            .found());
  }

  @Test
  void aMethodThatTheConstructorCalls() {
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last")
            .open("void", "<init>", List.of(), eval(call("void", "reset")))
            .method("void", "reset", seed)
            .run(use)
            .found());
  }

  @ParameterizedTest
  @ValueSource(strings = {"start", "init", "open", "onSubscribe", "channelActive"})
  void aLifecycleCallback(String name) {
    assertEquals(
        List.of(),
        new Sources().field("long", "last").method("void", name, seed).run(use).found());
  }

  @Test
  void aStoreEarlierInTheMethod() {
    assertEquals(List.of(), new Sources().field("long", "last").run(seed, use).found());
  }

  @Test
  void aStoreOnOneWayOnly() {
    assertEquals(
        List.of("TickDefaultInit @ long last"),
        new Sources().field("long", "last").run(when(flag(), act(), seed), use).found());
  }

  @Test
  void aStoreAfterwards() {
    assertEquals(
        List.of("TickDefaultInit @ long last"),
        new Sources().field("long", "last").run(use, seed).found());
  }

  /** A flag that is stored beside the reading says whether there is one. */
  @Test
  void aFlagBeforeTheRead() {
    Node<String> started = field("boolean", "started");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last")
            .field("boolean", "started")
            .method("void", "beat", seed, put(started, bool(true)))
            .run(when(started, use))
            .found());
  }

  @Test
  void aFlagThatEndsTheMethod() {
    Node<String> started = field("boolean", "started");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last")
            .field("boolean", "started")
            .method("void", "beat", seed, put(started, bool(true)))
            .run(when(not(started), ret()), use)
            .found());
  }

  /** Class files have no line for a field: its first early read stands for it. */
  @Test
  void aFieldWithoutAPlace() {
    assertEquals(
        List.of("TickDefaultInit @ last"),
        new Sources()
            .placelessField("long", "last")
            .method("void", "beat", seed)
            .run(use)
            .found());
  }

  /** {@code 0} is what a remapped clock never reads, so it does say "none yet". */
  @Test
  void aRemappedClock() {
    Variable<String> t = var("long", "t");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last")
            .method(
                "void",
                "beat",
                local(t, nanoTime()),
                put(last, choose(bin(read(t), "==", num(0L)), num(1L), read(t))))
            .run(use)
            .found());
  }

  @Test
  void whatIsNoTick() {
    Node<String> total = field("long", "total");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "total")
            .method("void", "add", put(total, plus(total, minus(nanoTime(), nanoTime()))))
            .run(probe("left", minus(span(), total)))
            .found());
  }

  /** Once a slot, however often it is read. */
  @Test
  void aFieldIsNamedOnce() {
    assertEquals(
        List.of("TickDefaultInit @ long last"),
        new Sources()
            .field("long", "last")
            .method("void", "beat", seed)
            .method("void", "m", use)
            .method("void", "n", probe("again", minus(nanoTime(), last)))
            .found());
  }

  @Test
  void theMessageSaysTheRemedy() {
    assertEquals(
        "last is 0 until a reading of System.nanoTime() is stored in it, but 0 may be long past or"
            + " far ahead of that clock; seed it from a reading",
        new Sources()
            .field("long", "last")
            .method("void", "beat", seed)
            .run(use)
            .findings()
            .get(0)
            .message());
  }

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }
}
