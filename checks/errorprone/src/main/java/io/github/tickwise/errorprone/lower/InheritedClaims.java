package io.github.tickwise.errorprone.lower;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.model.Declared;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Claims on methods, their own and those of the methods that they override. Most classes inherit
 * none, which is found out once a class; the JDK's own have none. One thread, and one moment: what
 * the compiler learns later is not seen.
 */
final class InheritedClaims {
  private final Types types;
  private final Symtab symbols;
  private final Map<ClassSymbol, List<ClassSymbol>> claimedAncestors = new HashMap<>();
  private final Map<ClassSymbol, Boolean> claimed = new HashMap<>();

  private Boolean possible;

  InheritedClaims(Context context) {
    this.types = Types.instance(context);
    this.symbols = Symtab.instance(context);
  }

  /** Whether the compiler has met an annotation that makes a claim: most runs never do. */
  private boolean isPossible() {
    if (possible == null) {
      possible = false;
      for (ClassSymbol known : symbols.getAllClasses()) {
        possible |= Claims.ANNOTATIONS.contains(known.name.toString());
      }
    }
    return possible;
  }

  /** What is claimed of a method's result, or {@code null}. */
  Declared ofResult(MethodSymbol method) {
    Declared own = SymbolClaims.of(method);
    if (own == null) {
      for (MethodSymbol above : overridden(method)) {
        own = own == null ? SymbolClaims.of(above) : own;
      }
    }
    return own;
  }

  /** What is claimed of a method's parameter, or {@code null}. */
  Declared ofParameter(MethodSymbol method, int index) {
    Declared own = SymbolClaims.of(method.params.get(index));
    if (own == null) {
      for (MethodSymbol above : overridden(method)) {
        boolean has = above.params != null && index < above.params.size();
        own = own == null && has ? SymbolClaims.of(above.params.get(index)) : own;
      }
    }
    return own;
  }

  /** Whether a method overrides one on which, or on whose parameters, there is a claim. */
  boolean isInherited(MethodSymbol method) {
    return overridden(method).stream().anyMatch(SymbolClaims::isClaimed);
  }

  /** The methods that a method overrides in classes with claims, nearest first. */
  private List<MethodSymbol> overridden(MethodSymbol method) {
    ClassSymbol owner = method.enclClass();
    if (owner == null
        || !isPossible()
        || isOfTheJdk(owner)
        || method.isStatic()
        || method.isConstructor()
        || method.isPrivate()
        || claimedAncestors(owner).isEmpty()) {
      return List.of();
    }
    List<MethodSymbol> found = new ArrayList<>();
    for (ClassSymbol ancestor : claimedAncestors(owner)) {
      for (Symbol member : ancestor.members().getSymbolsByName(method.name)) {
        if (member instanceof MethodSymbol above && overrides(method, above, owner)) {
          found.add(above);
        }
      }
    }
    return found;
  }

  private boolean overrides(MethodSymbol method, MethodSymbol above, ClassSymbol owner) {
    try {
      return !above.isStatic()
          && !above.isPrivate()
          && method.overrides(above, owner, types, /* checkResult= */ false);
    } catch (CompletionFailure missingClassFile) {
      return false;
    }
  }

  private List<ClassSymbol> claimedAncestors(ClassSymbol type) {
    List<ClassSymbol> known = claimedAncestors.get(type);
    if (known == null) {
      known = new ArrayList<>();
      for (ClassSymbol ancestor : Supertypes.of(type, types)) {
        if (ancestor != type && isClaimed(ancestor)) {
          known.add(ancestor);
        }
      }
      claimedAncestors.put(type, known);
    }
    return known;
  }

  private boolean isClaimed(ClassSymbol type) {
    Boolean known = claimed.get(type);
    if (known == null) {
      known = !isOfTheJdk(type) && hasClaims(type);
      claimed.put(type, known);
    }
    return known;
  }

  private static boolean isOfTheJdk(ClassSymbol type) {
    return type.flatName().toString().startsWith("java.");
  }

  private static boolean hasClaims(ClassSymbol type) {
    try {
      for (Symbol member : type.members().getSymbols()) {
        if (member instanceof MethodSymbol && SymbolClaims.isClaimed(member)) {
          return true;
        }
      }
    } catch (CompletionFailure missingClassFile) {
      return false;
    }
    return false;
  }
}
