package io.github.tickwise.ticks.migrating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.ticks.TickSource;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** There and back, every library's clock shows what the source shows. */
final class AdaptersTest {
  @ParameterizedTest
  @ValueSource(longs = {0, -1, 42, Long.MAX_VALUE - 2, Long.MIN_VALUE})
  void showTheSameReadings(long origin) {
    MovedClock clock = new MovedClock(origin);
    var guava = Adapters.toGuava(clock);
    var caffeine = Adapters.toCaffeine(clock);
    var netty = Adapters.toNetty(clock);
    LongSupplier supplier = Adapters.toLongSupplier(clock);
    List<TickSource> back = List.of(
        Adapters.from(guava),
        Adapters.from(caffeine),
        Adapters.from(netty),
        Adapters.from(supplier));
    for (int step = 0; step < 5; step++) {
      long expected = origin + step;
      assertEquals(expected, guava.read());
      assertEquals(expected, caffeine.read());
      assertEquals(expected, netty.nanoTime());
      assertEquals(expected, supplier.getAsLong());
      back.forEach(source -> assertEquals(expected, source.read()));
      clock.advance(1);
    }
    assertEquals(origin, netty.initialNanoTime());
  }
}
