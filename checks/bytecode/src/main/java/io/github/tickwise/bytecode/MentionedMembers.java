package io.github.tickwise.bytecode;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;

/**
 * What a class file names, read from its constant pool: what its code may call, load or store, at the cost of a walk over
 * the pool.
 */
public final class MentionedMembers {
  private static final int TEXT = 1;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;

  /**
   * A field or method as the class names it.
   *
   * @param owner as {@code pkg.Outer$Inner}; of an array's method its descriptor
   * @param descriptor such as {@code ()J}; of a field its type's
   */
  public record Mention(String owner, String name, String descriptor) {}

  private final ClassReader reader;
  private final char[] buffer;

  private MentionedMembers(ClassReader reader) {
    this.reader = reader;
    this.buffer = new char[reader.getMaxStringLength()];
  }

  /** All methods, in the pool's order; none if this is no class file, or a newer one than can be read. */
  public static List<Mention> methods(byte[] classFile) {
    return of(classFile, tag -> tag == METHOD || tag == INTERFACE_METHOD);
  }

  /** All fields and methods, under the same terms. */
  static List<Mention> all(byte[] classFile) {
    return of(classFile, tag -> tag == FIELD || tag == METHOD || tag == INTERFACE_METHOD);
  }

  /** Whether a text in the pool, such as the descriptor of an annotation, is one of these. */
  static boolean anyText(byte[] classFile, Predicate<String> wanted) {
    try {
      MentionedMembers pool = new MentionedMembers(new ClassReader(classFile));
      for (int i = 1; i < pool.reader.getItemCount(); i++) {
        int item = pool.reader.getItem(i);
        if (pool.tag(item) == TEXT && wanted.test(pool.text(item))) {
          return true;
        }
      }
      return false;
    } catch (RuntimeException unreadable) {
      return false;
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

  private interface Tags {
    boolean accept(int tag);
  }

  private static List<Mention> of(byte[] classFile, Tags tags) {
    try {
      return new MentionedMembers(new ClassReader(classFile)).of(tags);
    } catch (RuntimeException unreadable) {
      return List.of();
    }
  }

  private List<Mention> of(Tags tags) {
    List<Mention> found = new ArrayList<>();
    for (int i = 1; i < reader.getItemCount(); i++) {
      int item = reader.getItem(i);
      if (tags.accept(tag(item))) {
        int nameAndType = reader.getItem(reader.readUnsignedShort(item + 2));
        found.add(new Mention(
            reader.readClass(item, buffer).replace('/', '.'),
            reader.readUTF8(nameAndType, buffer),
            reader.readUTF8(nameAndType + 2, buffer)));
      }
    }
    return found;
  }

  /** The second half of a long or double has no place of its own. */
  private int tag(int item) {
    return item == 0 ? 0 : reader.readByte(item - 1);
  }

  /** Only names matter here: what is longer than any, or not ASCII, is left as {@code ""}. */
  private String text(int item) {
    int length = reader.readUnsignedShort(item);
    if (length > 200) {
      return "";
    }
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append((char) (reader.readByte(item + 2 + i) & 0xff));
    }
    return text.toString();
  }
}
