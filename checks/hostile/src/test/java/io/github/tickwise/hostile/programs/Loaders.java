package io.github.tickwise.hostile.programs;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.function.LongSupplier;

/** Reads the clock in classes of a loader that sees the JDK only, and of the application's. */
public final class Loaders {
  private Loaders() {}

  public static void main(String[] args) throws Exception {
    URL classes = Loaders.class.getProtectionDomain().getCodeSource().getLocation();
    try (URLClassLoader apart = new URLClassLoader(new URL[] {classes}, null)) {
      Class<?> type = apart.loadClass(Reading.class.getName());
      LongSupplier reading = (LongSupplier) type.getConstructor().newInstance();
      if (type == Reading.class) {
        throw new AssertionError("not apart");
      }
      Shapes.print("apart", reading.getAsLong());
      Shapes.print("reference", (long) type.getMethod("reference").invoke(null));
    }
    Shapes.print("application", Reading.call());
  }
}
