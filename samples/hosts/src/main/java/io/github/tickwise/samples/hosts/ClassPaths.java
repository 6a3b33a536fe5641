package io.github.tickwise.samples.hosts;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.ticks.Tick;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Class paths of released artifacts, resolved by the Maven that runs this build and kept in a directory. */
final class ClassPaths {
  private static final String GOAL =
      "org.apache.maven.plugins:maven-dependency-plugin:3.9.0:build-classpath";
  /** Any of its classes; loading it takes an Error Prone. */
  private static final String PLUGIN = "io.github.tickwise.errorprone.TickDirectComparison";

  private static final String CLASS_FILES = "io.github.tickwise.bytecode.ClassFile";
  private static final String ASM = "org.objectweb.asm.ClassReader";
  private static final String ASM_TREE = "org.objectweb.asm.tree.ClassNode";
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private final Path directory;

  ClassPaths(Path directory) {
    this.directory = directory;
  }

  /** The plugin itself with what it needs: jars, where the build made them. */
  static String tickwise() {
    return Stream.of(PLUGIN, Rule.class.getName(), CLASS_FILES, ASM, ASM_TREE)
        .map(ClassPaths::place)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The runtime, which holds the annotations. */
  static String ticks() {
    return place(Tick.class.getName());
  }

  /** The classes of this module. */
  static String own() {
    return place(ClassPaths.class.getName());
  }

  /** Where a class of this class path lies, which need not be one that can be loaded. */
  private static String place(String className) {
    String file = className.replace('.', '/') + ".class";
    URL url = ClassPaths.class.getClassLoader().getResource(file);
    String place = Objects.requireNonNull(url, className).toString();
    String root = place.substring(0, place.length() - file.length());
    try {
      return Path.of(new URI(root.replaceFirst("^jar:", "").replaceFirst("!/$", "")))
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Artifacts, {@code group:artifact:version} each, with what they need, resolved as one project. */
  String of(String... artifacts) throws IOException {
    Path project = directory.resolve(String.join("+", artifacts).replace(':', '_'));
    Path result = project.resolve("class-path.txt");
    if (!Files.exists(result)) {
      Files.createDirectories(project);
      Files.writeString(project.resolve("pom.xml"), pom(artifacts));
      Path partial = project.resolve("partial.txt");
      Command.run(
              List.of(maven(), "-q", "-B", "-ntp", GOAL, "-Dmdep.outputFile=" + partial),
              project,
              Map.of("JAVA_HOME", System.getProperty("java.home")),
              LIMIT)
          .orThrow("resolving " + String.join(", ", artifacts));
      Files.move(partial, result);
    }
    return Files.readString(result).strip();
  }

  /** The Maven of this build. */
  static String maven() {
    String home = System.getProperty("wild.maven", "");
    return home.isEmpty() ? "mvn" : Path.of(home, "bin", "mvn").toString();
  }

  private static String pom(String... artifacts) {
    List<String> dependencies = new ArrayList<>();
    for (String artifact : artifacts) {
      String[] parts = artifact.split(":");
      dependencies.add(
          "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
              .formatted(parts[0], parts[1], parts[2]));
    }
    return """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>hosts</groupId>
          <artifactId>hosts</artifactId>
          <version>1</version>
          <packaging>pom</packaging>
          <dependencies>
            %s
          </dependencies>
        </project>
        """.formatted(String.join("\n    ", dependencies));
  }
}
