package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Slot;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What annotations claim. Any annotation of the right simple name counts. Declarations of the
 * program are read from their trees; methods and fields that it only mentions, from their symbols.
 */
final class Claims {
  /** Simple names of the annotations that make a claim. */
  static final Set<String> ANNOTATIONS = Set.of("Tick", "TickSpan");

  private final InheritedClaims inherited;
  private final Map<Slot, Declared> mentioned = new LinkedHashMap<>();

  Claims(InheritedClaims inherited) {
    this.inherited = inherited;
  }

  /** Claims on the members that were mentioned so far, from wherever they come. */
  Map<Slot, Declared> mentioned() {
    return mentioned;
  }

  /** The claim on a field or on a method's result, or {@code null}. */
  Declared of(ModifiersTree modifiers, Tree type) {
    return WrittenClaims.of(modifiers, type);
  }

  /** The claim on a parameter or local, and what is silent about it; or {@code null}. */
  Declared ofLocal(VariableTree tree) {
    return WrittenClaims.ofLocal(tree);
  }

  /** {@code "*"} if the declaration is marked as right on purpose, else what {@code outer} says. */
  Set<String> suppressed(ModifiersTree modifiers, Set<String> outer) {
    return Annotations.has(modifiers, "TickSafe") ? Set.of("*") : outer;
  }

  void noteMethod(MethodSymbol symbol, String key) {
    note(inherited.ofResult(symbol), new Slot.Return(key));
    int parameters = symbol.params == null ? 0 : symbol.params.size();
    for (int i = 0; i < parameters; i++) {
      note(inherited.ofParameter(symbol, i), new Slot.Param(key, i));
    }
  }

  void noteField(VarSymbol symbol, Slot.Field slot) {
    note(SymbolClaims.of(symbol), slot);
  }

  private void note(Declared claim, Slot slot) {
    if (claim != null) {
      mentioned.putIfAbsent(slot, claim);
    }
  }

  /** Whether a claim stands on a field, or on a method or one of its parameters. */
  static boolean isClaimed(Symbol symbol) {
    return SymbolClaims.isClaimed(symbol);
  }

  /** What an annotation of that simple name claims, or {@code null}. */
  static Declared.Claim claim(String simpleName) {
    switch (simpleName) {
      case "Tick":
        return Declared.Claim.TICK;
      case "TickSpan":
        return Declared.Claim.SPAN;
      default:
        return null;
    }
  }

  /**
   * A claim with the members of its annotation.
   *
   * @param member what stands at a member of that name, or {@code null}
   */
  static Declared claimed(Declared.Claim claim, UnaryOperator<String> member) {
    String written = member.apply("unit");
    String unit = written != null ? written : member.apply("value");
    String clock = member.apply("clock");
    return new Declared(
        claim,
        unit == null ? null : Declared.unitOf(unit),
        clock == null || clock.isEmpty() ? null : clock);
  }
}
