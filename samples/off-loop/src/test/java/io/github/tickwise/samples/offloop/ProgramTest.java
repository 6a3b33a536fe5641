package io.github.tickwise.samples.offloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.kit.Origin;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The program as a process, and what profile {@code bench} runs. */
@Timeout(60)
class ProgramTest {
  @Test
  void sigtermWithAStepInFlightExitsWith0() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    SelfCheck check =
        new SelfCheck(Origin.WRAP, new PrintStream(bytes, true, StandardCharsets.UTF_8));
    String last = check.sigterm(Main.class);
    assertTrue(last.matches("stopped after [1-9]\\d* steps \\[], a step was in flight"), last);
  }

  @Test
  void wrongArgumentsAreSaid() throws Exception {
    for (String wrong : new String[] {"--origin yesterday", "--fast"}) {
      Process program = Host.start(Main.class, wrong.split(" "));
      String printed = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(program.waitFor(20, TimeUnit.SECONDS));
      assertEquals(2, program.exitValue(), printed);
      assertTrue(printed.contains("usage: "), printed);
    }
  }

  /** The full run, in a JVM without the tests' options. */
  @Test
  @Tag("bench")
  @Timeout(1_200)
  void everyBoundHolds() throws Exception {
    Process program = Host.start(
        Main.class, "--bench", "--origin", "wrap", "--seconds", System.getProperty("seconds", "5"));
    program.inputReader().lines().forEach(System.out::println);
    assertEquals(0, program.waitFor(), "a bound is missed");
  }
}
