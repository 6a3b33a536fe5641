package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Declared;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LocalVariableAnnotationNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;

/** Reads {@code @Tick}, {@code @TickSpan} and {@code @TickSafe} of any package by their simple names. */
final class Annotations {
  private static final Set<String> ALL_RULES = Set.of("*");
  private static final Set<String> CLAIMS = Set.of("Tick", "TickSpan");

  private Annotations() {}

  static boolean isSafe(String descriptor) {
    return simpleName(descriptor).equals("TickSafe");
  }

  /** Whether this is the descriptor of an annotation that makes a claim. */
  static boolean isClaim(String descriptor) {
    return descriptor.startsWith("L")
        && descriptor.endsWith(";")
        && CLAIMS.contains(simpleName(descriptor));
  }

  static boolean hasSafe(List<AnnotationNode> visible, List<AnnotationNode> invisible) {
    return hasSafe(visible) || hasSafe(invisible);
  }

  private static boolean hasSafe(List<? extends AnnotationNode> nodes) {
    return nodes != null && nodes.stream().anyMatch(n -> isSafe(n.desc));
  }

  static Declared claim(FieldNode field) {
    String signature = field.signature != null ? field.signature : field.desc;
    return claim(
        new GenericType.Reader(signature).type(),
        both(field.visibleAnnotations, field.invisibleAnnotations),
        both(field.visibleTypeAnnotations, field.invisibleTypeAnnotations));
  }

  static Declared claimOfResult(MethodNode method) {
    List<GenericType> types = types(method);
    return claim(
        types.get(types.size() - 1),
        both(method.visibleAnnotations, method.invisibleAnnotations),
        typeUses(method, TypeReference.METHOD_RETURN, 0));
  }

  /**
   * Also what is silent about it.
   *
   * @param written index among the parameters that the source names; those which a compiler adds carry no annotations
   * @param declared index among all parameters
   */
  static Declared claimOfParameter(MethodNode method, int written, int declared) {
    List<AnnotationNode> own = both(
        at(method.visibleParameterAnnotations, written),
        at(method.invisibleParameterAnnotations, written));
    List<TypeAnnotationNode> uses =
        typeUses(method, TypeReference.METHOD_FORMAL_PARAMETER, written);
    List<GenericType> types = types(method);
    int parameters = Type.getArgumentTypes(method.desc).length;
    // A signature leaves out the parameters that a compiler adds.
    int index = declared - (parameters - (types.size() - 1));
    GenericType type = index < 0 ? new GenericType(false, List.of()) : types.get(index);
    return Declared.join(claim(type, own, uses), silent(hasSafe(own) || hasSafe(uses)));
  }

  /** What is said of a variable of that place in a method's code; {@code null} if nothing. */
  static Declared claimOfLocal(LocalVariableNode variable, List<TypeAnnotationNode> uses) {
    String signature = variable.signature != null ? variable.signature : variable.desc;
    return Declared.join(
        claim(new GenericType.Reader(signature).type(), List.of(), uses), silent(hasSafe(uses)));
  }

  /** All annotations of local variables. */
  static List<LocalVariableAnnotationNode> ofLocals(MethodNode method) {
    return both(method.visibleLocalVariableAnnotations, method.invisibleLocalVariableAnnotations);
  }

  private static Declared silent(boolean safe) {
    return Declared.silent(safe ? ALL_RULES : Set.of());
  }

  private static List<GenericType> types(MethodNode method) {
    return new GenericType.Reader(method.signature != null ? method.signature : method.desc)
        .method();
  }

  private static List<AnnotationNode> at(List<AnnotationNode>[] parameters, int index) {
    return parameters == null || index >= parameters.length ? null : parameters[index];
  }

  private static <T> List<T> both(List<T> visible, List<T> invisible) {
    List<T> all = new ArrayList<>();
    if (visible != null) {
      all.addAll(visible);
    }
    if (invisible != null) {
      all.addAll(invisible);
    }
    return all;
  }

  private static List<TypeAnnotationNode> typeUses(MethodNode method, int sort, int parameter) {
    return both(method.visibleTypeAnnotations, method.invisibleTypeAnnotations).stream()
        .filter(n -> {
          TypeReference use = new TypeReference(n.typeRef);
          return use.getSort() == sort
              && (sort != TypeReference.METHOD_FORMAL_PARAMETER
                  || use.getFormalParameterIndex() == parameter);
        })
        .toList();
  }

  private static Declared claim(
      GenericType type, List<AnnotationNode> declarations, List<TypeAnnotationNode> uses) {
    Declared all = null;
    for (AnnotationNode node : declarations) {
      all = Declared.join(all, onElements(claim(node), type));
    }
    for (TypeAnnotationNode node : uses) {
      all = Declared.join(all, within(claim(node), node.typePath, 0, type));
    }
    return all;
  }

  /** {@code @Tick long[]} speaks of the elements. */
  private static Declared onElements(Declared claim, GenericType type) {
    return type.array() ? Declared.ofValues(onElements(claim, type.parts().get(0))) : claim;
  }

  private static Declared within(Declared claim, TypePath path, int step, GenericType type) {
    if (claim == null || path == null || step == path.getLength()) {
      return type.array() ? null : claim;
    }
    switch (path.getStep(step)) {
      case TypePath.ARRAY_ELEMENT:
        return type.array()
            ? Declared.ofValues(within(claim, path, step + 1, type.parts().get(0)))
            : null;
      case TypePath.TYPE_ARGUMENT:
        int argument = path.getStepArgument(step);
        int arguments = type.parts().size();
        return type.array() || argument >= arguments
            ? null
            : Declared.ofArgument(
                within(claim, path, step + 1, type.parts().get(argument)), argument, arguments);
      default:
        return within(claim, path, step + 1, type); // a nested class, a wildcard's bound
    }
  }

  private static Declared claim(AnnotationNode node) {
    return switch (simpleName(node.desc)) {
      case "Tick" -> claim(Declared.Claim.TICK, node);
      case "TickSpan" -> claim(Declared.Claim.SPAN, node);
      default -> null;
    };
  }

  private static Declared claim(Declared.Claim claim, AnnotationNode node) {
    String unit = member(node, "unit");
    unit = unit == null ? member(node, "value") : unit;
    String clock = member(node, "clock");
    return new Declared(
        claim,
        unit == null ? null : Declared.unitOf(unit),
        clock == null || clock.isEmpty() ? null : clock);
  }

  private static String member(AnnotationNode node, String name) {
    for (int i = 0; node.values != null && i + 1 < node.values.size(); i += 2) {
      if (node.values.get(i).equals(name)) {
        Object value = node.values.get(i + 1);
        // ASM hands an enum constant over as { type descriptor, constant name }.
        return value instanceof String[] constant ? constant[1] : String.valueOf(value);
      }
    }
    return null;
  }

  private static String simpleName(String descriptor) {
    int cut = Math.max(descriptor.lastIndexOf('/'), descriptor.lastIndexOf('$'));
    return descriptor.substring(Math.max(cut + 1, 1), descriptor.length() - 1);
  }
}
