package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A method with what the flow analysis found: the versions of locals that reach each load, and
 * (computed when asked for) dominators and dominating conditions.
 */
public final class MethodFlow<O> {

  /** A condition that holds, or does not, wherever a block runs. */
  public record Guard<O>(Expr<O> condition, boolean holds, int block) {}

  private static final int[] NOTHING = {};

  private final Method<O> method;
  private final Map<Expr.Load<O>, int[]> versions = new IdentityHashMap<>();
  private int[] idom;
  private int[] order;
  private List<List<Guard<O>>> guards;
  private List<List<Guard<O>>> entries;

  MethodFlow(Method<O> method) {
    this.method = method;
  }

  public Method<O> method() {
    return method;
  }

  void setVersions(Expr.Load<O> load, int[] nodes) {
    versions.put(load, nodes);
  }

  /** The nodes of the versions that may reach a load of a local; empty if none does. */
  public int[] versions(Expr.Load<O> load) {
    return versions.getOrDefault(load, NOTHING);
  }

  /** Whether some run passes the second block after the first. */
  public boolean mayFollow(int first, int second) {
    BitSet found = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.add(first);
    while (!open.isEmpty()) {
      for (Block.Edge<O> edge : method.blocks().get(open.remove()).edges()) {
        if (!found.get(edge.to())) {
          found.set(edge.to());
          open.add(edge.to());
        }
      }
    }
    return found.get(second);
  }

  /** Whether block {@code a} is on every path from the entry to block {@code b}. */
  public boolean dominates(int a, int b) {
    ensureDominators();
    if (order[b] < 0) {
      return false;
    }
    int at = b;
    while (at != a) {
      if (at == 0 || idom[at] < 0) {
        return false;
      }
      at = idom[at];
    }
    return true;
  }

  /** Whether a block can be reached from the entry. */
  public boolean isReachable(int block) {
    ensureDominators();
    return order[block] >= 0;
  }

  /** All conditions whose outcome is known wherever a block runs, innermost first. */
  public List<Guard<O>> guards(int block) {
    ensureDominators();
    if (order[block] < 0) {
      return List.of();
    }
    if (guards == null) {
      guards = new ArrayList<>();
      for (int i = 0; i < idom.length; i++) {
        guards.add(null);
      }
    }
    List<Guard<O>> known = guards.get(block);
    if (known == null) {
      known = new ArrayList<>();
      int at = block;
      while (true) {
        Guard<O> g = entryGuard(at);
        if (g != null) {
          known.add(g);
        }
        if (at == 0 || idom[at] < 0) {
          break;
        }
        at = idom[at];
      }
      guards.set(block, known);
    }
    return known;
  }

  /** The condition on the only edge by which a block is first entered, or {@code null}. */
  private Guard<O> entryGuard(int block) {
    Guard<O> found = null;
    for (Guard<O> entry : entries.get(block)) {
      if (dominates(block, entry.block())) {
        continue; // a back edge: the block was entered before
      }
      if (found != null || entry.condition() == null) {
        return null;
      }
      found = entry;
    }
    return found;
  }

  /** Dominators by Cooper, Harvey and Kennedy's iteration over reverse postorder. */
  private void ensureDominators() {
    if (idom != null) {
      return;
    }
    List<Block<O>> blocks = method.blocks();
    int n = blocks.size();
    int[] postorder = Flows.postorder(blocks);
    int[] number = new int[n];
    java.util.Arrays.fill(number, -1);
    for (int i = 0; i < postorder.length; i++) {
      number[postorder[i]] = i;
    }
    List<List<Guard<O>>> preds = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      preds.add(new ArrayList<>(2));
    }
    for (Block<O> b : blocks) {
      if (number[b.index()] >= 0) {
        b.edges()
            .forEach(e -> preds.get(e.to()).add(new Guard<>(e.condition(), e.when(), b.index())));
      }
    }
    int[] dom = new int[n];
    java.util.Arrays.fill(dom, -1);
    if (n > 0) {
      dom[0] = 0;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = postorder.length - 1; i >= 0; i--) {
        int b = postorder[i];
        if (b == 0) {
          continue;
        }
        int meet = -1;
        for (Guard<O> entry : preds.get(b)) {
          int p = entry.block();
          if (dom[p] >= 0) {
            meet = meet < 0 ? p : intersect(dom, number, meet, p);
          }
        }
        if (meet >= 0 && dom[b] != meet) {
          dom[b] = meet;
          changed = true;
        }
      }
    }
    entries = preds;
    order = number;
    idom = dom;
  }

  private static int intersect(int[] dom, int[] number, int a, int b) {
    int x = a;
    int y = b;
    while (x != y) {
      while (number[x] < number[y]) {
        x = dom[x];
      }
      while (number[y] < number[x]) {
        y = dom[y];
      }
    }
    return x;
  }
}
