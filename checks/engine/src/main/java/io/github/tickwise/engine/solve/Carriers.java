package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The members through which readings leave a solved program: what other code must mention to meet
 * one. A front end that starts from few files finds the files that belong to them by this.
 */
public final class Carriers<O> {
  private static final Set<String> NUMBERS = Set.of("long", "int", "double");

  private final Solution<O> solution;
  private final Set<String> members = new LinkedHashSet<>();

  private Carriers(Solution<O> solution) {
    this.solution = solution;
  }

  /**
   * Fields and methods as {@code pkg.Outer$Inner#name}, parameters left out: those that hold or return what may be a
   * reading, what an annotation declares to, and what such a method overrides.
   */
  public static <O> Set<String> of(Solution<O> solution) {
    Carriers<O> carriers = new Carriers<>(solution);
    carriers.readings().forEach(carriers::add);
    solution.program().declared().forEach((slot, declared) -> {
      if (declared.claims() != null) { // not only a suppression
        carriers.add(slot);
        carriers.addParameter(slot);
      }
    });
    solution.program().methods().forEach(carriers::addOverridden);
    return carriers.members;
  }

  /** The methods that are given a reading, in the same form, and what such a method overrides. */
  public static <O> Set<String> given(Solution<O> solution) {
    Carriers<O> carriers = new Carriers<>(solution);
    carriers.readings().forEach(carriers::addParameter);
    solution.program().methods().forEach(carriers::addGiven);
    solution.program().methods().forEach(carriers::addOverridden);
    return carriers.members;
  }

  private List<Slot> readings() {
    List<Slot> slots = new ArrayList<>();
    for (int node : solution.definedNodes()) {
      if (solution.value(node).mayBeTick() && solution.slot(node) != null) {
        slots.add(solution.slot(node));
      }
    }
    return slots;
  }

  private void add(Slot slot) {
    if (slot instanceof Slot.Field f) {
      members.add(f.owner() + "#" + f.name());
    } else if (slot instanceof Slot.Return r) {
      addMethod(r.method());
    }
  }

  private void addParameter(Slot slot) {
    if (slot instanceof Slot.Param p) {
      addMethod(p.method());
    }
  }

  private void addMethod(String key) {
    if (solution.calls().mayHaveBody(key)) {
      members.add(member(key));
    }
  }

  private void addOverridden(Method<O> method) {
    if (members.contains(member(method.key()))) {
      method.overrides().forEach(this::addMethod);
    }
  }

  private void addGiven(Method<O> method) {
    MethodFlow<O> flow = solution.flow(method);
    if (flow == null) {
      return;
    }
    for (Expr<O> e : expressions(method)) {
      if (e instanceof Expr.Call<O> call
          && call.arguments().stream().anyMatch(a -> mayBeTick(a, flow))) {
        addMethod(call.method().key());
      }
    }
  }

  /**
   * What methods that have to do with readings call, in the same form: the bodies that a judgement may look into, for
   * instance to tell what a condition guards.
   */
  public static <O> Set<String> called(Solution<O> solution) {
    Carriers<O> carriers = new Carriers<>(solution);
    solution.program().methods().forEach(carriers::addCallees);
    return carriers.members;
  }

  private void addCallees(Method<O> method) {
    MethodFlow<O> flow = solution.flow(method);
    if (flow == null) {
      return;
    }
    List<Expr<O>> all = expressions(method);
    if (all.stream().anyMatch(e -> mayBeTick(e, flow))) {
      for (Expr<O> e : all) {
        if (e instanceof Expr.Call<O> call) {
          addMethod(call.method().key());
        }
      }
    }
  }

  /**
   * The methods that have to do with readings and are given numbers, in the same form: what their callers pass may decide
   * whether a difference is a reading or a duration.
   */
  public static <O> Set<String> fed(Solution<O> solution) {
    Carriers<O> carriers = new Carriers<>(solution);
    for (Method<O> method : solution.program().methods()) {
      MethodFlow<O> flow = solution.flow(method);
      boolean takesNumbers = method.parameterTypes().stream().anyMatch(NUMBERS::contains);
      if (takesNumbers
          && flow != null
          && !Calls.isPlatform(method.owner())
          && expressions(method).stream().anyMatch(e -> carriers.mayBeTick(e, flow))) {
        carriers.addMethod(method.key());
      }
    }
    return carriers.members;
  }

  /** All expressions of a method and what is in them. */
  private static <O> List<Expr<O>> expressions(Method<O> method) {
    List<Expr<O>> all = new ArrayList<>();
    for (Block<O> block : method.blocks()) {
      for (Effect<O> effect : block.effects()) {
        all.addAll(Effects.expressions(effect));
      }
      if (block.condition() != null) {
        all.add(block.condition());
      }
    }
    for (int i = 0; i < all.size(); i++) {
      all.addAll(all.get(i).children());
    }
    return all;
  }

  private boolean mayBeTick(Expr<O> argument, MethodFlow<O> flow) {
    return solution.value(argument, flow).mayBeTick();
  }

  private static String member(String key) {
    int parameters = key.indexOf('(');
    return parameters < 0 ? key : key.substring(0, parameters);
  }
}
