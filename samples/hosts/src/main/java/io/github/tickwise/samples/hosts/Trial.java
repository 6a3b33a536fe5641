package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One scenario in one host: an empty directory with a compiler. What is not as it should be is thrown. */
final class Trial {
  /** Of what a scenario expects. */
  static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failure(String message) {
      super(message);
    }
  }

  private final Host host;
  private final ClassPaths paths;
  private final Path root;
  private final Path directory;
  private final List<String> reference;

  /**
   * @param root of the checkout
   * @param directory empty
   * @param reference what {@link SourceTrials#reports} must be
   */
  Trial(Host host, ClassPaths paths, Path root, Path directory, List<String> reference) {
    this.host = host;
    this.paths = paths;
    this.root = root;
    this.directory = directory;
    this.reference = reference;
  }

  List<String> reference() {
    return reference;
  }

  Host host() {
    return host;
  }

  /** Released artifacts, with what they need. */
  String classPath(String... artifacts) throws IOException {
    return paths.of(artifacts);
  }

  /** A file or directory of the checkout. */
  Path checkout(String path) {
    return root.resolve(path).normalize();
  }

  /** A file or directory of the trial. */
  Path file(String path) {
    return directory.resolve(path);
  }

  Path write(String path, String text) throws IOException {
    Path file = file(path);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** The compiler with Error Prone, Tickwise and further artifacts on its processor path. */
  Javac javac(String... more) throws IOException {
    List<String> parts = new ArrayList<>();
    if (more.length == 0) {
      parts.add(host.processorPath(paths));
    } else {
      List<String> all = new ArrayList<>(List.of(more));
      all.add(0, "com.google.errorprone:error_prone_core:" + host.errorProne());
      parts.add(paths.of(all.toArray(String[]::new)));
    }
    parts.add(ClassPaths.tickwise());
    List<String> exports = Files.readAllLines(checkout(".mvn/jvm.config"));
    return new Javac(host, String.join(java.io.File.pathSeparator, parts), exports, directory);
  }

  /** Compiles into {@code classes} with all options of the host. */
  Javac.Result compile(List<Path> sources, List<String> plugin, String... more) throws IOException {
    return compile(javac(), sources, plugin, more);
  }

  Javac.Result compile(Javac javac, List<Path> sources, List<String> plugin, String... more)
      throws IOException {
    List<String> options = new ArrayList<>(List.of("-d", file("classes").toString()));
    options.addAll(List.of(more));
    return javac.compile(sources, plugin, options);
  }

  static void expect(Javac.Result result, int status, List<String> reports) {
    if (result.status() != status || !result.reports().equals(reports)) {
      throw new Failure("expected status " + status + " and " + reports + ", got " + result.status()
          + " and " + result.reports() + ":\n" + result.output());
    }
    expectNoMishap(result);
  }

  /** Neither Error Prone nor Tickwise has failed. */
  static void expectNoMishap(Javac.Result result) {
    if (result.output().contains("internal error")
        || result.output().contains("An unhandled exception was thrown")) {
      throw new Failure(result.output());
    }
  }
}
