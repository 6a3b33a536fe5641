package io.github.tickwise.samples.wakeup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.samples.kit.Host;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The full run, three rounds of 30 s in a fresh JVM, held to its bounds. In profile {@code bench} alone. */
@Tag("bench")
class BoundsBenchTest {
  @Test
  void theBoundsHold() throws Exception {
    Process process = Host.start(Main.class, "--bench");
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    printed.lines().filter(l -> !l.contains("latency_us=")).forEach(System.out::println);
    assertEquals(0, process.waitFor(), "a bound was missed");
  }
}
