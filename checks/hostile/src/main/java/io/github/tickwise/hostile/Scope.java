package io.github.tickwise.hostile;

/**
 * Which classes are put on the hostile clock. The JDK's own are not: its API takes and returns spans
 * only, never a reading, so its clock and the application's cannot meet. All others are, wherever
 * they are loaded from, unless the options leave them out.
 */
final class Scope {
  private final ClassPatterns include;
  private final ClassPatterns exclude;

  Scope(Options options) {
    include = options.include();
    exclude = options.exclude();
  }

  /** Whether a class of this binary name is shifted; thread-safe. */
  boolean holds(Module module, String className) {
    return !isOfTheJdk(module)
        && (include.isEmpty() || include.match(className))
        && !exclude.match(className);
  }

  private static boolean isOfTheJdk(Module module) {
    if (!module.isNamed()) {
      return false;
    }
    // By name: a run-time image made by jlink holds the application's modules beside the JDK's.
    String name = module.getName();
    return name.startsWith("java.") || name.startsWith("jdk.");
  }
}
