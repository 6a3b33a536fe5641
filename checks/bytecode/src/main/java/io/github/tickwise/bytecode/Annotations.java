package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Declared;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;

/** Reads {@code @Tick}, {@code @TickSpan} and {@code @TickSafe} of any package by their simple names. */
final class Annotations {
  private Annotations() {}

  static boolean isSafe(String descriptor) {
    return simpleName(descriptor).equals("TickSafe");
  }

  static boolean hasSafe(List<AnnotationNode> visible, List<AnnotationNode> invisible) {
    return hasSafe(visible) || hasSafe(invisible);
  }

  private static boolean hasSafe(List<AnnotationNode> nodes) {
    return nodes != null && nodes.stream().anyMatch(n -> isSafe(n.desc));
  }

  static Declared claim(FieldNode field) {
    return first(
        claim(field.visibleAnnotations),
        claim(field.invisibleAnnotations),
        claim(field.visibleTypeAnnotations),
        claim(field.invisibleTypeAnnotations));
  }

  static Declared claimOfResult(MethodNode method) {
    return first(
        claim(method.visibleAnnotations),
        claim(method.invisibleAnnotations),
        claim(typeUses(method.visibleTypeAnnotations, TypeReference.METHOD_RETURN, 0)),
        claim(typeUses(method.invisibleTypeAnnotations, TypeReference.METHOD_RETURN, 0)));
  }

  /**
   * @param written index among the parameters that the source names; those which a compiler adds carry no annotations
   */
  static Declared claimOfParameter(MethodNode method, int written) {
    int sort = TypeReference.METHOD_FORMAL_PARAMETER;
    return first(
        claim(at(method.visibleParameterAnnotations, written)),
        claim(at(method.invisibleParameterAnnotations, written)),
        claim(typeUses(method.visibleTypeAnnotations, sort, written)),
        claim(typeUses(method.invisibleTypeAnnotations, sort, written)));
  }

  private static List<AnnotationNode> at(List<AnnotationNode>[] parameters, int index) {
    return parameters == null || index >= parameters.length ? null : parameters[index];
  }

  private static List<TypeAnnotationNode> typeUses(
      List<TypeAnnotationNode> nodes, int sort, int parameter) {
    return nodes == null
        ? null
        : nodes.stream()
            .filter(n -> {
              TypeReference use = new TypeReference(n.typeRef);
              return use.getSort() == sort
                  && (sort != TypeReference.METHOD_FORMAL_PARAMETER
                      || use.getFormalParameterIndex() == parameter);
            })
            .toList();
  }

  private static Declared first(Declared... claims) {
    return Arrays.stream(claims).filter(Objects::nonNull).findFirst().orElse(null);
  }

  private static Declared claim(List<? extends AnnotationNode> nodes) {
    for (AnnotationNode node : nodes == null ? List.<AnnotationNode>of() : nodes) {
      // Only the type itself, not its arguments or its elements: a Map<@Tick Long, ...> is no tick.
      boolean whole = !(node instanceof TypeAnnotationNode t) || t.typePath == null;
      Declared claim = whole ? claim(node) : null;
      if (claim != null) {
        return claim;
      }
    }
    return null;
  }

  private static Declared claim(AnnotationNode node) {
    return switch (simpleName(node.desc)) {
      case "Tick" -> new Declared(Declared.Claim.TICK, unit(node));
      case "TickSpan" -> new Declared(Declared.Claim.SPAN, unit(node));
      default -> null;
    };
  }

  private static String unit(AnnotationNode node) {
    if (node.values == null) {
      return null;
    }
    for (int i = 0; i + 1 < node.values.size(); i += 2) {
      if (node.values.get(i).equals("unit")) {
        Object value = node.values.get(i + 1);
        // ASM hands an enum constant over as { type descriptor, constant name }.
        return unitName(value instanceof String[] constant ? constant[1] : String.valueOf(value));
      }
    }
    return null;
  }

  private static String unitName(String written) {
    return switch (written.toUpperCase(Locale.ROOT)) {
      case "" -> null;
      case "NANOS", "NANOSECONDS" -> "nanos";
      case "MICROS", "MICROSECONDS" -> "micros";
      case "MILLIS", "MILLISECONDS" -> "millis";
      case "SECONDS" -> "seconds";
      default -> "raw";
    };
  }

  private static String simpleName(String descriptor) {
    int cut = Math.max(descriptor.lastIndexOf('/'), descriptor.lastIndexOf('$'));
    return descriptor.substring(Math.max(cut + 1, 1), descriptor.length() - 1);
  }
}
