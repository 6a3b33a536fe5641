package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Turns a class's members into fields and methods of the program. */
final class ClassLowering<O> {
  private final ProgramLowering<O> run;
  private final ClassUnit<O> unit;
  private final MethodLowering<O> outer;
  private final Captures<O> captures;
  private final RecordLowering<O> records;

  /**
   * @param outer the method around a local or anonymous class, or {@code null}
   * @param captures where to note what is read of {@code outer}; {@code null} without one
   */
  ClassLowering(
      ProgramLowering<O> run, ClassUnit<O> unit, MethodLowering<O> outer, Captures<O> captures) {
    this.run = run;
    this.unit = unit;
    this.outer = outer;
    this.captures = captures;
    this.records = new RecordLowering<>(unit);
  }

  /** What runs at a place in the class: a field's initialiser or an initialiser block. */
  private record Step<O>(int position, ClassUnit.FieldUnit<O> field, Stmt<O> block) {}

  void lower() {
    unit.fields().forEach(f -> {
      run.program.add(f.declaration());
      run.program.declare(f.declaration().slot(), f.declared());
    });
    records.declareFields(run.program);
    List<Step<O>> statics = steps(true);
    if (!statics.isEmpty()) {
      MethodLowering<O> m =
          begin(made("<clinit>", List.of(), "void", Set.of(Method.Modifier.STATIC)));
      initialise(m, statics);
      m.finish();
    }
    if (unit.isRecord()) {
      records.missingConstructor().ifPresent(this::lower);
    } else if (unit.methods().stream().noneMatch(m -> m.name().equals("<init>"))) {
      lower(made("<init>", List.of(), "void", Set.of(Method.Modifier.SYNTHETIC)));
    }
    unit.methods().forEach(m -> lower(records.withParameters(m)));
    records.missingAccessors().forEach(this::lower);
  }

  private ClassUnit.MethodUnit<O> made(
      String name, List<Variable<O>> parameters, String type, Set<Method.Modifier> modifiers) {
    return new ClassUnit.MethodUnit<>(
        name,
        parameters,
        type,
        modifiers,
        List.of(),
        null,
        new Stmt.Sequence<>(List.of()),
        false,
        false,
        Set.of(),
        unit.origin());
  }

  private MethodLowering<O> begin(ClassUnit.MethodUnit<O> m) {
    return new MethodLowering<>(run, unit.name(), m, outer, captures);
  }

  private void lower(ClassUnit.MethodUnit<O> m) {
    MethodLowering<O> lowering = begin(m);
    if (m.body() == null) {
      lowering.finish(List.of());
      return;
    }
    if (m.name().equals("<init>") && !m.callsThis()) {
      constructor(lowering, m.body());
    } else {
      lowering.statements.lower(m.body());
    }
    if (m.compact()) {
      records.assignComponents(lowering);
    }
    lowering.finish();
  }

  /** The initialisers run when {@code super(...)} has returned. */
  private void constructor(MethodLowering<O> lowering, Stmt<O> body) {
    List<Stmt<O>> statements = body instanceof Stmt.Sequence<O> s ? s.statements() : List.of(body);
    int head = ConstructorCalls.endOfPrologue(statements);
    statements.subList(0, head).forEach(lowering.statements::lower);
    initialise(lowering, steps(false));
    statements.subList(head, statements.size()).forEach(lowering.statements::lower);
  }

  private List<Step<O>> steps(boolean isStatic) {
    List<Step<O>> steps = new ArrayList<>();
    for (ClassUnit.FieldUnit<O> f : unit.fields()) {
      if (f.declaration().isStatic() == isStatic && f.initializer() != null) {
        steps.add(new Step<>(f.position(), f, null));
      }
    }
    for (ClassUnit.InitializerUnit<O> i : unit.initializers()) {
      if (i.isStatic() == isStatic) {
        steps.add(new Step<>(i.position(), null, i.body()));
      }
    }
    steps.sort(Comparator.comparingInt(Step::position));
    return steps;
  }

  private void initialise(MethodLowering<O> m, List<Step<O>> steps) {
    for (Step<O> step : steps) {
      if (step.field() == null) {
        m.statements.lower(step.block());
      } else {
        Set<String> off = step.field().declaration().suppressed();
        m.suppressing(off, () -> initialise(m, step.field()));
      }
    }
  }

  private void initialise(MethodLowering<O> m, ClassUnit.FieldUnit<O> unit) {
    var field = unit.declaration();
    Expr<O> value = Conversions.convert(m.expressions.lower(unit.initializer()), field.type());
    m.cursor.emit(new Effect.Assign<>(field.slot(), null, value, true, field.origin()));
  }
}
