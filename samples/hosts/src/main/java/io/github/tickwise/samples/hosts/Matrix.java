package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Hosts and scenarios. */
final class Matrix {
  private final ClassPaths paths;
  private final Path root;
  private final Path work;
  private final List<Host> hosts = new ArrayList<>();
  private List<String> reference;

  /**
   * @param root of the checkout
   * @param work a directory of this build
   */
  Matrix(Path root, Path work) throws IOException {
    this.root = root;
    this.work = work;
    this.paths = new ClassPaths(work.resolve("class-paths"));
    for (String line : Files.readAllLines(root.resolve("samples/hosts/hosts.txt"))) {
      String[] words = line.strip().split("\\s+");
      if (!line.startsWith("#") && words.length == 2) {
        Jdk.find(Integer.parseInt(words[0])).ifPresent(jdk -> hosts.add(new Host(jdk, words[1])));
      }
    }
  }

  /** Those of {@code hosts.txt} whose JDK this machine has. */
  List<Host> hosts() {
    return hosts;
  }

  /** The oldest and the newest Error Prone of a JDK. */
  List<Host> ends(int jdk) {
    List<Host> of = hosts.stream()
        .filter(h -> h.jdk().major() == jdk)
        .sorted(Comparator.comparingInt(Host::minor))
        .toList();
    return of.size() < 2 ? of : List.of(of.get(0), of.get(of.size() - 1));
  }

  /** Runs a scenario; the result is what went wrong. */
  Optional<String> run(Host host, Scenario scenario) throws IOException {
    try {
      scenario.run(trial(host, scenario.name(), reference()));
      return Optional.empty();
    } catch (Trial.Failure e) {
      return Optional.of(e.getMessage());
    }
  }

  private List<String> reference() throws IOException {
    if (reference == null) {
      reference = SourceTrials.reports(trial(hosts.get(0), "reference", List.of()));
    }
    return reference;
  }

  private Trial trial(Host host, String name, List<String> expected) throws IOException {
    Path directory = work.resolve("trials/" + host.label().replaceAll("\\W+", "-") + "/" + name);
    Directories.delete(directory);
    Files.createDirectories(directory);
    return new Trial(host, paths, root, directory, expected);
  }
}
