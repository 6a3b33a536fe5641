package io.github.tickwise.samples.wild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a front end in a process of its own, so that its memory can be measured. */
final class Fork {
  private final Workspace workspace;
  private final List<String> jvmOptions;

  Fork(Workspace workspace, List<String> jvmOptions) {
    this.workspace = workspace;
    this.jvmOptions = List.copyOf(jvmOptions);
  }

  Run run(String frontEnd, CatalogChoice catalog, List<Library> libraries) throws IOException {
    Files.createDirectories(workspace.root());
    Path out = Files.createTempFile(workspace.root(), frontEnd, ".tsv");
    List<String> arguments = new ArrayList<>(
        List.of(frontEnd, catalog.name(), workspace.root().toString(), out.toString()));
    libraries.forEach(l -> arguments.add(l.gav()));
    java(Child.class, arguments);
    Run run = Run.parse(Files.readAllLines(out));
    Files.delete(out);
    return run;
  }

  /** Runs a main class of this class path, and returns when it has ended well. */
  void java(Class<?> main, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvmOptions);
    command.addAll(List.of("-cp", classPath(), main.getName()));
    command.addAll(arguments);
    execute(command, workspace.root());
  }

  /** The class path of this JVM; Surefire keeps the real one apart where it made up a manifest. */
  static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  /**
   * @throws IOException if the command does not end with status 0
   */
  static void execute(List<String> command, Path directory) throws IOException {
    Process process =
        new ProcessBuilder(command).directory(directory.toFile()).inheritIO().start();
    try {
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException("status " + status + " from " + String.join(" ", command));
      }
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
