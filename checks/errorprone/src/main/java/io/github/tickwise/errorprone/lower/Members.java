package io.github.tickwise.errorprone.lower;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How the engine names methods and fields, from their symbols. */
final class Members {
  private final Types types;
  private final ClassSymbol arrayClass;
  private final TypeNames names;
  private final Claims claims;
  private final Map<MethodSymbol, MethodRef> refs = new HashMap<>();

  Members(Types types, Symtab symbols, TypeNames names, Claims claims) {
    this.types = types;
    this.arrayClass = symbols.arrayClass;
    this.names = names;
    this.claims = claims;
  }

  /** The method as declared, under the name of its declaring class. */
  MethodRef method(MethodSymbol symbol) {
    MethodRef known = refs.get(symbol);
    if (known != null) {
      return known;
    }
    MethodRef ref = method(symbol, owner(symbol));
    refs.put(symbol, ref);
    claims.noteMethod(symbol, ref.key());
    return ref;
  }

  /** The method under the name of another owner. */
  MethodRef method(MethodSymbol symbol, String owner) {
    List<String> parameters = new ArrayList<>();
    for (Type parameter : symbol.type.getParameterTypes()) {
      parameters.add(names.of(parameter));
    }
    String returnType = symbol.isConstructor() ? "void" : names.of(symbol.type.getReturnType());
    return new MethodRef(owner, symbol.name.toString(), parameters, returnType, symbol.isStatic());
  }

  /** The slot of a field. */
  Slot.Field field(VarSymbol symbol) {
    Slot.Field slot = new Slot.Field(owner(symbol), symbol.name.toString());
    claims.noteField(symbol, slot);
    return slot;
  }

  /** {@code pkg.Outer$Inner}. */
  String className(ClassSymbol type) {
    return names.of(type);
  }

  /** A field's or method's name with its class, {@code pkg.Outer$Inner#name}. */
  String memberName(Symbol symbol) {
    return owner(symbol) + "#" + symbol.name;
  }

  /** What the member of that name in a class is called. */
  String memberName(ClassSymbol owner, Symbol symbol) {
    return names.of(owner) + "#" + symbol.name;
  }

  /** Whether a class declares a member of that name. */
  boolean declares(ClassSymbol owner, MethodSymbol symbol) {
    return membersNamed(owner, symbol).iterator().hasNext();
  }

  /** The class and all its supertypes. */
  Set<ClassSymbol> supertypes(ClassSymbol type) {
    return Supertypes.of(type, types);
  }

  /** Whether this is {@code length} of an array. */
  boolean isArrayLength(Symbol symbol) {
    return symbol.owner == arrayClass;
  }

  /** Keys of the methods that this one overrides or implements, nearest first. */
  List<String> overridden(MethodSymbol method) {
    if (method.isStatic() || method.isConstructor() || method.isPrivate()) {
      return List.of();
    }
    ClassSymbol owner = method.enclClass();
    List<String> keys = new ArrayList<>();
    for (ClassSymbol ancestor : Supertypes.of(owner, types)) {
      if (ancestor == owner) {
        continue;
      }
      for (Symbol member : membersNamed(ancestor, method)) {
        if (member instanceof MethodSymbol && overrides(method, (MethodSymbol) member, owner)) {
          keys.add(method((MethodSymbol) member).key());
        }
      }
    }
    return keys;
  }

  private boolean overrides(MethodSymbol method, MethodSymbol other, ClassSymbol owner) {
    try {
      return !other.isStatic()
          && !other.isPrivate()
          && method.overrides(other, owner, types, /* checkResult= */ false);
    } catch (CompletionFailure missingClassFile) {
      return false;
    }
  }

  private static Iterable<Symbol> membersNamed(ClassSymbol type, MethodSymbol method) {
    try {
      return type.members().getSymbolsByName(method.name);
    } catch (CompletionFailure missingClassFile) {
      return Collections.emptyList();
    }
  }

  private String owner(Symbol symbol) {
    // javac gives the members of arrays to a class of its own that no class file has.
    ClassSymbol owner = symbol.enclClass();
    return owner == null || owner == arrayClass ? "java.lang.Object" : names.of(owner);
  }
}
