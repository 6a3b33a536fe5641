package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class DeadlineLawsTest {
  /** As simple as one can be, and right with the operations of {@link #right()}. */
  private record Due(TickSource clock, long at) {
    boolean isDue() {
      return clock.read() - at >= 0;
    }
  }

  private static DeadlineLaws<Due> right() {
    return DeadlineLaws.of((TickSource clock, long nanos) -> new Due(clock, clock.read() + nanos))
        .isBefore((a, b) -> a.at - b.at < 0)
        .compare((a, b) -> Long.signum(a.at - b.at))
        .min((a, b) -> a.at - b.at <= 0 ? a : b)
        .isDue(Due::isDue);
  }

  @Test
  void rightOnesPass() {
    right().check();
    right().within(Duration.ofNanos(1)).check();
    right().within(Duration.ofDays(365 * 40)).check();
    DeadlineLaws.of((TickSource clock, long nanos) -> Deadline.after(clock, nanos))
        .isBefore(Deadline::isBefore)
        .compare(Deadline::compareTo)
        .min(Deadline::min)
        .isDue(Deadline::isDue)
        .check();
  }

  @Test
  void everyLawIsChecked() {
    Map<String, UnaryOperator<DeadlineLaws<Due>>> wrong = Map.ofEntries(
        Map.entry("isBefore is wrong", laws -> laws.isBefore((a, b) -> a.at < b.at)),
        Map.entry("isBefore is wrong turned round", laws -> laws.isBefore((a, b) -> a.at != b.at)),
        Map.entry("compare gives 1", laws -> laws.compare((a, b) -> Long.compare(a.at, b.at))),
        Map.entry("compare gives 0", laws -> laws.compare((a, b) -> a.at - b.at > 0 ? 1 : 0)),
        Map.entry(
            "compare gives -1 turned", laws -> laws.compare((a, b) -> a.at - b.at < 0 ? -1 : -1)),
        Map.entry("min gives the later one", laws -> laws.min((a, b) -> a.at <= b.at ? a : b)),
        Map.entry("min gives the later one turned", laws -> laws.min((a, b) -> a)),
        Map.entry("due at once", laws -> laws.isDue(d -> d.clock.read() - d.at >= -1)),
        Map.entry("not due when", laws -> laws.isDue(d -> d.clock.read() - d.at > 0)),
        Map.entry("no longer due", laws -> laws.isDue(d -> d.clock.read() - d.at == 0)));
    wrong.forEach((law, change) -> {
      AssertionError error = assertThrows(AssertionError.class, change.apply(right())::check, law);
      assertTrue(error.getMessage().contains(law), law + ": " + error.getMessage());
    });
  }

  @Test
  void aTickEarlyIsSeen() {
    record Timed(TickSource clock, long at, long nanos) {}
    AssertionError error = assertThrows(
        AssertionError.class,
        DeadlineLaws.of(
                (TickSource clock, long nanos) -> new Timed(clock, clock.read() + nanos, nanos))
            .isDue(d -> d.clock.read() - d.at >= (d.nanos > 1 ? -1 : 0))::check);
    assertTrue(error.getMessage().contains("due a tick early"), error::getMessage);
  }

  /** A released library: its compareTo orders numbers, its other methods subtract. */
  @Test
  void grpcsDeadline() {
    Map<TickSource, io.grpc.Deadline.Ticker> tickers = new WeakHashMap<>();
    DeadlineLaws<io.grpc.Deadline> laws = DeadlineLaws.of(
            (TickSource clock, long nanos) -> io.grpc.Deadline.after(
                nanos,
                TimeUnit.NANOSECONDS,
                tickers.computeIfAbsent(clock, DeadlineLawsTest::ticker)))
        .isBefore(io.grpc.Deadline::isBefore)
        .min(io.grpc.Deadline::minimum)
        .isDue(io.grpc.Deadline::isExpired);
    laws.check();
    AssertionError error =
        assertThrows(AssertionError.class, laws.compare(io.grpc.Deadline::compareTo)::check);
    assertTrue(error.getMessage().contains("compare gives"), error::getMessage);
  }

  private static io.grpc.Deadline.Ticker ticker(TickSource clock) {
    return new io.grpc.Deadline.Ticker() {
      @Override
      public long nanoTime() {
        return clock.read();
      }
    };
  }

  @Test
  void theMessageNamesTheDeadlinesTheStartAndTheReplay() {
    AssertionError error = assertThrows(
        AssertionError.class,
        DeadlineLaws.of((TickSource clock, long nanos) -> clock.read() + nanos)
            .within(Duration.ofNanos(300))
            .compare(Long::compare)::check);
    List<String> lines = error.getMessage().lines().toList();
    assertEquals(
        List.of(
            "  on a clock that started at 9223372036854775807 (1 tick before the wrap)",
            "  replay with -Dtickwise.hostile.start=9223372036854775807"),
        lines.subList(1, 3));
    assertTrue(
        lines
            .get(0)
            .matches("after 0 ns, and 100 ns later after 0 ns: compare gives 1"
                + " \\(and \\d+ more times a law is broken\\)"),
        lines.get(0));
  }

  @Test
  void withoutAnOperationThereIsNoLaw() {
    assertThrows(
        IllegalStateException.class,
        DeadlineLaws.of((TickSource clock, long nanos) -> clock.read() + nanos)::check);
  }
}
