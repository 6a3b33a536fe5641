package io.github.tickwise.errorprone.lower;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TargetType;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry;
import com.sun.tools.javac.util.Pair;
import io.github.tickwise.engine.model.Declared;
import java.util.ArrayList;
import java.util.List;

/** What annotations claim, read from symbols: of class files, and of sources that are not lowered. */
final class SymbolClaims {
  private SymbolClaims() {}

  /** The claims on a field, on a method's result, or on a parameter; or {@code null}. */
  static Declared of(Symbol symbol) {
    try {
      Type type = symbol instanceof MethodSymbol ? symbol.type.getReturnType() : symbol.type;
      Declared declared = null;
      for (Attribute.Compound attribute : symbol.getDeclarationAttributes()) {
        declared = Declared.join(declared, onElements(claimed(attribute), type));
      }
      for (Attribute.TypeCompound attribute : typeAttributes(symbol)) {
        declared = Declared.join(declared, within(attribute, type));
      }
      return declared;
    } catch (CompletionFailure missingClassFile) {
      return null;
    }
  }

  /** Whether a claim stands on a field, or on a method or one of its parameters. */
  static boolean isClaimed(Symbol symbol) {
    if (of(symbol) != null) {
      return true;
    }
    if (symbol instanceof MethodSymbol method && method.params != null) {
      for (VarSymbol parameter : method.params) {
        if (of(parameter) != null) {
          return true;
        }
      }
    }
    return false;
  }

  /** Class files keep those of a method's result and parameters together at the method. */
  private static List<Attribute.TypeCompound> typeAttributes(Symbol symbol) {
    List<Attribute.TypeCompound> all = new ArrayList<>();
    for (Attribute.TypeCompound attribute : symbol.getRawTypeAttributes()) {
      boolean other = symbol instanceof MethodSymbol
          && attribute.position != null
          && attribute.position.type != TargetType.METHOD_RETURN;
      if (!other) {
        all.add(attribute);
      }
    }
    if (symbol.owner instanceof MethodSymbol method && method.params != null) {
      int index = method.params.indexOf(symbol);
      for (Attribute.TypeCompound attribute : method.getRawTypeAttributes()) {
        if (attribute.position != null
            && attribute.position.type == TargetType.METHOD_FORMAL_PARAMETER
            && attribute.position.parameter_index == index) {
          all.add(attribute);
        }
      }
    }
    return all;
  }

  private static Declared onElements(Declared claim, Type type) {
    return type instanceof ArrayType array
        ? Declared.ofValues(onElements(claim, array.elemtype))
        : claim;
  }

  private static Declared within(Attribute.TypeCompound attribute, Type type) {
    Declared claim = claimed(attribute);
    return claim == null || attribute.position == null
        ? claim
        : within(claim, attribute.position.location, type);
  }

  private static Declared within(
      Declared claim, com.sun.tools.javac.util.List<TypePathEntry> path, Type type) {
    if (path.isEmpty()) {
      return type instanceof ArrayType ? null : claim;
    }
    TypePathEntry step = path.head;
    switch (step.tag) {
      case ARRAY:
        return type instanceof ArrayType array
            ? Declared.ofValues(within(claim, path.tail, array.elemtype))
            : null;
      case TYPE_ARGUMENT:
        List<Type> arguments = type.getTypeArguments();
        return step.arg >= arguments.size()
            ? null
            : Declared.ofArgument(
                within(claim, path.tail, arguments.get(step.arg)), step.arg, arguments.size());
      case WILDCARD:
        return within(claim, path.tail, type instanceof WildcardType bound ? bound.type : type);
      default:
        return within(claim, path.tail, type);
    }
  }

  private static Declared claimed(Attribute.Compound attribute) {
    Declared.Claim claim = Claims.claim(attribute.type.tsym.name.toString());
    return claim == null ? null : Claims.claimed(claim, member -> member(attribute, member));
  }

  private static String member(Attribute.Compound attribute, String name) {
    for (Pair<MethodSymbol, Attribute> member : attribute.values) {
      if (member.fst.name.contentEquals(name)) {
        Attribute value = member.snd;
        return value instanceof Attribute.Enum constant
            ? constant.value.name.toString()
            : String.valueOf(value.getValue());
      }
    }
    return null;
  }
}
