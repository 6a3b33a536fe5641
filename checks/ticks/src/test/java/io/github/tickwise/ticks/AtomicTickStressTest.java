package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Several threads at one {@link AtomicTick}, and at one widened clock; on runs that wrap. */
@Timeout(120)
final class AtomicTickStressTest {
  private static final int THREADS = 4;
  private static final int ROUNDS = 2_000;

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  static LongStream origins() {
    return LongStream.of(0, -ROUNDS / 2, Long.MAX_VALUE - ROUNDS / 2, Long.MIN_VALUE, 42);
  }

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  private <T> List<T> together(Callable<T> task) throws Exception {
    CyclicBarrier start = new CyclicBarrier(THREADS);
    List<Future<T>> running = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      running.add(threads.submit(() -> {
        start.await();
        return task.call();
      }));
    }
    List<T> results = new ArrayList<>();
    for (Future<T> task1 : running) {
      results.add(task1.get(60, TimeUnit.SECONDS));
    }
    return results;
  }

  private static long sum(List<Integer> counts) {
    return counts.stream().mapToLong(Integer::longValue).sum();
  }

  @ParameterizedTest
  @MethodSource("origins")
  void ofCallersThatComeTogetherOnePasses(long origin) throws Exception {
    AtomicLong clock = new AtomicLong(origin);
    AtomicTick tick = new AtomicTick(clock::get);
    CyclicBarrier round = new CyclicBarrier(THREADS, clock::incrementAndGet);
    List<Integer> passed = together(() -> {
      int passes = 0;
      for (int i = 0; i < ROUNDS; i++) {
        round.await();
        passes += tick.tryAcquireEvery(1) ? 1 : 0;
        round.await();
      }
      return passes;
    });
    // The barrier moves the clock on twice in a round, and in each round exactly one passes.
    assertEquals(ROUNDS, sum(passed));
  }

  @ParameterizedTest
  @MethodSource("origins")
  void onAClockThatRunsNoTwoPassWithinAnInterval(long origin) throws Exception {
    int interval = 10;
    int length = THREADS * 100_000;
    AtomicLong clock = new AtomicLong(origin);
    AtomicTick tick = new AtomicTick(clock::get);
    List<List<Long>> passed = together(() -> {
      List<Long> passes = new ArrayList<>();
      for (int i = 0; i < length / THREADS; i++) {
        long now = clock.incrementAndGet();
        if (tick.tryAcquireEvery(now, interval)) {
          passes.add(now - origin);
        }
      }
      return passes;
    });
    List<Long> all = passed.stream().flatMap(List::stream).sorted().toList();
    for (int i = 1; i < all.size(); i++) {
      long between = all.get(i) - all.get(i - 1);
      assertTrue(between >= interval, "two passes " + between + " apart");
    }
    assertTrue(all.size() <= length / interval, all.size() + " passes");
    assertTrue(all.size() > 0, "none passed");
  }

  @ParameterizedTest
  @MethodSource("origins")
  void theLatestReadingIsHeldInTheEnd(long origin) throws Exception {
    int length = THREADS * 100_000;
    AtomicLong clock = new AtomicLong(origin);
    AtomicTick tick = new AtomicTick(clock::get);
    List<Integer> wentBack = together(() -> {
      int back = 0;
      long last = origin;
      for (int i = 0; i < length / THREADS; i++) {
        long now = clock.incrementAndGet();
        tick.advanceTo(now);
        long held = tick.get();
        back += held - now < 0 || held - last < 0 ? 1 : 0;
        last = held;
      }
      return back;
    });
    assertEquals(0, sum(wentBack), "what is held never goes back");
    assertEquals(origin + length, tick.get());
  }

  @ParameterizedTest
  @MethodSource("origins")
  void aWidenedClockNeverGoesBack(long origin) throws Exception {
    int length = THREADS * 100_000;
    int start = (int) (origin ^ origin >>> 32);
    AtomicLong counter = new AtomicLong(start);
    TickSource widened = TickSource.ofInt(() -> (int) counter.incrementAndGet());
    long first = widened.read();
    long counted = counter.get();
    List<Integer> wentBack = together(() -> {
      int back = 0;
      long last = first;
      for (int i = 0; i < length / THREADS; i++) {
        long now = widened.read();
        back += now - last < 0 ? 1 : 0;
        last = now;
      }
      return back;
    });
    assertEquals(0, sum(wentBack));
    assertEquals(widened.read() - first, counter.get() - counted, "every count, and none twice");
    assertTrue(counter.get() - counted > length, "a lost race reads the counter again");
  }
}
