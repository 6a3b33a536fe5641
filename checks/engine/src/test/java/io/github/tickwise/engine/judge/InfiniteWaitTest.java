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

class InfiniteWaitTest {
  private static final Node<String> NANOSECONDS =
      constant("java.util.concurrent.TimeUnit", "NANOSECONDS");

  private final Variable<String> end = var("long", "end");
  private final Variable<String> left = var("long", "left");
  private final Variable<String> lock = var("java.lang.Object", "lock");
  private final Node<String> rest = minus(read(end), nanoTime());

  private Stmt<String> waits(Node<String> time) {
    return eval(on(read(lock), "void", "wait", time));
  }

  private Stmt<String> sleeps(Node<String> time) {
    return eval(stat("java.lang.Thread", "void", "sleep", time));
  }

  private static Node<String> millis(Node<String> nanos) {
    return on(NANOSECONDS, "long", "toMillis", nanos);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private List<String> found(Stmt<String>... body) {
    return new Sources()
            .method(
                "void",
                "m",
                List.of(lock),
                local(end, plus(nanoTime(), span())),
                local(left, rest),
                seq(body))
            .found()
            .stream()
            .filter(f -> f.startsWith("TickInfiniteWait")) // the units are another rule's
            .toList();
  }

  @Test
  void unguarded() {
    assertEquals(List.of("TickInfiniteWait @ lock.wait(left)"), found(waits(read(left))));
  }

  @Test
  void guardedByAReturn() {
    assertEquals(List.of(), found(when(bin(read(left), "<=", num(0)), ret()), waits(read(left))));
  }

  @Test
  void guardedButNotAgainstZero() {
    assertEquals(
        List.of("TickInfiniteWait @ lock.wait(left)"),
        found(when(less(read(left), num(0)), ret()), waits(read(left))));
  }

  /** Positive nanoseconds may be no whole millisecond. */
  @Test
  void guardedBeforeItIsCut() {
    assertEquals(
        List.of("TickInfiniteWait @ lock.wait(NANOSECONDS.toMillis(left))"),
        found(when(bin(read(left), ">", num(0)), waits(millis(read(left))))));
  }

  @Test
  void guardedAfterItIsCut() {
    Variable<String> ms = var("long", "ms");
    assertEquals(
        List.of(),
        found(local(ms, millis(read(left))), when(bin(read(ms), ">=", num(1)), waits(read(ms)))));
  }

  @Test
  void roundedUp() {
    assertEquals(
        List.of(),
        found(when(
            bin(read(left), ">", num(0)),
            waits(plus(bin(read(left), "/", num(1_000_000L)), num(1L))))));
  }

  @Test
  void clampedToOne() {
    assertEquals(
        List.of(), found(waits(stat("java.lang.Math", "long", "max", num(1L), read(left)))));
  }

  @Test
  void clampedToZero() {
    Node<String> clamped = stat("java.lang.Math", "long", "max", num(0L), read(left));
    assertEquals(
        List.of("TickInfiniteWait @ lock.wait(Math.max(0L, left))"),
        found(waits(clamped), sleeps(clamped)));
  }

  /** Zero is no sleep at all; a negative throws. */
  @Test
  void sleepNeedsNoMoreThanZero() {
    assertEquals(List.of(), found(when(bin(read(left), ">", num(0)), sleeps(millis(read(left))))));
    assertEquals(List.of("TickInfiniteWait @ Thread.sleep(left)"), found(sleeps(read(left))));
  }

  @Test
  void testedAtTheEndOfTheLoop() {
    assertEquals(
        List.of(),
        found(loop(bin(read(left), ">", num(0)), seq(waits(read(left)), put(read(left), rest)))));
  }

  @Test
  void testedThroughTheReadings() {
    Variable<String> now = var("long", "now");
    assertEquals(
        List.of(),
        found(
            local(now, nanoTime()),
            when(less(minus(read(now), read(end)), num(0)), waits(minus(read(end), read(now))))));
  }

  @Test
  void aPlainTimeoutMayBeSpecial() {
    assertEquals(List.of(), found(waits(unknown()), waits(span())));
  }

  @Test
  void elapsedTimeIsNoRest() {
    Node<String> began = field("long", "began");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "began", nanoTime())
            .method(
                "void",
                "m",
                List.of(lock),
                sleeps(bin(minus(nanoTime(), began), "/", num(1_000_000L))))
            .found());
  }

  @Test
  void aBudgetMinusWhatPassed() {
    Node<String> began = field("long", "began");
    assertEquals(
        List.of("TickInfiniteWait @ lock.wait(Lib.value() - (System.nanoTime() - began))"),
        new Sources()
            .field("long", "began", nanoTime())
            .method("void", "m", List.of(lock), waits(minus(unknown(), minus(nanoTime(), began))))
            .found());
  }
}
