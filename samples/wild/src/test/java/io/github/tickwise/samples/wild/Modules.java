package io.github.tickwise.samples.wild;

import java.nio.file.Path;

/** Where this build lies. */
final class Modules {
  private Modules() {}

  /** The directory of this module: Maven says it, an IDE starts tests in it. */
  static Path wild() {
    return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
  }
}
