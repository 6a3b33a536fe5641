package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableAnnotationNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Names the local variables of one method. Where the class has debug information, variables of different names in the
 * same slot are different locals; what the compiler put there itself is a temporary.
 */
final class Locals {

  /**
   * A variable.
   *
   * @param type as the debug information or the instruction tells; {@code null} for a reference of unknown type
   */
  record Variable(Slot.Local local, String type) {}

  private record Range(int start, int end, String kind, Variable variable) {
    boolean contains(int instruction) {
      return start <= instruction && instruction < end;
    }
  }

  private static final String REFERENCE = "reference";

  private final List<List<Range>> ranges = new ArrayList<>();
  private final List<BitSet> stores = new ArrayList<>();
  private final Map<String, Variable> variables = new HashMap<>();
  private final boolean named;
  private int next;

  Locals(MethodNode method, JavaTypes types) {
    named = method.localVariables != null && !method.localVariables.isEmpty();
    for (int i = 0; i < method.maxLocals; i++) {
      ranges.add(new ArrayList<>());
      stores.add(new BitSet());
    }
    if (!named) {
      return;
    }
    for (AbstractInsnNode i : method.instructions) {
      if (i instanceof VarInsnNode v && v.getOpcode() >= Opcodes.ISTORE) {
        stores.get(v.var).set(method.instructions.indexOf(v));
      }
    }
    for (LocalVariableNode v : method.localVariables) {
      if (v.index < ranges.size()) {
        String type = types.ofDescriptor(v.desc);
        Variable variable =
            variables.computeIfAbsent(key(v), k -> new Variable(fresh(v.name), type));
        ranges
            .get(v.index)
            .add(new Range(
                method.instructions.indexOf(v.start),
                method.instructions.indexOf(v.end),
                kind(v.desc),
                variable));
      }
    }
  }

  /**
   * What annotations say of the variables that have names. Variables of one name in one place are one
   * local here: only what is said of all of them counts.
   */
  Map<Slot.Local, Declared> claims(MethodNode method) {
    Map<String, List<Declared>> said = new LinkedHashMap<>();
    for (LocalVariableAnnotationNode node : Annotations.ofLocals(method)) {
      for (int i = 0; i < node.start.size(); i++) {
        LocalVariableNode variable = variable(method, node.index.get(i), node.start.get(i));
        Declared claim =
            variable == null ? null : Annotations.claimOfLocal(variable, List.of(node));
        if (claim != null) {
          said.computeIfAbsent(key(variable), k -> new ArrayList<>()).add(claim);
        }
      }
    }
    Map<Slot.Local, Declared> claims = new LinkedHashMap<>();
    said.forEach((key, all) -> {
      long ranges =
          method.localVariables.stream().filter(v -> key(v).equals(key)).count();
      if (variables.containsKey(key) && all.size() >= ranges) {
        claims.put(variables.get(key).local, all.stream().reduce(null, Declared::join));
      }
    });
    return claims;
  }

  private static LocalVariableNode variable(MethodNode method, int slot, LabelNode start) {
    for (LocalVariableNode v :
        method.localVariables == null ? List.<LocalVariableNode>of() : method.localVariables) {
      if (v.index == slot && v.start == start) {
        return v;
      }
    }
    return null;
  }

  private static String key(LocalVariableNode v) {
    return v.index + " " + v.name + " " + v.desc;
  }

  /** A local that the source does not name; {@code name} without the leading {@code $}. */
  Slot.Local temporary(String name) {
    return fresh("$" + name);
  }

  /** The variable that an instruction loads; see {@link Opcode#local} for {@code type}. */
  Variable loaded(int slot, int instruction, String type) {
    return at(slot, instruction, instruction, type);
  }

  /** The variable that an instruction stores, whose range begins behind its initialisation. */
  Variable stored(int slot, int instruction, String type) {
    return at(slot, instruction, instruction + 1, type);
  }

  private Variable at(int slot, int instruction, int effective, String type) {
    String kind = type == null ? REFERENCE : type;
    Range covering = null;
    Range later = null;
    for (Range r : ranges.get(slot)) {
      if (!r.kind.equals(kind)) {
        continue;
      }
      if (r.contains(effective)) {
        return r.variable;
      }
      if (r.contains(instruction)) {
        covering = r;
      } else if (r.start > instruction && (later == null || r.start < later.start)) {
        later = r;
      }
    }
    if (covering != null) {
      return covering.variable;
    }
    // Some compilers let a range begin well behind the store; another store between belongs to
    // another value.
    if (later != null && !storedBetween(slot, instruction, later.start)) {
      return new Variable(later.variable.local, type);
    }
    String name = (named ? "$v" : "v") + slot;
    return variables.computeIfAbsent(name + kind, k -> new Variable(fresh(name), type));
  }

  private boolean storedBetween(int slot, int from, int to) {
    int store = stores.get(slot).nextSetBit(from + 1);
    return store >= 0 && store < to;
  }

  private Slot.Local fresh(String name) {
    return new Slot.Local(next++, name);
  }

  private static String kind(String descriptor) {
    return switch (Type.getType(descriptor).getSort()) {
      case Type.LONG -> "long";
      case Type.FLOAT -> "float";
      case Type.DOUBLE -> "double";
      case Type.ARRAY, Type.OBJECT -> REFERENCE;
      default -> "int";
    };
  }
}
