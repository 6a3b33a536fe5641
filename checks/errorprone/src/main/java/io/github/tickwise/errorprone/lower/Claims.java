package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.util.Pair;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Slot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What annotations claim. Any annotation of the right simple name counts. Declarations of the
 * program are read from their trees; methods and fields that it only mentions, from their symbols.
 */
final class Claims {
  /** Simple names of the annotations that make a claim. */
  static final Set<String> ANNOTATIONS = Set.of("Tick", "TickSpan");

  private final Map<Slot, Declared> mentioned = new LinkedHashMap<>();

  /** Claims on the members that were mentioned so far, from wherever they come. */
  Map<Slot, Declared> mentioned() {
    return mentioned;
  }

  /** The claim among a declaration's annotations, or {@code null}. */
  Declared of(ModifiersTree modifiers) {
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      Declared.Claim claim = claim(Annotations.simpleName(annotation.getAnnotationType()));
      if (claim != null) {
        return new Declared(claim, unit(annotation.getArguments()));
      }
    }
    return null;
  }

  /** {@code "*"} if the declaration is marked as right on purpose, else what {@code outer} says. */
  Set<String> suppressed(ModifiersTree modifiers, Set<String> outer) {
    return Annotations.has(modifiers, "TickSafe") ? Set.of("*") : outer;
  }

  /** Whether a claim stands on a field, or on a method or one of its parameters. */
  static boolean isClaimed(Symbol symbol) {
    if (of(symbol) != null) {
      return true;
    }
    if (symbol instanceof MethodSymbol && ((MethodSymbol) symbol).params != null) {
      for (VarSymbol parameter : ((MethodSymbol) symbol).params) {
        if (of(parameter) != null) {
          return true;
        }
      }
    }
    return false;
  }

  void noteMethod(MethodSymbol symbol, String key) {
    note(symbol, new Slot.Return(key));
    int index = 0;
    if (symbol.params != null) {
      for (VarSymbol parameter : symbol.params) {
        note(parameter, new Slot.Param(key, index++));
      }
    }
  }

  void noteField(VarSymbol symbol, Slot.Field slot) {
    note(symbol, slot);
  }

  private void note(Symbol symbol, Slot slot) {
    Declared claim = of(symbol);
    if (claim != null) {
      mentioned.putIfAbsent(slot, claim);
    }
  }

  private static Declared of(Symbol symbol) {
    try {
      Declared claim = of(symbol.getDeclarationAttributes());
      return claim != null ? claim : ofType(symbol.getRawTypeAttributes());
    } catch (CompletionFailure missingClassFile) {
      return null;
    }
  }

  /** Type annotations of the whole type; one on a type argument says nothing of the slot. */
  private static Declared ofType(List<Attribute.TypeCompound> attributes) {
    for (Attribute.TypeCompound attribute : attributes) {
      if (attribute.position == null || attribute.position.location.isEmpty()) {
        Declared claim = of(List.of(attribute));
        if (claim != null) {
          return claim;
        }
      }
    }
    return null;
  }

  private static Declared of(List<? extends Attribute.Compound> attributes) {
    for (Attribute.Compound attribute : attributes) {
      Declared.Claim claim = claim(attribute.type.tsym.name.toString());
      if (claim != null) {
        return new Declared(claim, unit(attribute));
      }
    }
    return null;
  }

  private static Declared.Claim claim(String simpleName) {
    switch (simpleName) {
      case "Tick":
        return Declared.Claim.TICK;
      case "TickSpan":
        return Declared.Claim.SPAN;
      default:
        return null;
    }
  }

  private static String unit(Attribute.Compound attribute) {
    for (Pair<MethodSymbol, Attribute> member : attribute.values) {
      if (member.fst.name.contentEquals("unit")) {
        Attribute value = member.snd;
        return unit(
            value instanceof Attribute.Enum
                ? ((Attribute.Enum) value).value.name.toString()
                : String.valueOf(value.getValue()));
      }
    }
    return null;
  }

  private static String unit(List<? extends ExpressionTree> arguments) {
    for (ExpressionTree argument : arguments) {
      if (argument instanceof AssignmentTree
          && Annotations.simpleName(((AssignmentTree) argument).getVariable()).equals("unit")) {
        ExpressionTree value = ((AssignmentTree) argument).getExpression();
        return unit(
            value instanceof LiteralTree
                ? String.valueOf(((LiteralTree) value).getValue())
                : Annotations.simpleName(value));
      }
    }
    return null;
  }

  /** The engine's word for a unit as annotations write it, in capitals or in full. */
  private static String unit(String written) {
    switch (written.toLowerCase(java.util.Locale.ROOT)) {
      case "nanos", "nanoseconds", "ns":
        return "nanos";
      case "micros", "microseconds", "us":
        return "micros";
      case "millis", "milliseconds", "ms":
        return "millis";
      case "seconds", "s":
        return "seconds";
      case "raw":
        return "raw";
      default:
        return null;
    }
  }
}
