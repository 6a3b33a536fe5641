package io.github.tickwise.testkit.adapters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.common.base.Stopwatch;
import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import io.github.tickwise.testkit.HostileTicks;
import io.github.tickwise.testkit.ManualTickSource;
import io.github.tickwise.testkit.TranslationInvariance;
import io.netty.util.concurrent.Ticker;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.utils.Time;
import org.junit.jupiter.api.Test;

/** Real code of other libraries on a manual clock, at every hostile start. */
class AdaptersTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  @HostileTicks(horizon = 1, horizonUnit = TimeUnit.MINUTES)
  void guavasCache(ManualTickSource clock) {
    Cache<String, String> cache = CacheBuilder.newBuilder()
        .expireAfterWrite(MINUTE)
        .ticker(new GuavaTicker(clock))
        .build();
    cache.put("key", "value");
    clock.advance(MINUTE.minusNanos(1));
    assertEquals("value", cache.getIfPresent("key"));
    clock.advance(1);
    assertNull(cache.getIfPresent("key"));
  }

  @HostileTicks
  void guavasStopwatch(ManualTickSource clock) {
    Stopwatch watch = Stopwatch.createStarted(new GuavaTicker(clock));
    clock.advance(Duration.ofSeconds(10));
    assertEquals(10, watch.elapsed(TimeUnit.SECONDS));
  }

  @HostileTicks(horizon = 1, horizonUnit = TimeUnit.MINUTES)
  void caffeinesCacheByMethodReference(ManualTickSource clock) {
    com.github.benmanes.caffeine.cache.Cache<String, String> cache =
        Caffeine.newBuilder().expireAfterWrite(MINUTE).ticker(clock::read).build();
    cache.put("key", "value");
    clock.advance(MINUTE.minusNanos(2)); // it keeps the time of writing in units of 2 ns
    assertEquals("value", cache.getIfPresent("key"));
    clock.advance(2);
    assertNull(cache.getIfPresent("key"));
  }

  @HostileTicks
  void aLongSupplierByMethodReference(ManualTickSource clock) {
    LongSupplier readings = clock::read;
    clock.advance(3);
    assertEquals(clock.start() + 3, readings.getAsLong());
  }

  @HostileTicks
  void nettysTicker(ManualTickSource clock) throws InterruptedException {
    Ticker ticker = new NettyTicker(clock);
    ticker.sleep(2, TimeUnit.SECONDS);
    ticker.sleepMillis(500);
    ticker.sleep(-1, TimeUnit.SECONDS);
    assertEquals(2_500_000_000L, ticker.nanoTime() - ticker.initialNanoTime());
  }

  @HostileTicks
  void micrometersClock(ManualTickSource clock) {
    MicrometerClock adapted = new MicrometerClock(clock);
    long first = adapted.monotonicTime();
    long wall = adapted.wallTime();
    assertEquals(Instant.parse("2026-01-01T00:00:00Z").toEpochMilli(), wall);
    clock.advance(Duration.ofSeconds(2));
    assertEquals(2_000_000_000L, adapted.monotonicTime() - first);
    assertEquals(2_000, adapted.wallTime() - wall);
  }

  @HostileTicks
  void kafkasTime(ManualTickSource clock) throws InterruptedException {
    Time time = new KafkaTime(clock);
    long first = time.nanoseconds();
    long wall = time.milliseconds();
    time.sleep(1_500);
    time.sleep(-1);
    assertEquals(1_500_000_000L, time.nanoseconds() - first);
    assertEquals(1_500, time.milliseconds() - wall);

    long start = clock.elapsed();
    clock.schedule(7_000_000, () -> {});
    time.waitObject(this, () -> clock.elapsed() - start >= 7_000_000, time.milliseconds() + 10);
    assertEquals(7_000_000, clock.elapsed() - start);
    assertThrows(
        TimeoutException.class, () -> time.waitObject(this, () -> false, time.milliseconds() + 10));
    assertEquals(17_000_000, clock.elapsed() - start);
  }

  @Test
  void anInterruptedWaitEnds() {
    Time time = new KafkaTime(ManualTickSource.create());
    Thread.currentThread().interrupt();
    assertThrows(
        InterruptedException.class,
        () -> time.waitObject(this, () -> false, time.milliseconds() + 10));
    assertFalse(Thread.interrupted());
  }

  /** Kafka's own default method divides a reading; its documentation here says so. */
  @Test
  void kafkasHiResClockIsWrongAcrossTheWrap() {
    AssertionError error = assertThrows(
        AssertionError.class,
        () -> TranslationInvariance.check(clock -> {
          Time time = new KafkaTime(clock);
          long start = time.hiResClockMs();
          time.sleep(50);
          return time.hiResClockMs() - start >= 50;
        }));
    assertTrue(error.getMessage().contains("before the wrap"), error::getMessage);
  }

  @Test
  void onlyNanosecondsFit() {
    ManualTickSource millis = ManualTickSource.at(1, TimeUnit.MILLISECONDS);
    List<Function<ManualTickSource, Object>> adapters =
        List.of(GuavaTicker::new, NettyTicker::new, MicrometerClock::new, KafkaTime::new);
    for (Function<ManualTickSource, Object> adapter : adapters) {
      assertThrows(IllegalArgumentException.class, () -> adapter.apply(millis));
    }
  }
}
