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
 * one. A front end that starts from few files finds the files that belong to them by this. Members are written {@code
 * pkg.Outer$Inner#name}, without parameters.
 */
public final class Carriers<O> {
  private static final Set<String> NUMBERS = Set.of("long", "int", "double");

  private final Solution<O> solution;
  private final Set<String> holding = new LinkedHashSet<>();
  private final Set<String> given = new LinkedHashSet<>();
  private final Set<String> called = new LinkedHashSet<>();
  private final Set<String> fed = new LinkedHashSet<>();

  /** Looks once at all expressions of a program. */
  public Carriers(Solution<O> solution) {
    this.solution = solution;
    for (int node : solution.definedNodes()) {
      if (solution.value(node).mayBeTick() && solution.slot(node) != null) {
        addSlot(solution.slot(node), given);
      }
    }
    solution.program().declared().forEach((slot, declared) -> {
      if (declared.claims() != null) { // not only a suppression
        addSlot(slot, holding);
      }
    });
    for (Method<O> method : solution.program().methods()) {
      MethodFlow<O> flow = solution.flow(method);
      if (flow != null) {
        addBody(method, flow);
      }
    }
    addOverridden(holding);
    addOverridden(given);
  }

  /**
   * Fields and methods that hold or return what may be a reading, what an annotation declares to, and what such a method
   * overrides.
   */
  public Set<String> holding() {
    return holding;
  }

  /** The methods that are given a reading, and what such a method overrides. */
  public Set<String> given() {
    return given;
  }

  /**
   * What methods that have to do with readings call: the bodies that a judgement may look into, for instance to tell what a
   * condition guards.
   */
  public Set<String> called() {
    return called;
  }

  /**
   * The methods that have to do with readings and are given numbers: what their callers pass may decide whether a
   * difference is a reading or a duration.
   */
  public Set<String> fed() {
    return fed;
  }

  private void addSlot(Slot slot, Set<String> takers) {
    if (slot instanceof Slot.Field f) {
      holding.add(f.owner() + "#" + f.name());
    } else if (slot instanceof Slot.Return r) {
      add(r.method(), holding);
    } else if (slot instanceof Slot.Param p) {
      add(p.method(), takers);
    }
  }

  private void addBody(Method<O> method, MethodFlow<O> flow) {
    if (!hasReading(method, flow)) {
      return;
    }
    for (Expr<O> e : expressions(method)) {
      if (e instanceof Expr.Call<O> call) {
        add(call.method().key(), called);
        if (call.arguments().stream().anyMatch(a -> mayBeTick(a, flow))) {
          add(call.method().key(), given);
        }
      }
    }
    if (!Calls.isPlatform(method.owner())
        && method.parameterTypes().stream().anyMatch(NUMBERS::contains)) {
      add(method.key(), fed);
    }
  }

  private void addOverridden(Set<String> members) {
    for (Method<O> method : solution.program().methods()) {
      if (members.contains(member(method.key()))) {
        method.overrides().forEach(key -> add(key, members));
      }
    }
  }

  private void add(String key, Set<String> to) {
    if (solution.calls().mayHaveBody(key)) {
      to.add(member(key));
    }
  }

  private boolean hasReading(Method<O> method, MethodFlow<O> flow) {
    for (Block<O> block : method.blocks()) {
      for (Effect<O> effect : block.effects()) {
        for (Expr<O> x : Effects.expressions(effect)) {
          if (hasReading(x, flow)) {
            return true;
          }
        }
      }
      if (block.condition() != null && hasReading(block.condition(), flow)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasReading(Expr<O> x, MethodFlow<O> flow) {
    if (isSimple(x) && mayBeTick(x, flow)) {
      return true;
    }
    for (Expr<O> child : x.children()) {
      if (hasReading(child, flow)) {
        return true;
      }
    }
    return false;
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

  /** Whether a reading can come in here; whatever is computed has it from such. */
  private static boolean isSimple(Expr<?> e) {
    return e instanceof Expr.Load<?> || e instanceof Expr.Call<?> || e instanceof Expr.Element<?>;
  }

  private boolean mayBeTick(Expr<O> argument, MethodFlow<O> flow) {
    return solution.value(argument, flow).mayBeTick();
  }

  private static String member(String key) {
    int parameters = key.indexOf('(');
    return parameters < 0 ? key : key.substring(0, parameters);
  }
}
