package io.github.tickwise.bytecode;

import java.util.Objects;

/**
 * The bytes of one class file. Not copied: nobody may change {@code bytes} while it is in use.
 *
 * @param location where it comes from, for error messages
 */
public record ClassFile(String location, byte[] bytes) {
  public ClassFile {
    Objects.requireNonNull(location);
    Objects.requireNonNull(bytes);
  }

  @Override
  public String toString() {
    return location;
  }
}
