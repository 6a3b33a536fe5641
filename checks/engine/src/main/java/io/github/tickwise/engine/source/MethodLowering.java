package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One method being lowered: its locals, its temporaries, and the rooms where its parts are done. */
final class MethodLowering<O> {
  final ProgramLowering<O> run;
  final BlockCursor<O> cursor = new BlockCursor<>();
  final ExpressionLowering<O> expressions = new ExpressionLowering<>(this);
  final StatementLowering<O> statements = new StatementLowering<>(this);
  final String owner;
  final ClassUnit.MethodUnit<O> unit;

  private final String key;
  private final MethodLowering<O> outer;
  private final Captures<O> captures;
  private final int place;
  private final Map<Variable<O>, Slot.Local> locals = new HashMap<>();
  private final List<Slot.Local> parameters;
  private final Set<String> suppressed;
  private Set<String> inherited;
  private int temporaries;
  private String returned;

  /**
   * @param outer the method around a lambda or a local class, or {@code null}
   * @param captures where to note what is read of {@code outer}; {@code null} without one
   */
  MethodLowering(
      ProgramLowering<O> run,
      String owner,
      ClassUnit.MethodUnit<O> unit,
      MethodLowering<O> outer,
      Captures<O> captures) {
    this.run = run;
    this.owner = owner;
    this.unit = unit;
    this.outer = outer;
    this.captures = captures;
    this.key = reference().key();
    this.place = run.reserve();
    this.parameters = unit.parameters().stream().map(this::local).toList();
    this.suppressed = new HashSet<>(unit.suppressed());
    if (outer != null) {
      suppressed.addAll(outer.inherited);
    }
    this.inherited = suppressed;
    for (int i = 0; i < parameters.size(); i++) {
      run.program.declare(new Slot.Param(key, i), unit.parameters().get(i).declared());
    }
    run.program.declare(new Slot.Return(key), unit.declared());
  }

  /** The method as a call names it. */
  MethodRef reference() {
    return new MethodRef(owner, unit.name(), parameterTypes(), returnType(), isStatic());
  }

  boolean isStatic() {
    return unit.modifiers().contains(Method.Modifier.STATIC);
  }

  /** Lowers a field's initialiser; what is off at the field is off in lambdas of it as well. */
  void suppressing(Set<String> rules, Runnable lowering) {
    Set<String> before = inherited;
    inherited = new HashSet<>(before);
    inherited.addAll(rules);
    lowering.run();
    inherited = before;
  }

  /** Makes the slot of a local that is declared here; the same one when it is declared again. */
  Slot.Local declare(Variable<O> variable) {
    Slot.Local local = local(variable);
    run.program.declare(new Slot.Captured(key, local), variable.declared());
    return local;
  }

  private Slot.Local local(Variable<O> variable) {
    return locals.computeIfAbsent(variable, v -> new Slot.Local(nextId(), v.name()));
  }

  /** The slot that a mention of {@code variable} means here. */
  Slot slot(Variable<O> variable) {
    MethodLowering<O> declaring = this;
    while (declaring != null && !declaring.locals.containsKey(variable)) {
      declaring = declaring.outer;
    }
    if (declaring == null || declaring == this) {
      return local(variable);
    }
    Slot.Captured slot = new Slot.Captured(declaring.key, declaring.locals.get(variable));
    for (MethodLowering<O> m = this; m != declaring; m = m.outer) {
      m.captures.add(variable, slot);
    }
    return slot;
  }

  /** Hands those outer locals over that are declared here. */
  void capture(Captures<O> inner, O origin) {
    inner.slots().forEach((variable, slot) -> {
      Slot.Local local = locals.get(variable);
      if (local != null) {
        var load = new Expr.Load<>(local, null, variable.type(), origin);
        cursor.emitQuietly(new Effect.Assign<>(slot, null, load, false, origin));
      }
    });
  }

  Slot.Local temporary() {
    return new Slot.Local(nextId(), "$" + ++temporaries);
  }

  private int nextId() {
    return locals.size() + temporaries;
  }

  /** Evaluates {@code value} here and now; the result is a read of it. */
  Expr<O> spill(Expr<O> value) {
    return spillAt(cursor.mark(), value);
  }

  /** Evaluates {@code value} at a place that was passed already. */
  Expr<O> spillAt(BlockCursor.Mark<O> mark, Expr<O> value) {
    Slot.Local t = temporary();
    cursor.insert(mark, new Effect.Assign<>(t, null, value, false, value.origin()));
    return new Expr.Load<>(t, null, value.type(), value.origin());
  }

  /** Notes the type of a returned value, {@code void} for none. */
  void returns(String type) {
    returned = returned == null || returned.equals(type) ? type : "?";
  }

  /** The declared type; for a lambda the type that its returns agree on. */
  String returnType() {
    if (!unit.modifiers().contains(Method.Modifier.LAMBDA)) {
      return unit.returnType();
    }
    return returned == null ? "void" : returned;
  }

  private List<String> parameterTypes() {
    return unit.parameters().stream().map(Variable::type).toList();
  }

  /** Completes the method and adds it to the program. */
  void finish() {
    finish(cursor.finish());
  }

  /** Adds the method with these blocks: none for an abstract one. */
  void finish(List<Block<O>> blocks) {
    run.put(
        place,
        new Method<>(
            key,
            owner,
            unit.name(),
            parameterTypes(),
            parameters,
            returnType(),
            unit.modifiers(),
            unit.overrides(),
            blocks,
            outer == null ? null : outer.key,
            suppressed,
            unit.origin(),
            unit.parameters().stream().map(Variable::origin).toList()));
  }
}
