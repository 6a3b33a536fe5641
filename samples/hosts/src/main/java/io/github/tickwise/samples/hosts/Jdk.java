package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A JDK of this machine. */
record Jdk(int major, Path home) {
  /** The one that runs this. */
  static Jdk running() {
    return new Jdk(Runtime.version().feature(), Path.of(System.getProperty("java.home")));
  }

  /** The running one if it is of that version, else one in the directory beside it. */
  static Optional<Jdk> find(int major) {
    Jdk running = running();
    if (running.major == major) {
      return Optional.of(running);
    }
    try (Stream<Path> siblings = Files.list(running.home.toRealPath().getParent())) {
      return siblings
          .sorted()
          .filter(home -> isJdk(home, major))
          .map(home -> new Jdk(major, home))
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isJdk(Path home, int major) {
    Path release = home.resolve("release");
    if (!Files.isExecutable(home.resolve("bin/javac")) || !Files.exists(release)) {
      return false;
    }
    try {
      return Pattern.compile("(?m)^JAVA_VERSION=\"" + major + "[.\"+-]")
          .matcher(Files.readString(release))
          .find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One of its programs, such as {@code javac}. */
  String tool(String name) {
    return home.resolve("bin").resolve(name).toString();
  }
}
