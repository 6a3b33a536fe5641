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

class ShapeTest {
  private final Variable<String> a = var("long", "a");
  private final Variable<String> b = var("long", "b");
  private final Variable<String> n = var("long", "n");
  private final Node<String> last = field("long", "last");

  private List<String> ticks(Stmt<String> use) {
    return new Sources()
        .field("long", "last", nanoTime())
        .method("void", "m", List.of(n), local(a, nanoTime()), local(b, nanoTime()), use)
        .found();
  }

  @Test
  void aMidpoint() {
    assertEquals(
        List.of("TickShape @ a + b"), ticks(probe("x", bin(plus(read(a), read(b)), "/", num(2)))));
  }

  @Test
  void twoReadingsCompared() {
    assertEquals(
        List.of("TickShape @ a + b"), ticks(when(less(plus(read(a), read(b)), span()), act())));
  }

  /** Three readings may make one again. */
  @Test
  void degreeOneAfterAll() {
    assertEquals(
        List.of(), ticks(probe("x", minus(read(a), minus(plus(read(a), read(b)), nanoTime())))));
  }

  @Test
  void aStoredSumIsNobodysBusiness() {
    assertEquals(List.of(), ticks(put(field("long", "total"), plus(read(a), read(b)))));
  }

  @Test
  void anUnknownAddendMayMakeItRight() {
    assertEquals(List.of(), ticks(when(less(minus(read(n), read(a)), span()), act())));
  }

  @Test
  void aReadingTurnedRound() {
    assertEquals(
        List.of("TickShape @ Duration.toNanos() - a"),
        ticks(when(bin(minus(span(), read(a)), ">", num(0)), act())));
  }

  @Test
  void aNegatedReadingThatIsCompared() {
    assertEquals(List.of("TickShape @ -a"), ticks(when(less(negative(read(a)), span()), act())));
  }

  @Test
  void aReadingTurnedRoundOnTheWayToADifference() {
    assertEquals(List.of(), ticks(when(bin(plus(negative(read(a)), read(b)), ">", num(0)), act())));
  }

  @Test
  void aLostParenthesis() {
    assertEquals(
        List.of("TickShape @ ((a - last) + 5) > 0"),
        ticks(when(bin(plus(minus(read(a), last), num(5)), ">", num(0)), act())));
  }

  /** A deadline may lie ahead: its sum is a slack. */
  @Test
  void aSlackBehindADeadline() {
    Node<String> deadline = field("long", "deadline");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "deadline", plus(nanoTime(), span()))
            .run(
                local(a, nanoTime()),
                when(bin(plus(minus(read(a), deadline), num(5)), ">", num(0)), act()))
            .found());
  }

  @Test
  void aParenthesisInItsPlace() {
    assertEquals(
        List.of(), ticks(when(bin(minus(read(a), plus(last, span())), ">", num(0)), act())));
  }

  @Test
  void aRemainder() {
    assertEquals(List.of("TickShape @ a % n"), ticks(probe("x", bin(read(a), "%", read(n)))));
  }

  @Test
  void remaindersThatAreMadePositive() {
    Node<String> rest = bin(nanoTime(), "%", read(n));
    assertEquals(
        List.of(),
        ticks(seq(
            probe("x", stat("java.lang.Math", "long", "abs", rest)),
            probe("y", bin(plus(rest, read(n)), "%", read(n))),
            probe("z", stat("java.lang.Math", "long", "floorMod", nanoTime(), read(n))))));
  }

  @Test
  void samplingAtRandom() {
    assertEquals(
        List.of(), ticks(when(bin(bin(nanoTime(), "%", num(100L)), "==", num(0L)), act())));
  }

  @Test
  void theRemainderOfADifference() {
    assertEquals(List.of(), ticks(probe("x", bin(minus(read(a), last), "%", num(1_000_000L)))));
  }
}
