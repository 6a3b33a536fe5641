package io.github.tickwise.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.hostile.programs.Shapes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every start, in a JVM of its own, over a program that reads the clock in every way. */
class StartsIT {
  private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

  @ParameterizedTest
  @CsvSource({
    "wrap-in:5s, 9223372031854775808",
    "wrap-in:1ns, 9223372036854775807",
    "cross-zero:500ms, -500000000",
    "cross-zero, -5000000000",
    "negative, -4611686018427387904",
    "host-years:5, 157788000000000000",
    "random:7, 7191089600892374487",
    "at:-1, -1",
    "at:0, 0",
  })
  void theClockStartsThere(String start, long first) {
    Forked run = Forked.program(Shapes.class, Forked.agent("start=" + start)).succeeded();

    Map<String, Long> readings = run.numbers();
    assertEquals(12, readings.size());
    readings.forEach((name, reading) -> {
      if (!name.equals("reflection") && !name.equals("difference")) {
        long since = reading - first;
        assertTrue(since >= 0 && since < MINUTE, name + " " + reading + " is " + since + " late");
      }
    });
    long difference = readings.get("difference");
    assertTrue(difference >= 0 && difference < MINUTE, "difference " + difference);
  }

  @Test
  void withoutTheAgentTheProgramReadsThePlainClock() {
    long before = System.nanoTime();
    Map<String, Long> readings = Forked.program(Shapes.class).succeeded().numbers();
    // On one machine, JVMs share the clock's origin: this is what the other tests stand out from.
    long since = readings.get("call") - before;
    assertTrue(since >= 0 && since < MINUTE, "" + since);
  }

  @Test
  void reflectionReadsThePlainClock() {
    long before = System.nanoTime();
    Forked run = Forked.program(Shapes.class, Forked.agent("start=negative")).succeeded();
    long since = run.numbers().get("reflection") - before;
    assertTrue(since >= 0 && since < MINUTE, "" + since);
  }

  @Test
  void theStartIsSaidOnce() {
    Forked run = Forked.program(Shapes.class, Forked.agent("start=wrap-in:5s")).succeeded();
    assertEquals(
        List.of("tickwise-hostile: start=wrap-in:5s: application classes first read"
            + " 9223372031854775808 from System.nanoTime()"),
        run.err());
  }

  @Test
  void aRandomStartIsReplayedByWhatItSays() {
    Forked first = Forked.program(Shapes.class, Forked.agent("start=random")).succeeded();
    String start = first.said().get(0).replaceFirst(".*(start=random:-?\\d+): .*", "$1");
    Forked replay = Forked.program(Shapes.class, Forked.agent(start)).succeeded();
    assertEquals(first.said(), replay.said());

    Forked other = Forked.program(Shapes.class, Forked.agent("start=random")).succeeded();
    assertNotEquals(first.said(), other.said());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "start=", "start=noon", "start=wrap-in", "strat=negative", "start=wrap-in:5"})
  void aWrongOptionEndsTheRunBeforeTheProgram(String options) {
    Forked run = Forked.program(Shapes.class, Forked.agent(options));
    assertEquals(2, run.exit());
    assertEquals(List.of(), run.out());
    assertEquals(1, run.err().size(), run.err()::toString);
    assertEquals(run.err(), run.said());
  }
}
