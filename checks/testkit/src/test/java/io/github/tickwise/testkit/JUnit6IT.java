package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.ticks.TickSource;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The test kit as compiled, against JUnit 5, run on JUnit 6. */
class JUnit6IT {
  private static final String STANDALONE = System.getProperty("tickwise.junit.6");

  @TempDir
  Path directory;

  @Test
  void theSameTestsPass() throws Exception {
    assertTrue(
        STANDALONE != null && Files.exists(Path.of(STANDALONE)), "no JUnit 6: " + STANDALONE);
    String classPath = String.join(
        File.pathSeparator,
        STANDALONE,
        locationOf(HostileTicks.class),
        locationOf(TickSource.class),
        locationOf(HostileTicksTest.class));
    Path log = directory.resolve("log");
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            classPath,
            "org.junit.platform.console.ConsoleLauncher",
            "execute",
            "--details=summary",
            "--disable-banner",
            "--select-class=" + HostileTicksTest.class.getName())
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start();
    assertTrue(process.waitFor(120, TimeUnit.SECONDS), "still running");
    List<String> lines = Files.readAllLines(log);
    assertEquals(0, process.exitValue(), () -> String.join("\n", lines));
    int starts = HostileStarts.all(1, TimeUnit.NANOSECONDS, 1).size();
    String successful = lines.stream()
        .filter(l -> l.contains("tests successful"))
        .findFirst()
        .orElseThrow(() -> new AssertionError(lines.toString()))
        .replaceAll("\\D", "");
    assertTrue(Integer.parseInt(successful) > 3 * starts, lines::toString);
  }

  private static String locationOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
        .toString();
  }
}
