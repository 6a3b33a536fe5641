package io.github.tickwise.hostile;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Classes that were loaded before the agent, by an agent that stands before it. They stay on the
 * plain clock: what they have read already could not be shifted.
 */
final class EarlyClasses {
  private EarlyClasses() {}

  /** The names of those in scope that read the clock. */
  static List<String> readers(Class<?>[] early, Scope scope) {
    List<String> names = new ArrayList<>();
    for (Class<?> loaded : early) {
      boolean hasFile = !loaded.isArray() && !loaded.isPrimitive() && !loaded.isHidden();
      if (hasFile
          && scope.holds(loaded.getModule(), loaded.getName())
          && !isOurs(loaded)
          && reads(loaded)) {
        names.add(loaded.getName());
      }
    }
    names.sort(null);
    return names;
  }

  private static boolean isOurs(Class<?> loaded) {
    return loaded.getProtectionDomain() == EarlyClasses.class.getProtectionDomain();
  }

  private static boolean reads(Class<?> loaded) {
    String file = "/" + loaded.getName().replace('.', '/') + ".class";
    try (InputStream in = loaded.getResourceAsStream(file)) {
      return in != null && ShiftedClass.reads(in.readAllBytes());
    } catch (IOException | IllegalArgumentException unreadable) {
      return false;
    }
  }
}
