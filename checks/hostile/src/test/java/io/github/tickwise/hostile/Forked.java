package io.github.tickwise.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** A JVM of its own, of the JDK that runs the tests, and what it wrote. */
record Forked(int exit, List<String> out, List<String> err) {
  private static final int TIMEOUT_SECONDS = 120;
  private static final String AGENT = System.getProperty("tickwise.hostile.jar");

  /** The JVM option that puts a program on a hostile clock. */
  static String agent(String options) {
    assertTrue(AGENT != null && Files.exists(Path.of(AGENT)), "no agent: " + AGENT);
    return "-javaagent:" + AGENT + "=" + options;
  }

  /** Runs a {@code main} of these tests, with their class path. */
  static Forked program(Class<?> main, String... jvmOptions) {
    List<String> arguments = new ArrayList<>(Arrays.asList(jvmOptions));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    return java(arguments);
  }

  static Forked java(List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(arguments);
    try {
      Path out = Files.createTempFile("forked", ".out");
      Path err = Files.createTempFile("forked", ".err");
      try {
        Process process = new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
        if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
          process.destroyForcibly().waitFor();
          throw new AssertionError("still running: " + command + Files.readAllLines(out));
        }
        return new Forked(process.exitValue(), Files.readAllLines(out), Files.readAllLines(err));
      } finally {
        Files.delete(out);
        Files.delete(err);
      }
    } catch (IOException e) {
      throw new AssertionError(command.toString(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  Forked succeeded() {
    assertEquals(0, exit, this::toString);
    return this;
  }

  /** What the agent said. */
  List<String> said() {
    return err.stream().filter(l -> l.startsWith("tickwise-hostile: ")).toList();
  }

  /** Lines of a name and a number. */
  Map<String, Long> numbers() {
    return out.stream()
        .map(l -> l.split(" "))
        .collect(Collectors.toMap(l -> l[0], l -> Long.parseLong(l[1])));
  }
}
