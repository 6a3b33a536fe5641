package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The members that Java gives a record where the source does not declare them. */
final class RecordLowering<O> {
  private final ClassUnit<O> unit;

  RecordLowering(ClassUnit<O> unit) {
    this.unit = unit;
  }

  private Slot.Field field(Variable<O> component) {
    return new Slot.Field(unit.name(), component.name());
  }

  /** Declares the components' fields, unless the front end did. */
  void declareFields(ProgramBuilder<O> program) {
    Set<Slot.Field> known =
        unit.fields().stream().map(f -> f.declaration().slot()).collect(Collectors.toSet());
    for (Variable<O> c : unit.components()) {
      if (!known.contains(field(c))) {
        program.add(
            new FieldDecl<>(field(c), c.type(), false, true, true, false, Set.of(), c.origin()));
      }
      program.declare(field(c), c.declared());
    }
  }

  /** The canonical constructor, if none is declared; it is a compact one with nothing in it. */
  Optional<ClassUnit.MethodUnit<O>> missingConstructor() {
    List<String> types = unit.components().stream().map(Variable::type).toList();
    boolean declared = unit.methods().stream()
        .filter(m -> m.name().equals("<init>"))
        .anyMatch(m ->
            m.compact() || m.parameters().stream().map(Variable::type).toList().equals(types));
    if (declared) {
      return Optional.empty();
    }
    return Optional.of(
        made("<init>", unit.components(), "void", true, List.of(), unit.origin(), null));
  }

  /** A compact constructor has the components as parameters. */
  ClassUnit.MethodUnit<O> withParameters(ClassUnit.MethodUnit<O> m) {
    if (!m.compact() || !m.parameters().isEmpty()) {
      return m;
    }
    return new ClassUnit.MethodUnit<>(
        m.name(),
        unit.components(),
        m.returnType(),
        m.modifiers(),
        m.overrides(),
        m.declared(),
        m.body(),
        true,
        m.callsThis(),
        m.suppressed(),
        m.origin());
  }

  /** Stores the parameters, as they are at the end of a compact constructor, into the fields. */
  void assignComponents(MethodLowering<O> constructor) {
    List<Variable<O>> parameters = constructor.unit.parameters();
    for (Variable<O> p : parameters) {
      var load = new Expr.Load<>(constructor.slot(p), null, p.type(), p.origin());
      constructor.cursor.emit(new Effect.Assign<>(field(p), null, load, false, p.origin()));
    }
  }

  /** An accessor for each component that has none. */
  List<ClassUnit.MethodUnit<O>> missingAccessors() {
    return unit.components().stream()
        .filter(c -> unit.methods().stream()
            .noneMatch(m -> m.name().equals(c.name()) && m.parameters().isEmpty()))
        .map(this::accessor)
        .toList();
  }

  private ClassUnit.MethodUnit<O> accessor(Variable<O> c) {
    Node<O> value = new Node.Field<>(field(c), null, c.type(), c.origin());
    return made(
        c.name(),
        List.of(),
        c.type(),
        false,
        List.of(new Stmt.Return<>(value, c.origin())),
        c.origin(),
        c);
  }

  private ClassUnit.MethodUnit<O> made(
      String name,
      List<Variable<O>> parameters,
      String type,
      boolean compact,
      List<Stmt<O>> body,
      O origin,
      Variable<O> component) {
    return new ClassUnit.MethodUnit<>(
        name,
        parameters,
        type,
        Set.of(Method.Modifier.SYNTHETIC),
        List.of(),
        component == null ? null : component.declared(),
        new Stmt.Sequence<>(body),
        compact,
        false,
        Set.of(),
        origin);
  }
}
