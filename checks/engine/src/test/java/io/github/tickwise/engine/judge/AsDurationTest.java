package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

class AsDurationTest {
  private static final String DURATION = "java.time.Duration";
  private static final String INSTANT = "java.time.Instant";
  private static final String DATE = "java.util.Date";

  @Test
  void durations() {
    Variable<String> deadline = var("long", "deadline");
    Node<String> unit = constant("java.util.concurrent.TimeUnit", "NANOSECONDS");
    assertEquals(
        List.of(
            "TickAsDuration @ Duration.ofNanos(System.nanoTime())",
            "TickAsDuration @ Thread.sleep(deadline)",
            "TickAsDuration @ LockSupport.parkNanos(System.nanoTime())",
            "TickAsDuration @ Lib.get().await(deadline, NANOSECONDS)"),
        new Sources()
            .run(
                local(deadline, plus(nanoTime(), span())),
                eval(stat(DURATION, DURATION, "ofNanos", nanoTime())),
                eval(stat("java.lang.Thread", "void", "sleep", read(deadline))),
                eval(stat(
                    "java.util.concurrent.locks.LockSupport", "void", "parkNanos", nanoTime())),
                eval(on(
                    stat("other.Lib", "java.util.concurrent.CountDownLatch", "get"),
                    "boolean",
                    "await",
                    read(deadline),
                    unit)))
            .found());
  }

  @Test
  void dates() {
    assertEquals(
        List.of(
            "TickAsDuration @ Instant.ofEpochMilli(System.nanoTime())",
            "TickAsDuration @ new Date(System.nanoTime())"),
        new Sources()
            .run(
                eval(stat(INSTANT, INSTANT, "ofEpochMilli", nanoTime())),
                eval(make(DATE, nanoTime())))
            .found());
  }

  @Test
  void whatIsADurationOrADate() {
    assertEquals(
        List.of(),
        new Sources()
            .run(
                eval(stat(DURATION, DURATION, "ofNanos", minus(nanoTime(), nanoTime()))),
                eval(stat(DURATION, DURATION, "ofNanos", unknown())),
                eval(stat("java.lang.Thread", "void", "sleep", num(10L))),
                eval(stat(INSTANT, INSTANT, "ofEpochMilli", wallTime())),
                eval(make(DATE, wallTime())))
            .found());
  }

  @Test
  void theMessagesSayTheRemedies() {
    List<String> messages = new Sources()
            .run(
                eval(stat(DURATION, DURATION, "ofNanos", nanoTime())), eval(make(DATE, nanoTime())))
            .findings()
            .stream()
            .map(f -> f.message())
            .toList();
    assertEquals(
        List.of(
            "System.nanoTime() is one reading of System.nanoTime(), not a duration, but"
                + " Duration.ofNanos takes it for one; pass the difference of two readings",
            "System.nanoTime() is one reading of System.nanoTime(), not a date, but"
                + " Date's constructor takes it for one; use a wall clock"),
        messages);
  }
}
