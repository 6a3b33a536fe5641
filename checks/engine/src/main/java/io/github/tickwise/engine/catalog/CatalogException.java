package io.github.tickwise.engine.catalog;

/** A line of a model file that cannot be read; the message names file, line and what is wrong. */
public final class CatalogException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param file as the user gave it
   * @param line from 1
   */
  public CatalogException(String file, int line, String problem) {
    super(file + ":" + line + ": " + problem);
  }
}
