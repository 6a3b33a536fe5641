package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is known of fields' first values: which have an initialiser, and which are stored into while
 * their object is made or started.
 */
final class Fields<O> {
  private static final Set<String> LIFECYCLE = Set.of(
      "start",
      "init",
      "initialize",
      "open",
      "configure",
      "setup",
      "setUp",
      "doStart",
      "doInit",
      "onSubscribe",
      "channelActive",
      "handlerAdded",
      "channelRegistered",
      "onStart",
      "onCreate",
      "connect",
      "activate",
      "<init>",
      "<clinit>");
  private static final int DEPTH = 4;

  private final Solution<O> solution;
  private final Map<Slot.Field, FieldDecl<O>> declarations = new HashMap<>();
  private final Map<String, Set<String>> callees = new HashMap<>();
  private final Map<String, Set<String>> seeders = new HashMap<>();
  private final Set<String> lifecycle = new HashSet<>();

  Fields(Solution<O> solution) {
    this.solution = solution;
    for (FieldDecl<O> f : solution.program().fields()) {
      declarations.put(f.slot(), f);
    }
  }

  /** Takes note of a method's calls and stores; before any question is asked. */
  void collect(MethodFlow<O> flow) {
    Method<O> m = flow.method();
    if (LIFECYCLE.contains(m.name())) {
      lifecycle.add(m.key());
    }
    Set<String> called = new LinkedHashSet<>();
    Walk.method(flow, (x, site) -> {
      if (x instanceof Expr.Call<O> call
          && solution.calls().method(call.method().key()) != null) {
        called.add(call.method().key());
      } else if (x instanceof Expr.Function<O> f && f.lambda()) {
        called.add(f.method().key());
      }
    });
    callees.put(m.key(), called);
  }

  /** The declaration of a field, or {@code null}. */
  FieldDecl<O> declaration(Slot slot) {
    return slot instanceof Slot.Field f ? declarations.get(f) : null;
  }

  /** The field whose initialiser a definition is, or {@code null}. */
  FieldDecl<O> initialised(Definition<O> d) {
    if (!d.initializer()) {
      return null;
    }
    return declaration(solution.slot(d.target()));
  }

  /** The field, if its default zero may be read: no initialiser, no store while it is made. */
  FieldDecl<O> withDefault(Slot slot) {
    FieldDecl<O> f = declaration(slot);
    if (f == null || f.hasInitializer() || f.isFinal() || !isNumeric(f.type())) {
      return null;
    }
    return isSeeded(solution.node(slot)) ? null : f;
  }

  private static boolean isNumeric(String type) {
    return type.equals("long")
        || type.equals("int")
        || type.equals("double")
        || type.equals("float");
  }

  /**
   * Whether something that is no constant is stored into a node by a constructor, an initialiser, a
   * lifecycle callback, or a method that one of these calls; or from outside the class.
   */
  boolean isSeeded(int node) {
    if (node < 0) {
      return false;
    }
    for (Definition<O> d : solution.definitions(node)) {
      if (d.value() == null || Exprs.constant(d.value()) != null || d.flow() == null) {
        continue;
      }
      if (isSeeding(d.flow().method().key())) {
        return true;
      }
    }
    return false;
  }

  /** Whether a value is stored into a node by a setter or through a foreign reference. */
  boolean isSetFromOutside(int node) {
    for (Definition<O> d : solution.definitions(node)) {
      if (d.value() == null || d.flow() == null || d.block() < 0) {
        continue;
      }
      Expr<O> value = Exprs.bare(d.value());
      if (value instanceof Expr.Load<O> load
          && isParameter(load, d.flow())
          && !isLambda(d.flow())) {
        return true;
      }
      List<Effect<O>> effects = d.flow().method().blocks().get(d.block()).effects();
      if (d.effect() < effects.size()
          && effects.get(d.effect()) instanceof Effect.Assign<O> a
          && a.receiver() != null) {
        return true;
      }
    }
    return false;
  }

  private boolean isLambda(MethodFlow<O> flow) {
    return flow.method().isLambda();
  }

  private boolean isParameter(Expr.Load<O> load, MethodFlow<O> flow) {
    if (!(load.slot() instanceof Slot.Local)) {
      return false;
    }
    for (int v : flow.versions(load)) {
      if (solution.slot(v) instanceof Slot.Param) {
        return true;
      }
    }
    return false;
  }

  private boolean isSeeding(String method) {
    String owner = method.substring(0, Math.max(0, method.indexOf('#')));
    return seeders.computeIfAbsent(owner, this::seedersOf).contains(method)
        || lifecycle.contains(method);
  }

  /** Everything that the constructors and lifecycle callbacks of a class call, a few calls deep. */
  private Set<String> seedersOf(String owner) {
    Set<String> reached = new HashSet<>();
    ArrayDeque<String> level = new ArrayDeque<>();
    for (String m : lifecycle) {
      if (m.startsWith(owner + "#")) {
        level.add(m);
      }
    }
    reached.addAll(level);
    for (int depth = 0; depth < DEPTH; depth++) {
      ArrayDeque<String> next = new ArrayDeque<>();
      for (String m : level) {
        for (String callee : callees.getOrDefault(m, Set.of())) {
          if (reached.add(callee)) {
            next.add(callee);
          }
        }
      }
      level = next;
    }
    return reached;
  }
}
