package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.ticks.Ticks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ManualTickSourceTest {
  @Test
  void startsASecondBeforeTheWrap() {
    ManualTickSource clock = ManualTickSource.create();
    assertNotEquals(0, clock.read());
    assertTrue(clock.read() > 0);
    clock.advance(999_999_999);
    assertEquals(Long.MAX_VALUE, clock.read());
    clock.advance(1);
    assertEquals(Long.MIN_VALUE, clock.read());
  }

  @Test
  void standsStillUntilItIsMoved() {
    ManualTickSource clock = ManualTickSource.at(-5, TimeUnit.MILLISECONDS);
    assertEquals(-5, clock.read());
    assertEquals(-5, clock.read());
    clock.advance(Duration.ofSeconds(2));
    assertEquals(1995, clock.read());
    assertEquals(-5, clock.start());
    assertEquals(2000, clock.elapsed());
    assertEquals(TimeUnit.MILLISECONDS, clock.unit());
    assertEquals(TimeUnit.NANOSECONDS, ManualTickSource.at(0).unit());
  }

  @Test
  void movesOnWithEveryReading() {
    ManualTickSource clock = ManualTickSource.at(Long.MAX_VALUE).advanceOnRead(3);
    assertEquals(Long.MAX_VALUE, clock.read());
    assertEquals(Long.MIN_VALUE + 2, clock.read());
    clock.advanceOnRead(0);
    assertEquals(Long.MIN_VALUE + 5, clock.read());
    assertEquals(Long.MIN_VALUE + 5, clock.read());
  }

  @Test
  void readingsRunWhatIsDueByThem() {
    ManualTickSource clock = ManualTickSource.at(0).advanceOnRead(10);
    List<Long> ran = new ArrayList<>();
    clock.schedule(15, () -> ran.add(clock.elapsed()));
    clock.read();
    assertEquals(List.of(), ran);
    clock.read();
    assertEquals(List.of(15L), ran);
  }

  @Test
  void callbacksRunInOrderEachAtItsTick() {
    ManualTickSource clock = ManualTickSource.at(Long.MAX_VALUE - 1);
    List<String> ran = new ArrayList<>();
    clock.schedule(5, () -> ran.add("five " + Ticks.elapsed(clock.start(), clock.read())));
    clock.schedule(2, () -> {
      ran.add("two " + Ticks.elapsed(clock.start(), clock.read()));
      clock.schedule(1, () -> ran.add("one later " + clock.elapsed()));
      clock.schedule(0, () -> ran.add("at once " + clock.elapsed()));
    });
    clock.schedule(5, () -> ran.add("five again " + clock.elapsed()));
    clock.schedule(11, () -> ran.add("too late"));
    clock.advance(10);
    assertEquals(List.of("two 2", "at once 2", "one later 3", "five 5", "five again 5"), ran);
    assertEquals(10, clock.elapsed());
  }

  @Test
  void whatIsDueNowRunsInTheNextAdvance() {
    ManualTickSource clock = ManualTickSource.create();
    AtomicInteger ran = new AtomicInteger();
    clock.schedule(0, ran::incrementAndGet);
    assertEquals(0, ran.get());
    clock.advance(0);
    assertEquals(1, ran.get());
  }

  @Test
  void aCallbackCanBeTakenBack() {
    ManualTickSource clock = ManualTickSource.create();
    AtomicInteger ran = new AtomicInteger();
    clock.schedule(1, () -> ran.addAndGet(1));
    clock.schedule(1, () -> ran.addAndGet(10)).run();
    clock.advance(1);
    assertEquals(1, ran.get());
  }

  @Test
  void aCallbackMayAdvance() {
    ManualTickSource clock = ManualTickSource.create();
    clock.schedule(3, () -> clock.advance(5));
    clock.advance(10);
    assertEquals(15, clock.elapsed());
  }

  @Test
  void whatACallbackThrowsStopsTheClockThere() {
    ManualTickSource clock = ManualTickSource.create();
    AtomicInteger ran = new AtomicInteger();
    clock.schedule(3, () -> {
      throw new IllegalStateException("here");
    });
    clock.schedule(4, ran::incrementAndGet);
    assertEquals(
        "here",
        assertThrows(IllegalStateException.class, () -> clock.advance(10)).getMessage());
    assertEquals(3, clock.elapsed());
    clock.advance(1);
    assertEquals(4, clock.elapsed());
    assertEquals(1, ran.get());
  }

  @Test
  void refusesToGoBackOrTooFar() {
    ManualTickSource clock = ManualTickSource.create();
    assertThrows(IllegalArgumentException.class, () -> clock.advance(-1));
    assertThrows(IllegalArgumentException.class, () -> clock.advance(Duration.ofNanos(-1)));
    assertThrows(IllegalArgumentException.class, () -> clock.advanceOnRead(-1));
    assertThrows(IllegalArgumentException.class, () -> clock.schedule(-1, () -> {}));
    clock.advance(Long.MAX_VALUE);
    assertThrows(ArithmeticException.class, () -> clock.advance(1));
    assertThrows(ArithmeticException.class, () -> clock.schedule(1, () -> {}));
    assertEquals(Long.MAX_VALUE, clock.elapsed());
  }

  @Test
  void saysWhereItStartedAndHowFarItIs() {
    ManualTickSource clock = ManualTickSource.at(-7, TimeUnit.SECONDS);
    clock.advance(2);
    assertEquals("clock from -7 (as the test says), 2 SECONDS later", clock.toString());
  }

  @Test
  void advancesOfThreadsAddUpAndEachCallbackRunsOnce() throws Exception {
    ManualTickSource clock = ManualTickSource.at(Long.MAX_VALUE - 5_000);
    int threads = 4;
    int turns = 5_000;
    AtomicInteger ran = new AtomicInteger();
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        running.add(executor.submit(() -> {
          long last = clock.read();
          for (int turn = 0; turn < turns; turn++) {
            clock.schedule(turn % 3, ran::incrementAndGet);
            clock.advance(1);
            long now = clock.read();
            assertTrue(Ticks.isAfterOrSame(now, last), "went back");
            last = now;
          }
        }));
      }
      for (Future<?> each : running) {
        each.get(60, TimeUnit.SECONDS);
      }
    } finally {
      executor.shutdownNow();
    }
    clock.advance(3);
    assertEquals(threads * turns + 3, clock.elapsed());
    assertEquals(threads * turns, ran.get());
  }
}
