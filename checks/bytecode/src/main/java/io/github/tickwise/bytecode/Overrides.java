package io.github.tickwise.bytecode;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What the methods of a class override, and the bridges that compilers add for it. */
final class Overrides {
  private final ClassNode node;
  private final ClassIndex index;
  private final JavaTypes types;
  private final List<MethodNode> bridges = new ArrayList<>();

  Overrides(ClassNode node, ClassIndex index, JavaTypes types) {
    this.node = node;
    this.index = index;
    this.types = types;
    for (MethodNode method : node.methods) {
      if ((method.access & Opcodes.ACC_BRIDGE) != 0) {
        bridges.add(method);
      }
    }
  }

  /**
   * Whether a method is a bridge that differs from another method by its result only: for the
   * engine both are one method, and this one only calls the other.
   */
  boolean isDuplicate(MethodNode method) {
    if (!bridges.contains(method)) {
      return false;
    }
    String signature = ClassInfo.signature(method.name, method.desc);
    return node.methods.stream()
        .anyMatch(
            m -> !bridges.contains(m) && ClassInfo.signature(m.name, m.desc).equals(signature));
  }

  /**
   * The keys of the methods that a method overrides, nearest first. Also what a bridge to it
   * overrides: {@code compareTo(Deadline)} implements {@code compareTo(Object)}.
   */
  List<String> of(MethodNode method) {
    if ((method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) != 0
        || method.name.startsWith("<")) {
      return List.of();
    }
    Set<String> keys = new LinkedHashSet<>(overridden(method));
    for (MethodNode bridge : bridges) {
      if (bridge != method && calls(bridge, method)) {
        keys.addAll(overridden(bridge));
      }
    }
    return List.copyOf(keys);
  }

  private List<String> overridden(MethodNode method) {
    return index.overriddenIn(node.name, ClassInfo.signature(method.name, method.desc)).stream()
        .map(owner -> types.key(owner, method.name, method.desc))
        .toList();
  }

  private boolean calls(MethodNode bridge, MethodNode target) {
    if (!bridge.name.equals(target.name)) {
      return false;
    }
    for (AbstractInsnNode i : bridge.instructions) {
      if (i instanceof MethodInsnNode call
          && call.owner.equals(node.name)
          && call.name.equals(target.name)
          && call.desc.equals(target.desc)) {
        return true;
      }
    }
    return false;
  }
}
