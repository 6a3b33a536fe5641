package io.github.tickwise.samples.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandTest {
  private final String java = Jdk.running().tool("java");

  @TempDir
  Path directory;

  @Test
  void statusAndOutputAreKept() throws IOException {
    Command run =
        Command.run(List.of(java, "--no-such"), directory, Map.of(), Duration.ofMinutes(1));
    assertEquals(1, run.status());
    assertTrue(run.output().contains("--no-such"), run.output());
    assertThrows(IOException.class, () -> run.orThrow("java"));
  }

  @Test
  void whatHangsIsEnded() throws IOException {
    Path sleeper = directory.resolve("Sleeper.java");
    Files.writeString(
        sleeper,
        "class Sleeper { public static void main(String[] a) throws Exception { Thread.sleep(600_000); } }");
    IOException hang = assertThrows(
        IOException.class,
        () -> Command.run(
            List.of(java, sleeper.toString()), directory, Map.of(), Duration.ofSeconds(1)));
    assertTrue(hang.getMessage().startsWith("not ready after 1 s"), hang.getMessage());
  }
}
