package io.github.tickwise.samples.hosts;

import java.nio.file.Path;

/** Where this build lies. */
final class Build {
  private Build() {}

  /** The directory of this module: Maven says it, an IDE starts tests in it. */
  static Path module() {
    return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
  }

  /** The checkout. */
  static Path root() {
    return module().resolve("../..").normalize();
  }

  static Path target() {
    return module().resolve("target");
  }
}
