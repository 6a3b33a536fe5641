package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import java.util.HashMap;
import java.util.Map;

/** Erased type names as the engine spells them, and the class symbols behind the names given out. */
final class TypeNames {
  /** What the engine calls a type that is not known. */
  static final String UNKNOWN = "?";

  private final Types types;
  private final Map<String, ClassSymbol> classes = new HashMap<>();

  TypeNames(Types types) {
    this.types = types;
  }

  /** The erased name of the type that javac attributed to a tree. */
  String of(Tree tree) {
    return tree instanceof JCTree ? of(((JCTree) tree).type) : UNKNOWN;
  }

  String of(Type type) {
    if (type == null) {
      return UNKNOWN;
    }
    try {
      return ofErased(types.erasure(type));
    } catch (CompletionFailure missingClassFile) {
      return UNKNOWN;
    }
  }

  /** {@code pkg.Outer$Inner}. */
  String of(ClassSymbol symbol) {
    String name = symbol.flatName().toString();
    classes.putIfAbsent(name, symbol);
    return name;
  }

  /** The class that a name given out before stands for, or {@code null}. */
  ClassSymbol classOf(String name) {
    return classes.get(name);
  }

  private String ofErased(Type type) {
    if (type.isPrimitiveOrVoid()) {
      return type.tsym.name.toString();
    }
    if (type.hasTag(TypeTag.ARRAY)) {
      return of(types.elemtype(type)) + "[]";
    }
    return type.hasTag(TypeTag.CLASS) && type.tsym instanceof ClassSymbol
        ? of((ClassSymbol) type.tsym)
        : UNKNOWN;
  }
}
