package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.tickwise.samples.kit.Origin;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TimerWheelTest {
  private final WorkQueue due = new WorkQueue(new ArrayDeque<>(), e -> {
    throw e;
  });
  private final List<String> ran = new ArrayList<>();

  @ParameterizedTest
  @EnumSource
  void everyOccurrenceComesOnceAtItsTurn(Origin origin) {
    VirtualHost host = new VirtualHost(origin.reading());
    TimerWheel wheel = new TimerWheel(host, due);
    wheel.add(1, 0, () -> ran.add("once " + wheel.turns()));
    wheel.add(2, 3, () -> ran.add("often " + wheel.turns()));
    for (int turn = 0; turn < 9; turn++) {
      host.advance(TimerWheel.TICK - 1);
      turn(wheel, host);
      host.advance(1);
      turn(wheel, host);
    }
    assertEquals(List.of("once 1", "often 2", "often 5", "often 8"), ran);
    assertEquals(0, wheel.lag().getMaxValue());
  }

  @Test
  void aTimerLongerThanARoundWaitsForItsTurn() {
    VirtualHost host = new VirtualHost(0);
    TimerWheel wheel = new TimerWheel(host, due);
    wheel.add(10_000, 0, () -> ran.add("turn " + wheel.turns()));
    for (int turn = 0; turn < 10_001; turn++) {
      host.advance(TimerWheel.TICK);
      turn(wheel, host);
    }
    assertEquals(List.of("turn 10000"), ran);
  }

  @Test
  void missedTurnsAreAllMadeABoundedNumberAtATime() {
    VirtualHost host = new VirtualHost(0);
    TimerWheel wheel = new TimerWheel(host, due);
    wheel.add(1, 1, () -> ran.add("."));
    host.advance(300 * TimerWheel.TICK);
    turn(wheel, host);
    assertEquals(128, ran.size());
    turn(wheel, host);
    turn(wheel, host);
    assertEquals(300, ran.size());
    assertEquals(TimerWheel.TICK, wheel.remaining(host.read()));
  }

  @Test
  void theWorldThinksAsOftenAsItShould() {
    VirtualHost host = new VirtualHost(Origin.WRAP.reading());
    TimerWheel wheel = new TimerWheel(host, due);
    World world = new World(wheel);
    for (int turn = 0; turn < 2_000; turn++) {
      host.advance(TimerWheel.TICK);
      turn(wheel, host);
    }
    assertEquals(World.expected(2_000), world.thoughts());
    // each mobile thinks every 5 to 60 s: in 16 s fewer than 3.2 times, and more than one in four
    // did
    assertEquals(
        true, world.thoughts() > World.MOBILES / 4 && world.thoughts() < 3.2 * World.MOBILES);
  }

  @Test
  void aTimerOfThePastIsRefused() {
    TimerWheel wheel = new TimerWheel(new VirtualHost(0), due);
    assertThrows(IllegalArgumentException.class, () -> wheel.add(0, 1, () -> {}));
    assertThrows(IllegalArgumentException.class, () -> wheel.add(1, -1, () -> {}));
  }

  private void turn(TimerWheel wheel, VirtualHost host) {
    wheel.turn(host.read(), 128);
    due.drain(Integer.MAX_VALUE);
  }
}
