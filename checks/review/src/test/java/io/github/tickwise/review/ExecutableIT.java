package io.github.tickwise.review;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs the file {@code target/tickwise}, the jar with a shell script at its head, as a user does. */
@DisabledOnOs(OS.WINDOWS)
class ExecutableIT {
  private static final Path EXECUTABLE = Path.of(System.getProperty("review.executable"));

  @TempDir
  Path dir;

  private Path source;

  private record Run(int exit, String out, String err) {}

  @BeforeEach
  void writeSource() throws IOException {
    Path folder = Files.createDirectories(dir.resolve("a folder"));
    source = folder.resolve("Late.java");
    Files.writeString(source, """
        class Late {
          boolean late(long deadline) {
            return System.nanoTime() > deadline;
          }
        }
        """);
  }

  @Test
  void itReviews() throws Exception {
    Run run = run(EXECUTABLE, Map.of(), "review", "--format", "tsv", source.toString());
    assertEquals(1, run.exit, run.err);
    assertTrue(run.out.startsWith(source + "\t3\tTickDirectComparison\t"), run.out + run.err);
  }

  @Test
  void itCanBeCopiedAndLinkedTo() throws Exception {
    Path copy = Files.copy(EXECUTABLE, dir.resolve("a folder/tick wise"));
    assertTrue(copy.toFile().setExecutable(true));
    Path link = Files.createSymbolicLink(dir.resolve("link"), copy);
    for (Path program : List.of(copy, link)) {
      Run run = run(program, Map.of(), "review", dir.resolve("nothing").toString());
      assertEquals(2, run.exit, run.err);
      assertTrue(run.err.contains("nothing"), run.err);
    }
  }

  /** With the quick compiler and the serial collector; the user's own options win. */
  @Test
  void theOptionsOfTheJvm() throws Exception {
    String flags = "-XX:+PrintFlagsFinal";
    Run plain = run(EXECUTABLE, Map.of("TICKWISE_JAVA_OPTIONS", flags), "--version");
    assertEquals("1", flag(plain, "TieredStopAtLevel"));
    assertEquals("true", flag(plain, "UseSerialGC"));
    Run own = run(
        EXECUTABLE,
        Map.of("TICKWISE_JAVA_OPTIONS", flags + " -XX:TieredStopAtLevel=4 -Xmx300m"),
        "--version");
    assertEquals("4", flag(own, "TieredStopAtLevel"));
    assertEquals(String.valueOf(300 << 20), flag(own, "MaxHeapSize"));
  }

  private static String flag(Run run, String name) {
    return run.out
        .lines()
        .map(String::strip)
        .filter(line -> line.matches("\\w+ " + name + " +=.*"))
        .map(line -> line.replaceFirst("[^=]*= *(\\S+).*", "$1"))
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " in " + run));
  }

  private Run run(Path program, Map<String, String> environment, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(arguments));
    Path out = dir.resolve("out");
    Path err = dir.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(environment);
    int exit = builder.start().waitFor();
    return new Run(exit, Files.readString(out, UTF_8), Files.readString(err, UTF_8));
  }
}
