package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClockMixTest {
  private final Variable<String> wall = var("long", "wall");
  private final Variable<String> tick = var("long", "tick");
  private final Node<String> last = field("long", "last");
  private final Node<String> anchor = field("long", "anchor");

  /** One reader was left behind: the stored reading is a tick. */
  @Test
  void aWallClockMinusAStoredTick() {
    assertEquals(
        List.of("TickClockMix @ System.currentTimeMillis() - last"),
        new Sources()
            .field("long", "last", nanoTime())
            .run(when(bin(minus(wallTime(), last), ">", span()), act()))
            .found());
  }

  @Test
  void aTickComparedWithAWallClock() {
    assertEquals(
        List.of("TickClockMix @ tick < wall"),
        new Sources()
            .run(
                local(tick, nanoTime()),
                local(wall, wallTime()),
                when(less(read(tick), read(wall)), act()))
            .found());
  }

  /** Both read at once: the offset between the clocks. */
  @Test
  void anOffset() {
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "offset")
            .run(
                local(tick, nanoTime()),
                local(wall, bin(wallTime(), "*", num(1_000_000L))),
                put(field("long", "offset"), minus(read(wall), read(tick))))
            .found());
  }

  @Test
  void anAnchorMovedOn() {
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last", nanoTime())
            .field("long", "anchor", wallTime())
            .run(
                probe("now", plus(anchor, minus(nanoTime(), last))),
                probe("same", plus(minus(anchor, last), nanoTime())))
            .found());
  }

  @Test
  void aReadingMinusAScaledOne() {
    assertEquals(
        List.of(
            "TickScaledReading @ System.nanoTime() / 1000000L",
            "TickClockMix @ System.nanoTime() - last"),
        new Sources()
            .field("long", "last", bin(nanoTime(), "/", num(1_000_000L)))
            .run(probe("x", minus(nanoTime(), last)))
            .found());
  }

  @Test
  void twoScaledReadings() {
    assertEquals(
        List.of("TickScaledReading @ System.nanoTime() / 1000000L"),
        new Sources()
            .field("long", "last", bin(nanoTime(), "/", num(1_000_000L)))
            .run(probe("x", minus(last, last)))
            .found());
  }

  @Test
  void clocksOfTwoUnits() {
    Node<String> uptime = stat("my.Clocks", "long", "uptime");
    assertEquals(
        List.of("TickClockMix @ System.nanoTime() - last"),
        new Sources()
            .models("my.Clocks#uptime() : TICK millis")
            .field("long", "last", uptime)
            .run(probe("x", minus(nanoTime(), last)))
            .found());
  }

  /** A ticker of the same unit may be the same clock behind an interface. */
  @Test
  void aWrapperOfTheClock() {
    Node<String> ticker = stat("com.google.common.base.Ticker", "long", "read");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "last", ticker)
            .run(probe("x", minus(nanoTime(), last)))
            .found());
  }

  @Test
  void aMigrationThatStoppedHalfWay() {
    assertEquals(
        List.of("TickClockMix @ last = System.currentTimeMillis()"),
        new Sources()
            .field("long", "last", nanoTime())
            .method("void", "touch", put(last, wallTime()))
            .run(probe("x", minus(nanoTime(), last)))
            .found());
  }

  @Test
  void aSlotInTwoUnits() {
    assertEquals(
        List.of(
            "TickScaledReading @ System.nanoTime() / 1000000L",
            "TickClockMix @ last = System.nanoTime() / 1000000L"),
        new Sources()
            .field("long", "last", nanoTime())
            .method("void", "touch", put(last, bin(nanoTime(), "/", num(1_000_000L))))
            .run(probe("x", minus(nanoTime(), last)))
            .found());
  }

  /** A clock chosen by a switch: the same switch may choose the other reading. */
  @Test
  void aChoiceOfClocks() {
    Node<String> nanos = field("boolean", "nanos");
    assertEquals(
        List.of(),
        new Sources()
            .field("boolean", "nanos")
            .field("long", "last")
            .method("long", "now", ret(choose(nanos, nanoTime(), wallTime())))
            .method("void", "touch", put(last, call("long", "now")))
            .run(probe("x", minus(call("long", "now"), last)))
            .found());
  }
}
