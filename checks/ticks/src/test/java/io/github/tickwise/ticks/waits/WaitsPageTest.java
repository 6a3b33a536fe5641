package io.github.tickwise.ticks.waits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tickwise.ticks.Ticks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every cell of docs/waits.md, tried. */
final class WaitsPageTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "waits.md");
  private static final String FOR_EVER = "for ever";

  /** How long a call must be seen waiting to be said to wait for ever; the others end at once. */
  private static final long LONG_ENOUGH_MILLIS = 300;

  private static final long PATIENCE_MILLIS = 30_000;

  private record Row(String call, String zero, String negative) {}

  private static List<Row> rows() throws IOException {
    return Files.readAllLines(PAGE).stream()
        .filter(line -> line.startsWith("| `"))
        .map(line -> line.replace("`", "").replace("**", "").split("\\s*\\|\\s*"))
        .map(cells -> new Row(cells[1], cells[2], cells[3]))
        .toList();
  }

  @Test
  void thePageHasARowForEveryCall() throws IOException {
    assertEquals(
        List.copyOf(Calls.all().keySet()).stream().sorted().toList(),
        rows().stream().map(Row::call).sorted().toList());
  }

  @TestFactory
  Stream<DynamicTest> everyCellIsWhatHappens() throws IOException {
    Map<String, Calls.Call> calls = Calls.all();
    return rows().stream()
        .flatMap(row -> Stream.of(
            cell(row.call, calls.get(row.call), 0, row.zero),
            cell(row.call, calls.get(row.call), -1, row.negative)));
  }

  private static DynamicTest cell(String name, Calls.Call call, long time, String expected) {
    return dynamicTest(name + " with " + time, () -> {
      Assumptions.assumeTrue(
          !name.endsWith("JDK 19") || Runtime.version().feature() >= 19, "came with JDK 19");
      assertEquals(expected, outcome(call, time, expected.equals(FOR_EVER)));
    });
  }

  private static String outcome(Calls.Call call, long time, boolean expectToWait)
      throws InterruptedException {
    CountDownLatch running = new CountDownLatch(1);
    AtomicReference<String> outcome = new AtomicReference<>(FOR_EVER);
    Thread caller = Calls.start(() -> {
      running.countDown();
      outcome.set(describe(call, time));
    });
    running.await();
    TimeUnit.MILLISECONDS.timedJoin(
        caller, expectToWait ? LONG_ENOUGH_MILLIS + settling(call) : PATIENCE_MILLIS);
    String seen = outcome.get();
    caller.interrupt();
    return seen;
  }

  /** Filling a server's queue takes a while of its own. */
  private static long settling(Calls.Call call) {
    return call.getClass().getName().contains("NetworkCalls") ? 700 : 0;
  }

  private static String describe(Calls.Call call, long time) {
    try {
      Object result = call.with(time);
      return "".equals(result) ? "at once" : "at once: " + result;
    } catch (ExecutionException | CompletionException e) {
      return "at once: " + e.getCause().getClass().getSimpleName();
    } catch (IllegalArgumentException e) {
      return e.getClass().getSimpleName();
    } catch (Throwable e) {
      return "at once: " + e.getClass().getSimpleName();
    }
  }

  /** The cure: what is left is never turned into "for ever". */
  @Test
  void waitMillisEndsWhereATruncatedTimeDoesNot() throws InterruptedException {
    Calls.Call wait = Calls.all().get("Object.wait(long)");
    long leftNanos = 1;
    long truncated = TimeUnit.NANOSECONDS.toMillis(leftNanos);
    assertEquals(FOR_EVER, outcome(wait, truncated, true));
    assertEquals("at once", outcome(wait, Ticks.waitMillis(leftNanos), false));
    assertTrue(Ticks.waitMillis(leftNanos) > 0);
  }
}
