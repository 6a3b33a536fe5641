package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives every assignment of a local a node of its own and finds, for every load, which of them may
 * reach it (reaching definitions).
 */
final class Versions<O> {
  private static final int[] NONE = {};

  private final Method<O> method;
  private final MethodFlow<O> flow;
  private final Nodes<O> nodes;

  /** The locals that have several values, by their place in a block's state. */
  private final Map<Slot.Local, Integer> locals = new HashMap<>();

  /** The only value of each other local: Java lets none be read before it has one. */
  private final Map<Slot.Local, int[]> single = new HashMap<>();

  private final Map<Effect.Assign<O>, Integer> made = new IdentityHashMap<>();

  private Versions(MethodFlow<O> flow, Nodes<O> nodes) {
    this.method = flow.method();
    this.flow = flow;
    this.nodes = nodes;
  }

  /** Fills the flow's versions; returns the node of each assignment to a local. */
  static <O> Map<Effect.Assign<O>, Integer> number(MethodFlow<O> flow, Nodes<O> nodes) {
    Versions<O> v = new Versions<>(flow, nodes);
    v.run();
    return v.made;
  }

  private void run() {
    List<Block<O>> blocks = method.blocks();
    for (int i = 0; i < method.parameters().size(); i++) {
      define(method.parameters().get(i), nodes.of(new Slot.Param(method.key(), i)));
    }
    for (Block<O> b : blocks) {
      for (Effect<O> e : b.effects()) {
        if (e instanceof Effect.Assign<O> a && a.target() instanceof Slot.Local local) {
          made.put(a, define(local, nodes.fresh(local, null)));
        }
      }
    }
    int[][][] in = new int[blocks.size()][][];
    int[][] entry = new int[locals.size()][];
    Arrays.fill(entry, NONE);
    for (int i = 0; i < method.parameters().size(); i++) {
      Integer place = locals.get(method.parameters().get(i));
      if (place != null) {
        entry[place] = new int[] {nodes.of(new Slot.Param(method.key(), i))};
      }
    }
    in[0] = entry;
    int[] postorder = Flows.postorder(blocks);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = postorder.length - 1; i >= 0; i--) {
        Block<O> b = blocks.get(postorder[i]);
        if (in[b.index()] != null) {
          changed |= propagate(b, in);
        }
      }
    }
    for (Block<O> b : blocks) {
      if (in[b.index()] != null) {
        record(b, in[b.index()].clone());
      }
    }
  }

  private boolean propagate(Block<O> b, int[][][] in) {
    int[][] state = in[b.index()].clone();
    boolean throwing = b.edges().stream().anyMatch(Block.Edge::exceptional);
    int[][] anywhere = throwing ? state.clone() : null;
    for (Effect<O> e : b.effects()) {
      int local = store(e, state);
      if (local >= 0 && throwing) {
        anywhere[local] = union(anywhere[local], state[local]);
      }
    }
    boolean changed = false;
    for (Block.Edge<O> e : b.edges()) {
      changed |= merge(e.exceptional() ? anywhere : state, in, e.to());
    }
    return changed;
  }

  /** Performs an effect on the state; the index of the local it stores, or -1. */
  private int store(Effect<O> e, int[][] state) {
    if (e instanceof Effect.Assign<O> a && a.target() instanceof Slot.Local local) {
      Integer place = locals.get(local);
      if (place != null) {
        state[place] = new int[] {made.get(a)};
        return place;
      }
    }
    return -1;
  }

  private boolean merge(int[][] from, int[][][] in, int to) {
    if (in[to] == null) {
      in[to] = from.clone();
      return true;
    }
    boolean changed = false;
    for (int i = 0; i < from.length; i++) {
      int[] joined = union(in[to][i], from[i]);
      if (joined != in[to][i]) {
        in[to][i] = joined;
        changed = true;
      }
    }
    return changed;
  }

  /** The union of two sorted sets; {@code a} itself if it has all. */
  private static int[] union(int[] a, int[] b) {
    if (a == b || b.length == 0) {
      return a;
    }
    int missing = 0;
    for (int x : b) {
      if (Arrays.binarySearch(a, x) < 0) {
        missing++;
      }
    }
    if (missing == 0) {
      return a;
    }
    int[] joined = Arrays.copyOf(a, a.length + missing);
    int at = a.length;
    for (int x : b) {
      if (Arrays.binarySearch(a, x) < 0) {
        joined[at++] = x;
      }
    }
    Arrays.sort(joined);
    return joined;
  }

  private void record(Block<O> b, int[][] state) {
    List<Expr<O>> pending = new ArrayList<>();
    for (Effect<O> e : b.effects()) {
      pending.addAll(Effects.expressions(e));
      drain(pending, state);
      store(e, state);
    }
    Expr<O> condition = b.condition();
    if (condition != null) {
      pending.add(condition);
      drain(pending, state);
    }
  }

  private void drain(List<Expr<O>> pending, int[][] state) {
    while (!pending.isEmpty()) {
      Expr<O> x = pending.remove(pending.size() - 1);
      if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Local local) {
        Integer place = locals.get(local);
        flow.setVersions(load, place == null ? single.getOrDefault(local, NONE) : state[place]);
      }
      pending.addAll(x.children());
    }
  }

  private int define(Slot.Local local, int node) {
    int[] first = single.putIfAbsent(local, new int[] {node});
    if (first != null) {
      locals.putIfAbsent(local, locals.size());
    }
    return node;
  }
}
