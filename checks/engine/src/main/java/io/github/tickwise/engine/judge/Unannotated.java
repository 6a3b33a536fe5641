package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Names;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Methods, fields and parameters that are no private ones and carry a reading from one compilation
 * unit to another without an annotation that says so: {@code TickUnannotated}, a suggestion. Only
 * numbers, their boxes and arrays of them are asked; a clock that may be ordered ({@code boot}) has
 * no annotation that says this, so it is left alone.
 */
final class Unannotated<O> implements ExpressionRule<O> {
  private static final Set<String> NUMBERS =
      Set.of("long", "int", "java.lang.Long", "java.lang.Integer");

  private final Context<O> context;
  private final Map<String, String> units = new HashMap<>();
  private final Set<Slot> judged = new HashSet<>();

  Unannotated(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    String here = site.flow().method().owner();
    if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Field field) {
      field(field, here);
    } else if (x instanceof Expr.Call<O> call) {
      called(call, here);
    }
    if (site.parents().isEmpty()
        && site.effect() instanceof Effect.Assign<O> a
        && a.target() instanceof Slot.Field field) {
      field(field, here);
    }
  }

  /** What crosses from a method to one that overrides it elsewhere. */
  void overridden() {
    for (Method<O> m : context.solution().program().methods()) {
      for (String key : m.overrides()) {
        Method<O> above = context.solution().calls().method(key);
        if (above != null && isElsewhere(above.owner(), m.owner())) {
          result(above);
          for (int i = 0; i < above.parameterTypes().size(); i++) {
            parameter(above, i);
          }
        }
      }
    }
  }

  private void field(Slot.Field slot, String here) {
    FieldDecl<O> field = context.fields().declaration(slot);
    if (field == null
        || field.isPrivate()
        || !isElsewhere(slot.owner(), here)
        || !carries(slot, field.type())) {
      return;
    }
    O at = field.origin() != null ? field.origin() : firstStore(slot);
    report(slot, field.suppressed(), at, "Field " + slot.displayName());
  }

  /** Class files have no line for a field. */
  private O firstStore(Slot slot) {
    for (Definition<O> d : context.solution().definitions(context.solution().node(slot))) {
      if (d.origin() != null) {
        return d.origin();
      }
    }
    return null;
  }

  private void called(Expr.Call<O> call, String here) {
    if (!isElsewhere(call.method().owner(), here) || !context.roles(call).isEmpty()) {
      return;
    }
    Method<O> body = context.solution().calls().method(call.method().key());
    if (body == null) {
      return;
    }
    result(body);
    for (int i = 0; i < body.parameterTypes().size(); i++) {
      parameter(body, i);
    }
  }

  /** The method itself, or the one that it overrides and would inherit the annotation from. */
  private void result(Method<O> m) {
    Slot slot = new Slot.Return(m.key());
    for (String key : m.overrides()) {
      Method<O> above = context.solution().calls().method(key);
      if (above != null && carries(new Slot.Return(key), above.returnType())) {
        result(above);
        return;
      }
    }
    if (isOpen(m) && carries(slot, m.returnType())) {
      report(
          slot, m.suppressed(), m.origin(), "The result of " + Names.simpleMethod(m.key()) + "()");
    }
  }

  private void parameter(Method<O> m, int index) {
    Slot slot = new Slot.Param(m.key(), index);
    for (String key : m.overrides()) {
      Method<O> above = context.solution().calls().method(key);
      if (above != null
          && carries(new Slot.Param(key, index), m.parameterTypes().get(index))) {
        parameter(above, index);
        return;
      }
    }
    if (isOpen(m) && carries(slot, m.parameterTypes().get(index))) {
      String name = index < m.parameters().size() ? m.parameters().get(index).name() : "";
      report(
          slot,
          m.suppressed(),
          m.parameterOrigin(index),
          "Parameter " + name + " of " + Names.simpleMethod(m.key()) + "()");
    }
  }

  private static boolean isOpen(Method<?> m) {
    return !m.modifiers().contains(Method.Modifier.PRIVATE) && !m.isLambda();
  }

  private boolean isElsewhere(String owner, String here) {
    return !owner.equals(here) && !unit(owner).equals(unit(here));
  }

  private String unit(String owner) {
    return units.computeIfAbsent(owner, context.solution().program()::unit);
  }

  private boolean carries(Slot slot, String type) {
    boolean array = type.endsWith("[]");
    int node = context.solution().node(slot);
    if (node < 0 || !NUMBERS.contains(array ? type.substring(0, type.length() - 2) : type)) {
      return false;
    }
    Declared d = context.solution().declared(slot);
    if (d != null && (d.claim() != null || d.value() != null)) {
      return false;
    }
    Value v = array
        ? context.solution().strictContent(node, Part.VALUE)
        : slot instanceof Slot.Field
            ? context.solution().value(node)
            : context.solution().strictValue(node);
    return v.isIntactTick() && !context.isBoot(v);
  }

  private void report(Slot slot, Set<String> suppressed, O origin, String what) {
    if (!judged.add(slot)) {
      return;
    }
    Declared d = context.solution().declared(slot);
    if (d != null && d.isSilent(Rule.UNANNOTATED.id())) {
      return;
    }
    Value v = context.solution().value(context.solution().node(slot));
    String clocks = v.isIntactTick() ? context.clockNames(v) : "a monotonic clock";
    String message = what
        + " carries readings of "
        + clocks
        + " to other compilation units; declare it @Tick, so that what compiles without this unit knows";
    context.report().add(Rule.UNANNOTATED, suppressed, origin, message, null, slot.displayName());
  }
}
