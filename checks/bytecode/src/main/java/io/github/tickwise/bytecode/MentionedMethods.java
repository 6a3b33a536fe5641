package io.github.tickwise.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;

/**
 * The methods that a class file mentions, read from its constant pool: what its code may call, at the cost of a walk
 * over the pool.
 */
public final class MentionedMethods {
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;

  /**
   * A method as the class names it.
   *
   * @param owner as {@code pkg.Outer$Inner}; of an array's method its descriptor
   * @param descriptor such as {@code ()J}
   */
  public record Mention(String owner, String name, String descriptor) {}

  private final ClassReader reader;
  private final char[] buffer;

  private MentionedMethods(ClassReader reader) {
    this.reader = reader;
    this.buffer = new char[reader.getMaxStringLength()];
  }

  /** All of them, in the pool's order; none if this is no class file, or a newer one than can be read. */
  public static List<Mention> in(byte[] classFile) {
    try {
      return new MentionedMethods(new ClassReader(classFile)).all();
    } catch (RuntimeException unreadable) {
      return List.of();
    }
  }

  /** The name of the superclass, {@code null} where there is none or it cannot be read. */
  public static String superclass(byte[] classFile) {
    try {
      String name = new ClassReader(classFile).getSuperName();
      return name == null ? null : name.replace('/', '.');
    } catch (RuntimeException unreadable) {
      return null;
    }
  }

  private List<Mention> all() {
    List<Mention> found = new ArrayList<>();
    for (int i = 1; i < reader.getItemCount(); i++) {
      int item = reader.getItem(i);
      // The second half of a long or double has no place of its own.
      int tag = item == 0 ? 0 : reader.readByte(item - 1);
      if (tag == METHOD || tag == INTERFACE_METHOD) {
        int nameAndType = reader.getItem(reader.readUnsignedShort(item + 2));
        found.add(new Mention(
            reader.readClass(item, buffer).replace('/', '.'),
            reader.readUTF8(nameAndType, buffer),
            reader.readUTF8(nameAndType + 2, buffer)));
      }
    }
    return found;
  }
}
