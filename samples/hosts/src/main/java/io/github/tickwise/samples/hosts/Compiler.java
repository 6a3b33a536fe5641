package io.github.tickwise.samples.hosts;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compiles programs, each in a process of its own, on the JDK that runs this. */
final class Compiler {
  private static final String SELECT = "select";

  private final Path work;
  private final Path exports;
  private final String errorProne;
  private final String heap;
  private final Duration limit;

  /**
   * @param work a directory of this build
   * @param exports {@code .mvn/jvm.config}
   * @param errorProne its class path
   * @param heap of each process, as {@code -Xmx} takes it
   * @param limit for one compilation; one that takes longer hangs
   */
  Compiler(Path work, Path exports, String errorProne, String heap, Duration limit)
      throws IOException {
    this.work = Files.createDirectories(work);
    this.exports = exports;
    this.errorProne = errorProne;
    this.heap = heap;
    this.limit = limit;
  }

  /** What compiles without errors of a program when nothing but javac is there. */
  Program select(Program program) throws IOException {
    return program.of(run(SELECT, program, Variant.PLAIN).files());
  }

  Compiled compile(Program program, Variant variant) throws IOException {
    return run("compile", program, variant);
  }

  private Compiled run(String task, Program program, Variant variant) throws IOException {
    Path request = Files.createTempFile(work, task, ".program");
    Path result = Files.createTempFile(work, task, ".tsv");
    String path = String.join(File.pathSeparator, path(variant));
    List<String> options = new ArrayList<>(List.of(
        "-proc:none",
        "-implicit:none",
        "-Xmaxerrs",
        "100000",
        "-Xmaxwarns",
        "100000",
        "-XDcompilePolicy=simple",
        "--should-stop=ifError=FLOW"));
    if (variant.isHosted()) {
      options.addAll(List.of("-processorpath", path));
      options.addAll(variant.arguments());
    }
    program.with(options).write(request);
    List<String> command = new ArrayList<>(List.of(Jdk.running().tool("java"), "-Xmx" + heap));
    command.add("@" + exports);
    command.addAll(List.of("-cp", path, Child.class.getName()));
    command.addAll(List.of(task, request.toString(), result.toString()));
    if (variant.isHosted()) {
      command.add("timings");
    }
    Command.run(command, work, Map.of(), limit).orThrow(variant.title());
    Compiled compiled = Compiled.parse(Files.readAllLines(result));
    Files.delete(request);
    Files.delete(result);
    return compiled;
  }

  private List<String> path(Variant variant) {
    List<String> path = new ArrayList<>(List.of(ClassPaths.own()));
    if (variant.isHosted()) {
      path.add(errorProne);
    }
    if (variant.hasTickwise()) {
      path.add(ClassPaths.tickwise());
    }
    return path;
  }
}
