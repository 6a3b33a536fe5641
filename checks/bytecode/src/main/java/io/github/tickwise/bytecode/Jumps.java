package io.github.tickwise.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Which instructions end a block, and where they lead. */
final class Jumps {
  private Jumps() {}

  static boolean endsBlock(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    return node instanceof JumpInsnNode
        || isSwitch(node)
        || opcode == Opcodes.ATHROW
        || isReturn(opcode);
  }

  static boolean isReturn(int opcode) {
    return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
  }

  static boolean isSwitch(AbstractInsnNode node) {
    return node instanceof TableSwitchInsnNode || node instanceof LookupSwitchInsnNode;
  }

  static List<LabelNode> switchTargets(AbstractInsnNode node) {
    if (node instanceof TableSwitchInsnNode table) {
      return switchTargets(table.labels, table.dflt);
    }
    return node instanceof LookupSwitchInsnNode lookup
        ? switchTargets(lookup.labels, lookup.dflt)
        : List.of();
  }

  private static List<LabelNode> switchTargets(List<LabelNode> cases, LabelNode otherwise) {
    List<LabelNode> targets = new ArrayList<>(cases);
    targets.add(otherwise);
    return targets;
  }
}
