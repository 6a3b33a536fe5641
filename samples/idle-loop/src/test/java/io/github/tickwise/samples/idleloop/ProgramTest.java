package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The program as a process, and its self-check. */
@Timeout(60)
class ProgramTest {
  @TempDir
  Path out;

  @Test
  void theSelfCheckHolds() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean holds = new SelfCheck(Origin.WRAP, new PrintStream(bytes, true, StandardCharsets.UTF_8))
        .run(Duration.ofMillis(200));
    String printed = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(holds, printed);
    assertEquals(7, printed.lines().filter(l -> l.startsWith("ok ")).count(), printed);
  }

  @Test
  void sigtermInMidStepEndsTheStepAndExitsWith0() throws Exception {
    Process program = serve();
    List<String> lines = new ArrayList<>();
    try (BufferedReader output = output(program)) {
      readTo("listening", output, lines);
      program.getOutputStream().write("snapshot 700\n".getBytes(StandardCharsets.UTF_8));
      program.getOutputStream().flush();
      readTo("saving", output, lines);
      program.toHandle().destroy(); // SIGTERM; Process.destroy would close the output too
      output.lines().forEach(lines::add);
    }
    assertTrue(program.waitFor(20, TimeUnit.SECONDS));
    assertEquals(0, program.exitValue(), lines.toString());
    assertTrue(lines.contains("saved"), lines.toString());
    assertTrue(lines.stream().anyMatch(l -> l.startsWith("stopped after")), lines.toString());
  }

  @Test
  void aStepThatTakesTooLongIsAbandoned() throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      Server server = new Server(Origin.WRAP.clock(), 0, out, 50);
      server.start();
      server.command("snapshot 3000");
      while (!bytes.toString(StandardCharsets.UTF_8).contains("saving")) {
        Thread.sleep(10);
      }
      assertTrue(server.stop());
    } finally {
      System.setOut(before);
    }
    String printed = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(printed.contains("abandoned a step"), printed);
    assertTrue(!printed.contains("saved"), printed);
  }

  /** Standard input is a pipe that stays open, as under many supervisors. */
  @Test
  void quitEndsIt() throws Exception {
    Process program = serve();
    List<String> lines = new ArrayList<>();
    try (BufferedReader output = output(program)) {
      readTo("listening", output, lines);
      program.getOutputStream().write("health\nquit\n".getBytes(StandardCharsets.UTF_8));
      program.getOutputStream().flush();
      output.lines().forEach(lines::add);
    }
    assertTrue(program.waitFor(20, TimeUnit.SECONDS));
    assertEquals(0, program.exitValue(), lines.toString());
    assertTrue(lines.get(lines.size() - 1).startsWith("stopped after"), lines.toString());
  }

  /** Nobody may take a server for alive whose loop is dead. */
  @Test
  void aLoopThatDiesIsSaid() throws Exception {
    Server server = new Server(Origin.WRAP.clock(), 0, out, 10_000);
    server.start();
    server.loop.post(() -> {
      throw new AssertionError("on purpose");
    });
    assertFalse(server.serve());
  }

  /** Without a bound for it the run would take two minutes. */
  @Test
  void sigtermEndsABenchmarkToo() throws Exception {
    Process program = program("--bench", "--seconds", "5", "--out", out.toString());
    try (BufferedReader output = output(program)) {
      List<String> lines = new ArrayList<>();
      readTo("JDK", output, lines);
      program.toHandle().destroy();
      output.lines().forEach(lines::add);
      assertTrue(program.waitFor(20, TimeUnit.SECONDS));
      assertEquals(0, program.exitValue(), lines.toString());
      assertEquals("ended early", lines.get(lines.size() - 1));
    }
  }

  @Test
  void wrongArgumentsAreSaid() throws Exception {
    Process program = program("--origin", "yesterday");
    assertTrue(program.waitFor(20, TimeUnit.SECONDS));
    assertEquals(2, program.exitValue());
  }

  private Process serve() throws IOException {
    return program("--serve", "--origin", "wrap", "--out", out.toString());
  }

  private Process program(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-cp",
        System.getProperty("java.class.path"),
        Main.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .redirectError(Files.createFile(out.resolve("errors")).toFile())
        .start();
  }

  private static BufferedReader output(Process program) {
    return new BufferedReader(
        new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8));
  }

  private static void readTo(String start, BufferedReader output, List<String> lines)
      throws IOException {
    String line;
    do {
      line = output.readLine();
      lines.add(String.valueOf(line));
    } while (line != null && !line.startsWith(start));
    assertTrue(line != null, lines.toString());
  }
}
