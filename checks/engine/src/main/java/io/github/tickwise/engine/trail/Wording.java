package io.github.tickwise.engine.trail;

import io.github.tickwise.engine.Step;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.judge.Texts;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Names;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts a way into words, one short sentence a store. */
final class Wording<O> {
  private static final int MOST = 6;

  /** How {@link Texts} writes a value that has no name in the source. */
  private static final String UNSPEAKABLE = "...";

  private final Solution<O> solution;
  private Map<Slot, FieldDecl<O>> fields;

  Wording(Solution<O> solution) {
    this.solution = solution;
  }

  /** Whether an annotation says that a node is a tick. */
  boolean isDeclared(int node) {
    Slot slot = solution.slot(node);
    return slot != null
        && solution.part(node) == null
        && solution.program().declared().containsKey(slot);
  }

  /** The way from a slot that an annotation declares. */
  List<Step<O>> declared(Hop<O> hop) {
    Slot slot = solution.slot(hop.node());
    List<Step<O>> steps = new ArrayList<>();
    O origin = origin(slot);
    if (origin != null) {
      steps.add(new Step<>(slot.displayName() + " is declared a tick", origin));
    }
    follow(hop, steps);
    return shortened(steps);
  }

  /** The way from a call that reads the clock. */
  List<Step<O>> read(Expr.Call<O> call, Definition<O> first, Hop<O> hop) {
    List<Step<O>> steps = new ArrayList<>();
    Step<O> store = step(first);
    if (store == null || !store.text().contains(Texts.of(call))) {
      steps.add(new Step<>(Texts.of(call) + " is read", call.origin()));
    }
    add(store, steps);
    follow(hop, steps);
    return shortened(steps);
  }

  private void follow(Hop<O> from, List<Step<O>> steps) {
    for (Hop<O> hop = from; hop.by() != null; hop = hop.next()) {
      add(step(hop.by()), steps);
    }
  }

  private static <O> void add(Step<O> step, List<Step<O>> steps) {
    if (step != null && (steps.isEmpty() || !steps.get(steps.size() - 1).equals(step))) {
      steps.add(step);
    }
  }

  /** What a store does; {@code null} where only the lowering stores, or nothing is to be seen. */
  private Step<O> step(Definition<O> d) {
    Slot slot = solution.slot(d.target());
    if (d.value() == null || d.origin() == null) {
      return null; // overriding and overridden methods
    }
    String value = Texts.of(d.value());
    boolean isMadeUp = slot == null || slot.displayName().startsWith("$");
    if (solution.part(d.target()) != null) {
      if (isMadeUp && value.equals(UNSPEAKABLE)) {
        return null;
      }
      String holder = isMadeUp ? "a container" : name(slot);
      String part = solution.part(d.target()) == Part.KEY ? " as a key" : "";
      return new Step<>(it(value) + " is put into " + holder + part, d.origin());
    }
    if (isMadeUp) {
      return null;
    }
    if (slot instanceof Slot.Return r) {
      return new Step<>(returned(r, value), d.origin());
    }
    if (slot instanceof Slot.Param p) {
      return new Step<>(it(value) + " is passed to " + parameter(p), d.origin());
    }
    return stored(slot, value, d.origin());
  }

  private static <O> Step<O> stored(Slot slot, String value, O origin) {
    String name = slot.displayName();
    if (value.equals(UNSPEAKABLE)) {
      return new Step<>("it is stored in " + name, origin);
    }
    if (!value.equals(name)) {
      return new Step<>(name + " = " + value, origin);
    }
    return slot instanceof Slot.Field // this.start = start
        ? new Step<>(name + " is stored in the field of that name", origin)
        : null;
  }

  private String name(Slot slot) {
    return slot instanceof Slot.Param p ? parameter(p) : slot.displayName();
  }

  private String returned(Slot.Return r, String value) {
    return method(r.method()) + " returns " + it(value);
  }

  private static String it(String value) {
    return value.equals(UNSPEAKABLE) ? "it" : value;
  }

  private String parameter(Slot.Param p) {
    Method<O> m = solution.calls().method(p.method());
    String name = m == null || p.index() >= m.parameters().size()
        ? "$"
        : m.parameters().get(p.index()).name();
    return method(p.method())
        + (name.startsWith("$") ? " as argument " + (p.index() + 1) : " as " + name);
  }

  private String method(String key) {
    Method<O> m = solution.calls().method(key);
    if (m != null && m.isLambda()) {
      return "a lambda";
    }
    if (m != null && m.isConstructor()) {
      return "new " + Names.simpleType(m.owner());
    }
    String name = Names.simpleMethod(key);
    return Character.isDigit(name.charAt(0)) // an anonymous class
        ? name.substring(name.indexOf('.') + 1)
        : name;
  }

  private O origin(Slot slot) {
    if (slot instanceof Slot.Field) {
      if (fields == null) {
        fields = new HashMap<>();
        solution.program().fields().forEach(f -> fields.put(f.slot(), f));
      }
      FieldDecl<O> field = fields.get(slot);
      return field == null ? null : field.origin();
    }
    String key = slot instanceof Slot.Return r
        ? r.method()
        : slot instanceof Slot.Param p ? p.method() : null;
    Method<O> m = key == null ? null : solution.calls().method(key);
    return m == null ? null : m.origin();
  }

  /** The two ends of a long way. */
  private static <O> List<Step<O>> shortened(List<Step<O>> steps) {
    if (steps.size() <= MOST) {
      return List.copyOf(steps);
    }
    int head = MOST / 2;
    int tail = MOST - head - 1;
    int left = steps.size() - head - tail;
    List<Step<O>> ends = new ArrayList<>(steps.subList(0, head));
    ends.add(new Step<>("... " + left + " more steps ...", null));
    ends.addAll(steps.subList(steps.size() - tail, steps.size()));
    return List.copyOf(ends);
  }
}
