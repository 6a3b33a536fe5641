package io.github.tickwise.samples.wakeup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The self-check passes across the wrap, and says what it has checked. */
@Timeout(60)
class SelfCheckTest {
  @Test
  void everyLineIsOk() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean passes = new SelfCheck(
            Origin.WRAP.clock(), 1, new PrintStream(bytes, true, StandardCharsets.UTF_8))
        .passes();
    String printed = bytes.toString(StandardCharsets.UTF_8);
    List<String> failed = printed.lines().filter(l -> l.startsWith("FAILED")).toList();
    assertEquals(List.of(), failed);
    assertTrue(passes, printed);
    assertEquals(11, printed.lines().filter(l -> l.startsWith("ok ")).count(), printed);
    assertTrue(
        printed.contains("ok      coalescing: 20 signals, 20 stamps, 1 performance"), printed);
    assertTrue(printed.contains("loop_exit wakes=20 fd_ticks=7"), printed);
  }
}
