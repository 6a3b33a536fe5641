package io.github.tickwise.bytecode;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells which stores of a constructor or static initialiser are fields' own initialisers. Compilers
 * copy those into every constructor, behind the call of {@code super(...)}, with the lines of the
 * declarations: the lines outside the constructor's own.
 */
final class Initializers {
  private final ClassNode owner;
  private final AbstractInsnNode[] code;
  private final int[] lines;

  private Initializers(ClassNode owner, AbstractInsnNode[] code, int[] lines) {
    this.owner = owner;
    this.code = code;
    this.lines = lines;
  }

  /**
   * The instructions that store an initialiser's value.
   *
   * @param lines of each instruction, 0 where unknown
   */
  static BitSet of(ClassNode owner, MethodNode method, AbstractInsnNode[] code, int[] lines) {
    Initializers finder = new Initializers(owner, code, lines);
    return switch (method.name) {
      case "<init>" -> finder.ofObject();
      case "<clinit>" -> finder.firstStores(Opcodes.PUTSTATIC, 0);
      default -> new BitSet();
    };
  }

  private BitSet ofObject() {
    int superCall = superCall();
    if (superCall < 0) {
      return new BitSet();
    }
    int first = lines[superCall];
    int last = first;
    for (int i = superCall; i < code.length; i++) {
      if (code[i].getOpcode() == Opcodes.RETURN && startsLine(code[i]) && !isStatic(lines[i])) {
        last = Math.max(last, lines[i]);
      }
    }
    BitSet stores = firstStores(Opcodes.PUTFIELD, superCall);
    for (int i = stores.nextSetBit(0); i >= 0; i = stores.nextSetBit(i + 1)) {
      if (lines[i] == 0 || first <= lines[i] && lines[i] <= last) {
        stores.clear(i);
      }
    }
    return stores;
  }

  /**
   * Whether a line holds a static field's initialiser: it cannot be the last of a constructor then.
   * The return of one that nobody wrote goes without a line of its own (javac 17), or has that of
   * the class's last initialiser, a static one or not (javac 25).
   */
  private boolean isStatic(int line) {
    for (MethodNode method : owner.methods) {
      if (method.name.equals("<clinit>")) {
        for (AbstractInsnNode node : method.instructions) {
          if (node instanceof LineNumberNode l && l.line == line) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean startsLine(AbstractInsnNode node) {
    AbstractInsnNode before = node.getPrevious();
    while (before instanceof LabelNode) {
      before = before.getPrevious();
    }
    return before instanceof LineNumberNode;
  }

  /** The call of {@code super(...)}; -1 where there is none or {@code this(...)} instead. */
  private int superCall() {
    int allocated = 0;
    for (int i = 0; i < code.length; i++) {
      if (code[i].getOpcode() == Opcodes.NEW) {
        allocated++;
      } else if (code[i] instanceof MethodInsnNode call && call.name.equals("<init>")) {
        if (allocated == 0) {
          return call.owner.equals(owner.name) ? -1 : i;
        }
        allocated--;
      }
    }
    return -1;
  }

  /** For each field of the class the first store behind a position. */
  private BitSet firstStores(int opcode, int from) {
    BitSet stores = new BitSet();
    Set<String> seen = new HashSet<>();
    for (int i = from; i < code.length; i++) {
      if (code[i] instanceof FieldInsnNode field
          && field.getOpcode() == opcode
          && field.owner.equals(owner.name)
          && seen.add(field.name)) {
        stores.set(i);
      }
    }
    return stores;
  }
}
