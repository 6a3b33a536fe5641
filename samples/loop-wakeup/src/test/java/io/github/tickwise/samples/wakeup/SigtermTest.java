package io.github.tickwise.samples.wakeup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Host;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How the program ends. */
@Timeout(60)
class SigtermTest {
  @TempDir
  Path out;

  @Test
  void aSignalInMidRunEndsItInOrder() throws Exception {
    Process process =
        Host.start(Main.class, "--seconds", "60", "--origin", "wrap", "--out", out.toString());
    awaitChild(process);
    process.toHandle().destroy(); // Process.destroy would close its output, too
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(30, TimeUnit.SECONDS), "it hangs");
    assertEquals(0, process.exitValue(), printed);
    List<String> lines = printed.lines().toList();
    assertTrue(lines.get(lines.size() - 2).startsWith("loop_exit wakes="), printed);
    assertTrue(lines.get(lines.size() - 1).startsWith("ended early"), printed);
    assertEquals(0, Files.list(out).count());
  }

  @Test
  void aWrongCommandLineIsNoRun() throws Exception {
    Process process = Host.start(Main.class, "--origin", "nowhere");
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(2, process.waitFor());
    assertTrue(printed.contains(Main.USAGE), printed);
  }

  /** The run has begun, or is about to, when its child process is there. */
  private static void awaitChild(Process process) throws IOException, InterruptedException {
    while (process.isAlive() && process.children().findAny().isEmpty()) {
      Thread.sleep(20);
    }
    Thread.sleep(300);
    assertTrue(process.isAlive());
  }
}
