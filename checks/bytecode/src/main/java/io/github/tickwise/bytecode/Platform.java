package io.github.tickwise.bytecode;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.Opcodes;

/** The classes of the running JDK, read from their class files on demand, never initialised. Thread-safe. */
final class Platform {
  private static final int NEWEST_KNOWN = Opcodes.V28;
  private static final int MAJOR_VERSION_AT = 6;

  private final Map<String, Optional<ClassInfo>> classes = new ConcurrentHashMap<>();

  /** {@code null} where the platform has no such class. */
  ClassInfo find(String name) {
    return classes.computeIfAbsent(name, Platform::read).orElse(null);
  }

  private static Optional<ClassInfo> read(String name) {
    try (InputStream in =
        ClassLoader.getPlatformClassLoader().getResourceAsStream(name + ".class")) {
      return in == null
          ? Optional.empty()
          : Optional.of(ClassInfo.read(readable(in.readAllBytes())));
    } catch (IOException | RuntimeException e) {
      // A class of which we cannot tell the supertypes is like one that is not there.
      return Optional.empty();
    }
  }

  /** A JDK newer than our ASM: the head of a class file has kept its form, so its version may be lowered. */
  private static byte[] readable(byte[] classFile) {
    int major = (classFile[MAJOR_VERSION_AT] & 0xff) << 8 | classFile[MAJOR_VERSION_AT + 1] & 0xff;
    if (major > NEWEST_KNOWN) {
      classFile[MAJOR_VERSION_AT] = (byte) (NEWEST_KNOWN >> 8);
      classFile[MAJOR_VERSION_AT + 1] = (byte) NEWEST_KNOWN;
    }
    return classFile;
  }
}
