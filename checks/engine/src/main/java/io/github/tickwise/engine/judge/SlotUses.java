package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayList;
import java.util.List;

/**
 * Every mention of a slot, so that all may be changed together: of a private field, or of a local
 * that no lambda captures. Other slots may be mentioned in code that is not seen.
 */
final class SlotUses<O> {
  /** A read, with the operators around it. */
  record Read<O>(Expr.Load<O> load, Site<O> site) {}

  /** A store. */
  record Store<O>(Effect.Assign<O> assign, Site<O> site) {
    Number constant() {
      return Exprs.constant(assign.value());
    }
  }

  private final O declaration;
  private final boolean initialised;
  private final List<Read<O>> reads = new ArrayList<>();
  private final List<Store<O>> stores = new ArrayList<>();

  private SlotUses(O declaration, boolean initialised) {
    this.declaration = declaration;
    this.initialised = initialised;
  }

  /** The uses of a private field of {@code long}s that is no constant, or {@code null}. */
  static <O> SlotUses<O> of(FieldDecl<O> field, Solution<O> solution) {
    if (!field.isPrivate()
        || field.isFinal()
        || !field.type().equals("long")
        || field.origin() == null) {
      return null;
    }
    SlotUses<O> uses = new SlotUses<>(field.origin(), field.hasInitializer());
    for (Method<O> m : solution.program().methods()) {
      if (isNear(m.owner(), field.slot().owner())) {
        uses.collect(field.slot(), solution.flow(m));
      }
    }
    return uses;
  }

  /** Whether two classes stand in one top-level class: only there a private field, or a local, can be named. */
  private static boolean isNear(String owner, String other) {
    int nested = other.indexOf('$');
    String topLevel = nested < 0 ? other : other.substring(0, nested);
    return owner.startsWith(topLevel)
        && (owner.length() == topLevel.length() || owner.charAt(topLevel.length()) == '$');
  }

  /** The uses of a local {@code long} that has a first value, or {@code null}. */
  static <O> SlotUses<O> of(Slot.Local local, MethodFlow<O> flow, Solution<O> solution) {
    SlotUses<O> uses = ofNumber(local, flow, solution);
    return uses != null && uses.reads.stream().allMatch(r -> r.load().type().equals("long"))
        ? uses
        : null;
  }

  /** The uses of a local of any type that has a first value, or {@code null}. */
  static <O> SlotUses<O> ofNumber(Slot.Local local, MethodFlow<O> flow, Solution<O> solution) {
    String key = flow.method().key();
    for (Method<O> m : solution.program().methods()) {
      if (m.enclosing() != null
          && isNear(m.owner(), flow.method().owner())
          && isCaptured(new Slot.Captured(key, local), solution.flow(m))) {
        return null;
      }
    }
    O declaration = null;
    for (Block<O> b : flow.method().blocks()) {
      for (Effect<O> e : b.effects()) {
        if (e instanceof Effect.Assign<O> a && a.target().equals(local) && a.initializer()) {
          declaration = a.origin();
        }
      }
    }
    if (local.isTemporary() || declaration == null) {
      return null;
    }
    SlotUses<O> uses = new SlotUses<>(declaration, true);
    uses.collect(local, flow);
    return uses;
  }

  private static <O> boolean isCaptured(Slot.Captured slot, MethodFlow<O> flow) {
    boolean[] found = {false};
    Walk.method(
        flow, (x, site) -> found[0] |= x instanceof Expr.Load<O> l && l.slot().equals(slot));
    return found[0];
  }

  private void collect(Slot slot, MethodFlow<O> flow) {
    for (Block<O> b : flow.method().blocks()) {
      int i = 0;
      for (Effect<O> e : b.effects()) {
        if (e instanceof Effect.Assign<O> a && a.target().equals(slot)) {
          stores.add(new Store<>(a, new Site<>(flow, b.index(), e, i, List.of())));
        }
        i++;
      }
    }
    Walk.method(flow, (x, site) -> {
      if (x instanceof Expr.Load<O> load && load.slot().equals(slot)) {
        reads.add(new Read<>(load, site));
      }
    });
  }

  /** The declaration's place. */
  O declaration() {
    return declaration;
  }

  /** Whether the declaration itself stores something. */
  boolean isInitialised() {
    return initialised;
  }

  /** Places may come more than once: code of {@code finally} blocks and of initialisers. */
  List<Read<O>> reads() {
    return reads;
  }

  List<Store<O>> stores() {
    return stores;
  }
}
