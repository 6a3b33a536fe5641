package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.hostile.HostileAgent;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.objectweb.asm.ClassReader;

/** Runs a driver over a library that was compiled here, in a JVM of its own, on a plain or a hostile clock. */
final class HostileRun {
  private static final int SECONDS = 120;

  private final Workspace workspace;
  private final Library library;
  private final String driver;

  HostileRun(Workspace workspace, Library library, String driver) {
    this.workspace = workspace;
    this.library = library;
    this.driver = driver;
  }

  /**
   * The promises that the library has broken.
   *
   * @param classes the directory of the library's classes: {@code original} or {@code classes}, the fixed ones
   * @param start of the clock, as the agent's option says it; empty for the plain one
   */
  List<String> faults(String classes, String start) throws IOException {
    Path own = workspace.root().resolve("drivers").resolve(library.stem());
    String path = workspace.root().resolve(classes).resolve(library.stem())
        + File.pathSeparator
        + workspace.classPath(library);
    Files.createDirectories(own);
    int exit = ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            null,
            null,
            "-proc:none",
            "-d",
            own.toString(),
            "-cp",
            path,
            PatchModeTest.driver(driver).toString(),
            PatchModeTest.driver("Driver").toString());
    assertEquals(0, exit, driver);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (!start.isEmpty()) {
      command.add("-javaagent:" + agent() + "=start=" + start);
    }
    command.addAll(List.of("-cp", own + File.pathSeparator + path, driver));
    List<String> said = run(command);
    assertTrue(said.stream().filter(l -> l.startsWith("ok ")).count() >= 1, said::toString);
    return said.stream().filter(l -> l.startsWith("fault ")).toList();
  }

  private List<String> run(List<String> command) throws IOException {
    Path out = Files.createTempFile(workspace.root(), driver, ".out");
    Process process = new ProcessBuilder(command)
        .redirectOutput(out.toFile())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("still running: " + command + Files.readAllLines(out));
      }
      assertEquals(0, process.exitValue(), () -> command.toString());
      List<String> said = Files.readAllLines(out);
      Files.delete(out);
      return said;
    } catch (InterruptedException e) {
      process.destroyForcibly();
      throw new AssertionError(e);
    }
  }

  /** The agent where this build has no jar of it yet: a manifest that names its classes. */
  private Path agent() throws IOException {
    Path jar = workspace.root().resolve("agent.jar");
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.putValue("Premain-Class", HostileAgent.class.getName());
    main.put(
        Attributes.Name.CLASS_PATH, place(HostileAgent.class) + " " + place(ClassReader.class));
    try (OutputStream file = Files.newOutputStream(jar)) {
      new JarOutputStream(file, manifest).close();
    }
    return jar;
  }

  private static String place(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation().toString();
  }
}
