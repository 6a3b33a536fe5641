package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The {@code javac} of a host, run from the command line as a build tool would, with the plugin in it. */
final class Javac {
  /**
   * @param output what the compiler printed
   */
  record Result(int status, String output) {
    private static final Pattern REPORT =
        Pattern.compile("(?m)^(?:.*[/\\\\])?(\\w+\\.java):(\\d+): (warning|error): \\[(\\w+)]");

    /** {@code File.java:line check} of every report of a check, sorted. */
    List<String> reports() {
      return List.copyOf(new TreeSet<>(REPORT
          .matcher(output)
          .results()
          .map(m -> m.group(1) + ":" + m.group(2) + " " + m.group(4))
          .toList()));
    }
  }

  private static final Duration LIMIT = Duration.ofMinutes(10);

  private final Host host;
  private final String processorPath;
  private final List<String> jvmOptions;
  private final Path directory;

  /**
   * @param processorPath all of it
   * @param exports the lines that a user puts into {@code .mvn/jvm.config}
   * @param directory where it runs
   */
  Javac(Host host, String processorPath, List<String> exports, Path directory) {
    this.host = host;
    this.processorPath = processorPath;
    this.jvmOptions = exports.stream().map(line -> "-J" + line).toList();
    this.directory = directory;
  }

  /**
   * Compiles.
   *
   * @param plugin the options behind the plugin's name
   * @param more options of javac
   */
  Result compile(List<Path> sources, List<String> plugin, List<String> more) throws IOException {
    List<String> arguments = new ArrayList<>(host.options());
    arguments.addAll(List.of("-Xmaxerrs", "100000", "-Xmaxwarns", "100000", "-encoding", "UTF-8"));
    arguments.addAll(List.of("-processorpath", processorPath));
    arguments.add("-Xplugin:ErrorProne " + String.join(" ", plugin));
    arguments.addAll(more);
    sources.forEach(s -> arguments.add(s.toString()));
    Path file = Files.createTempFile(directory, "javac", ".args");
    Files.write(file, arguments.stream().map(Javac::quoted).toList());
    List<String> command = new ArrayList<>(List.of(host.jdk().tool("javac")));
    command.addAll(jvmOptions);
    command.add("@" + file);
    // The words below are in English, whatever the machine speaks.
    Command run = Command.run(command, directory, Map.of("LC_ALL", "C.UTF-8"), LIMIT);
    Files.delete(file);
    return new Result(run.status(), run.output());
  }

  private static String quoted(String argument) {
    return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
