package io.github.tickwise.bytecode;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The synthetic methods of a class that are bodies of its lambdas, and where those stand. */
final class LambdaBodies {
  /** Makes every serialisable lambda of its class anew; none of them is written there. */
  private static final String DESERIALIZE = "$deserializeLambda$";

  private final String owner;
  private final Set<String> synthetic = new HashSet<>();
  private final Map<String, MethodNode> enclosing = new HashMap<>();

  LambdaBodies(ClassNode node) {
    owner = node.name;
    for (MethodNode method : node.methods) {
      if ((method.access & Opcodes.ACC_SYNTHETIC) != 0
          && (method.access & Opcodes.ACC_BRIDGE) == 0) {
        synthetic.add(method.name + method.desc);
      }
    }
    for (MethodNode method : node.methods) {
      if (method.name.equals(DESERIALIZE)) {
        continue;
      }
      for (AbstractInsnNode i : method.instructions) {
        Handle body = i instanceof InvokeDynamicInsnNode d ? implementation(d) : null;
        if (body != null && isBody(body)) {
          enclosing.putIfAbsent(body.getName() + body.getDesc(), method);
        }
      }
    }
  }

  /** The method that a lambda or method reference calls; {@code null} for any other instruction. */
  static Handle implementation(InvokeDynamicInsnNode node) {
    return node.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory")
            && node.bsmArgs.length > 1
            && node.bsmArgs[1] instanceof Handle handle
        ? handle
        : null;
  }

  /** Whether a handle names a lambda's body rather than a method that the source names. */
  boolean isBody(Handle handle) {
    return handle.getOwner().equals(owner)
        && synthetic.contains(handle.getName() + handle.getDesc());
  }

  /** The method in which the lambda of that body is written, or {@code null} for a method that is no such body. */
  MethodNode enclosing(MethodNode body) {
    return enclosing.get(body.name + body.desc);
  }
}
