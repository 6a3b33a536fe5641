package io.github.tickwise.bytecode;

/**
 * An instruction of a class file, as its debug information places it in a source file.
 *
 * @param sourceFile package path and source file ({@code io/grpc/Deadline.java}); the class file's own path where the
 *     class names no source file
 * @param line 1-based; 0 where the class has no line numbers
 * @param className the class that holds the instruction, as {@code pkg.Outer$Inner}
 * @param method name and erased parameter types ({@code compareTo(io.grpc.Deadline)})
 * @param instruction index of the instruction in its method: two operators on one line are two places
 */
public record Place(String sourceFile, int line, String className, String method, int instruction) {
  @Override
  public String toString() {
    return sourceFile + ":" + line;
  }
}
