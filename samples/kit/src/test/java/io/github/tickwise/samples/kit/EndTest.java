package io.github.tickwise.samples.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exit status of a program, by what its task does; a process each. */
@Timeout(60)
class EndTest {
  /** The program: what its argument says. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      Options.run("usage: right|wrong|throws|none|sleeps|takes down|deaf", () -> task(args[0]));
    }

    private static Options.Task task(String what) {
      return switch (what) {
        case "right" -> () -> true;
        case "wrong" -> () -> false;
        case "throws" ->
          () -> {
            throw new IllegalStateException("on purpose");
          };
        case "sleeps" ->
          () -> {
            System.out.println("begun");
            Thread.sleep(60_000);
            return false;
          };
        case "takes down" ->
          () -> {
            System.out.println("begun");
            try {
              Thread.sleep(60_000);
            } catch (InterruptedException e) {
              System.out.println("taken down, one thing was wrong");
            }
            return false;
          };
        case "deaf" ->
          () -> {
            System.out.println("begun");
            while (true) {
              Thread.onSpinWait();
            }
          };
        default -> throw new IllegalArgumentException("no task: " + what);
      };
    }
  }

  @ParameterizedTest
  @CsvSource({"right, 0", "wrong, 1", "throws, 1", "none, 2"})
  void theStatusIsTheTasks(String what, int status) throws Exception {
    Process program = Host.start(Program.class, what);
    program.inputReader().lines().forEach(l -> {});
    assertTrue(program.waitFor(20, TimeUnit.SECONDS));
    assertEquals(status, program.exitValue());
  }

  /** The JVM's own status would be 143. */
  @Test
  void sigtermInterruptsItAndIsNoFailure() throws Exception {
    assertEquals(List.of("ended early", "0"), sigterm("sleeps"));
  }

  @Test
  void whatItFindsWrongAfterSigtermIsOne() throws Exception {
    assertEquals(List.of("taken down, one thing was wrong", "1"), sigterm("takes down"));
  }

  @Test
  void oneThatDoesNotEndIsEnded() throws Exception {
    assertEquals(List.of("it does not end", "1"), sigterm("deaf"));
  }

  private static List<String> sigterm(String what) throws Exception {
    Process program = Host.start(Program.class, what);
    try (BufferedReader output = program.inputReader()) {
      assertEquals("begun", output.readLine());
      program.toHandle().destroy(); // Process.destroy would close the output too
      String last = output.lines().reduce("", (a, b) -> b);
      assertTrue(program.waitFor(20, TimeUnit.SECONDS), "it hangs");
      return List.of(last, "" + program.exitValue());
    } finally {
      program.destroyForcibly();
    }
  }
}
