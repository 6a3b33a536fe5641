package io.github.tickwise.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A static synthetic method through which a class reaches a private member of a class around it or
 * inside it. No source shows it: a call of it is lowered as the access that it stands for.
 *
 * @param parameters their number
 * @param body the instructions without the final return; a load takes the next argument
 */
record Accessor(int parameters, List<AbstractInsnNode> body) {
  private static final String PREFIX = "access$";

  /** Whether a method of that name may be one. */
  static boolean isNamedSo(String name) {
    return name.startsWith(PREFIX);
  }

  /** Whether a method of that name and access may be one. */
  static boolean isCandidate(String name, int access) {
    int wanted = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    return isNamedSo(name) && (access & wanted) == wanted;
  }

  /** {@code null} for a method that does more than load each argument in turn and use the member. */
  static Accessor of(MethodNode method) {
    Type[] types = Type.getArgumentTypes(method.desc);
    List<AbstractInsnNode> body = new ArrayList<>();
    int loaded = 0;
    int nextSlot = 0;
    for (AbstractInsnNode node : method.instructions) {
      int opcode = node.getOpcode();
      if (opcode < 0) {
        continue;
      }
      if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
        return loaded == types.length ? new Accessor(loaded, body) : null;
      }
      if (node instanceof VarInsnNode load) {
        if (opcode >= Opcodes.ISTORE || load.var != nextSlot) {
          return null;
        }
        nextSlot += types[loaded].getSize();
        loaded++;
      } else if (!isSimple(node)) {
        return null;
      }
      body.add(node);
    }
    return null;
  }

  private static boolean isSimple(AbstractInsnNode node) {
    return node instanceof FieldInsnNode
        || node instanceof InsnNode && node.getOpcode() != Opcodes.ATHROW
        || node instanceof TypeInsnNode && node.getOpcode() == Opcodes.CHECKCAST
        || node instanceof MethodInsnNode call && !isNamedSo(call.name);
  }
}
