package io.github.tickwise.samples.wild;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Fetches by the Maven that runs this build, so that its settings and its cache hold. */
public final class Maven {
  private static final String PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.9.0:";

  private static final String PROJECT = """
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>wild</groupId>
        <artifactId>%s</artifactId>
        <version>1</version>
        <packaging>pom</packaging>
      %s</project>
      """;

  private final Workspace workspace;

  public Maven(Workspace workspace) {
    this.workspace = workspace;
  }

  /** Copies the main and the sources jars of those libraries that are not there yet. */
  public void download(List<Library> libraries) throws IOException {
    StringBuilder items = new StringBuilder();
    for (Library library : libraries) {
      if (!Files.exists(workspace.jar(library))) {
        items.append(item(library, ""));
      }
      if (!Files.exists(workspace.sourcesJar(library))) {
        items.append(item(library, "<classifier>sources</classifier>"));
      }
    }
    if (items.isEmpty()) {
      return;
    }
    String pom = PROJECT.formatted("download", """
        <build><plugins><plugin>
          <groupId>org.apache.maven.plugins</groupId>
          <artifactId>maven-dependency-plugin</artifactId>
          <configuration><artifactItems>
        %s  </artifactItems></configuration>
        </plugin></plugins></build>
        """.formatted(items));
    Path file = workspace.root().resolve("download/pom.xml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, pom);
    run(file, PLUGIN + "copy", "-DoutputDirectory=" + workspace.jars());
  }

  private static String item(Library library, String classifier) {
    return "            <artifactItem><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>%s</artifactItem>\n"
        .formatted(library.group(), library.artifact(), library.version(), classifier);
  }

  /**
   * Finds the class paths of those libraries whose are not known yet: the published pom is a project whose dependencies
   * Maven resolves, and of its own ones also those that are provided or optional.
   */
  public void resolveDependencies(List<Library> libraries) throws IOException {
    for (Library library : libraries) {
      Path paths = workspace.dependencies(library);
      if (Files.exists(paths)) {
        continue;
      }
      Path directory = workspace.root().resolve("project").resolve(library.stem());
      Files.createDirectories(directory);
      Files.createDirectories(paths.getParent());
      Path pom = directory.resolve("pom.xml");
      Path none = workspace.root().resolve("none.xml");
      Files.writeString(none, PROJECT.formatted("none", ""));
      run(
          none,
          PLUGIN + "copy",
          "-Dartifact=" + library.gav() + ":pom",
          "-DoutputDirectory=" + directory,
          "-Dmdep.overWriteReleases=true");
      Files.move(
          directory.resolve(library.stem() + ".pom"), pom, StandardCopyOption.REPLACE_EXISTING);
      Files.writeString(paths, String.join(File.pathSeparator, resolved(pom)));
    }
  }

  /**
   * The paths of all that is not for tests alone. No one scope of the plugin has the provided and the runtime ones: these
   * are on the class path too where a published pom declares annotations that way.
   */
  private Set<String> resolved(Path pom) throws IOException {
    Set<String> all = new LinkedHashSet<>();
    for (String scope : List.of("compile", "runtime")) {
      Path found = pom.resolveSibling(scope + ".txt");
      run(pom, PLUGIN + "build-classpath", "-DincludeScope=" + scope, "-Dmdep.outputFile=" + found);
      for (String path : Files.readString(found).strip().split(File.pathSeparator)) {
        if (!path.isEmpty()) {
          all.add(path);
        }
      }
    }
    return all;
  }

  /** Runs one goal over a project. */
  void run(Path pom, String goal, String... more) throws IOException {
    String home = System.getProperty("wild.maven", "");
    List<String> command = new ArrayList<>();
    command.add(home.isEmpty() ? "mvn" : Path.of(home, "bin", "mvn").toString());
    command.addAll(List.of("-q", "-B", "-ntp", "-f", pom.toString(), goal));
    command.addAll(List.of(more));
    Fork.execute(command, pom.getParent());
  }
}
