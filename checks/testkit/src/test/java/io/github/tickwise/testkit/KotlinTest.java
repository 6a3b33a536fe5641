package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The runtime and the kit from Kotlin: compiled by its compiler and run. In the profile {@code kotlin}
 * alone, which puts the compiler on the class path.
 */
@Tag("kotlin")
final class KotlinTest {
  private static final Path SOURCE = Path.of("src", "test", "kotlin", "Backoff.kt");

  @TempDir
  Path directory;

  @Test
  void compilesAndHolds() throws IOException, InterruptedException {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    String compiled = java(
        path,
        "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
        "-Werror",
        "-no-stdlib",
        "-no-reflect",
        "-jvm-target",
        "17",
        "-classpath",
        path,
        "-d",
        directory.toString(),
        SOURCE.toString());
    assertEquals("", compiled, "the compiler has nothing to say");
    String said = java(directory + File.pathSeparator + path, "BackoffKt");
    assertTrue(said.matches("held at [1-9]\\d+ starts\\R"), said);
  }

  /** What a main class prints; it must end with status 0. */
  private static String java(String classPath, String main, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", classPath, main));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }
}
