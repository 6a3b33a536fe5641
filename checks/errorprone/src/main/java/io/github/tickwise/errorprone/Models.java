package io.github.tickwise.errorprone;

import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.catalog.CatalogException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The user's model file. */
final class Models {
  private Models() {}

  /**
   * The clocks of {@link #catalog}, and perhaps more of it: to see whether code has any.
   *
   * @throws CatalogException as there
   */
  static Catalog clocks(String file) {
    return file == null ? Catalog.clocks() : catalog(file);
  }

  /**
   * The bundled catalogue, extended by a file in UTF-8.
   *
   * @param file relative to the working directory of the compiler; {@code null} for none
   * @throws CatalogException if the file cannot be read or has a wrong line
   */
  static Catalog catalog(String file) {
    Catalog bundled = Catalog.bundled();
    if (file == null) {
      return bundled;
    }
    try {
      return bundled.extendedBy(file, Files.readAllLines(Path.of(file)));
    } catch (IOException | InvalidPathException e) {
      throw new CatalogException(file, 1, "cannot be read (" + e + ")");
    }
  }
}
