package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
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

  private final Solution<O> solution;
  private final Map<Slot.Field, FieldDecl<O>> declarations = new HashMap<>();
  private final CallGraph<O> graph;
  private final Map<Slot, Set<String>> storers = new HashMap<>();
  private final Map<String, Set<String>> seeders = new HashMap<>();
  private final Set<String> lifecycle = new HashSet<>();

  Fields(Solution<O> solution, CallGraph<O> graph) {
    this.solution = solution;
    this.graph = graph;
    for (FieldDecl<O> f : solution.program().fields()) {
      declarations.put(f.slot(), f);
    }
  }

  /** Takes note of a method's stores; before any question is asked. */
  void collect(MethodFlow<O> flow) {
    Method<O> m = flow.method();
    if (LIFECYCLE.contains(m.name())) {
      lifecycle.add(m.key());
    }
    for (Block<O> b : m.blocks()) {
      for (Effect<O> e : b.effects()) {
        if (e instanceof Effect.Assign<O> a && a.target() instanceof Slot.Field f) {
          storers.computeIfAbsent(f, k -> new HashSet<>()).add(m.key());
        }
      }
    }
  }

  /** The declaration of a field, or {@code null}. */
  FieldDecl<O> declaration(Slot slot) {
    return slot instanceof Slot.Field f ? declarations.get(f) : null;
  }

  /** The field whose initialiser stores this, into the field or into what it holds; or null. */
  FieldDecl<O> initialised(Definition<O> d) {
    if (d.initializer()) {
      return declaration(solution.slot(d.target()));
    }
    if (solution.part(d.target()) == null || d.flow() == null || d.block() < 0) {
      return null;
    }
    List<Effect<O>> effects = d.flow().method().blocks().get(d.block()).effects();
    return d.effect() < effects.size()
            && effects.get(d.effect()) instanceof Effect.Assign<O> a
            && a.initializer()
        ? declaration(a.target())
        : null;
  }

  /** The field, if its default zero may be read: no initialiser, no store while it is made. */
  FieldDecl<O> withDefault(Slot slot) {
    FieldDecl<O> f = declaration(slot);
    if (f == null || f.hasInitializer() || f.isFinal() || !isNumeric(f.type())) {
      return null;
    }
    int node = solution.node(slot);
    return isSeeded(node) || isMadeWithConstant(node) ? null : f;
  }

  /** Whether a constructor or initialiser stores a constant, which hides the default. */
  private boolean isMadeWithConstant(int node) {
    return solution.definitions(node).stream().anyMatch(this::isConstantOfConstruction);
  }

  /** Whether a definition is a constant that a constructor or initialiser stores. */
  boolean isConstantOfConstruction(Definition<O> d) {
    return d.value() != null
        && d.flow() != null
        && Exprs.constant(d.value()) != null
        && (d.initializer() || d.flow().method().name().startsWith("<"));
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

  /**
   * Whether a value is stored into a node by a setter or through a foreign reference; not by the
   * reader itself, nor by what only the reader calls.
   */
  boolean isSetFromOutside(int node, MethodFlow<O> reader) {
    for (Definition<O> d : solution.definitions(node)) {
      if (d.value() == null
          || d.flow() == null
          || d.block() < 0
          || d.flow() == reader
          || graph.isCalledOnlyBy(d.flow().method().key(), reader.method().key())) {
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
    Set<String> first = new HashSet<>();
    for (String m : lifecycle) {
      if (m.startsWith(owner + "#")) {
        first.add(m);
      }
    }
    return graph.reachable(first);
  }

  /**
   * Whether something that is no constant is stored into a node by a method that calls, schedules or
   * registers the reader, or that is always called before it.
   */
  boolean isSeededBefore(int node, Site<O> site) {
    String reader = site.flow().method().key();
    for (Definition<O> d : solution.definitions(node)) {
      if (d.value() == null || Exprs.constant(d.value()) != null || d.flow() == null) {
        continue;
      }
      String seeder = d.flow().method().key();
      if (seeder.equals(reader)) {
        continue; // whether it stores before it reads, its own flow says
      }
      if (graph.reaches(seeder, reader)
          || graph.isCalledBefore(seeder, reader)
          || graph.isCalledBefore(seeder, site)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a slot is stored into by a method that stores a reading (no constant) into the node, or
   * {@code constant} if that is asked for, or by one that it calls: then it can say whether the node
   * holds one.
   */
  boolean isStoredTogether(Slot state, int node, boolean constant) {
    Set<String> methods = storers.getOrDefault(state, Set.of());
    for (Definition<O> d : solution.definitions(node)) {
      if (d.flow() != null
          && !d.initializer()
          && (d.value() == null || Exprs.constant(d.value()) != null) == constant
          && !Collections.disjoint(
              methods, graph.reachable(Set.of(d.flow().method().key())))) {
        return true;
      }
    }
    return false;
  }
}
