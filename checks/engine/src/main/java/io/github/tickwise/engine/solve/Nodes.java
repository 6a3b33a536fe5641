package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The solver's nodes: one for each slot, version of a local, and content of a holder. Nodes that
 * hold the same object are united (Steensgaard's unification), so that what is put in through one
 * name is found through the other.
 */
final class Nodes<O> {
  /** Contents of contents beyond this may be a holder that holds itself. */
  private static final int DEEPEST = 8;

  /** What a node stands for, where it is not the version of a local. */
  private final Map<Slot, Integer> bySlot = new HashMap<>();

  private final List<Slot> slots = new ArrayList<>();
  private final List<Part> parts = new ArrayList<>();
  private final List<List<Expr.Function<O>>> functions = new ArrayList<>();
  private final Map<Integer, Integer> holder = new HashMap<>();
  private int[] parent = new int[1024];
  private int[] value = new int[1024];
  private int[] key = new int[1024];

  /** The node of a slot that is not versioned. */
  int of(Slot slot) {
    Integer known = bySlot.get(slot);
    if (known == null) {
      known = fresh(slot, null);
      bySlot.put(slot, known);
    }
    return find(known);
  }

  /** The node of a slot if it was met before, else -1. */
  int known(Slot slot) {
    Integer known = bySlot.get(slot);
    return known == null ? -1 : find(known);
  }

  /** A new node; {@code slot} may be null for an anonymous holder. */
  int fresh(Slot slot, Part part) {
    int id = slots.size();
    slots.add(slot);
    parts.add(part);
    functions.add(null);
    if (id == parent.length) {
      parent = Arrays.copyOf(parent, 2 * id);
      value = Arrays.copyOf(value, 2 * id);
      key = Arrays.copyOf(key, 2 * id);
    }
    parent[id] = id;
    value[id] = -1;
    key[id] = -1;
    return id;
  }

  int size() {
    return slots.size();
  }

  /** The node that stands for all that were united with this one. */
  int find(int id) {
    int root = id;
    while (parent[root] != root) {
      root = parent[root];
    }
    while (parent[id] != root) {
      int next = parent[id];
      parent[id] = root;
      id = next;
    }
    return root;
  }

  /** The content of a holder. */
  int content(int of, Part part) {
    int root = find(of);
    int[] children = part == Part.KEY ? key : value;
    if (children[root] < 0) {
      int made = fresh(null, part); // may grow the arrays
      holder.put(made, root);
      children = part == Part.KEY ? key : value;
      children[root] = made;
    }
    return find(children[root]);
  }

  /** Makes two nodes hold the same contents from now on. */
  void unite(int a, int b) {
    int x = find(a);
    int y = find(b);
    if (x == y) {
      return;
    }
    boolean field = slots.get(x) instanceof Slot.Field;
    if (slots.get(x) == null || !field && slots.get(y) instanceof Slot.Field) {
      // messages name the field
      int swap = x;
      x = y;
      y = swap;
    }
    parent[y] = x;
    if (functions.get(y) != null) {
      functionsOf(x).addAll(functions.get(y));
    }
    int vy = value[y];
    int ky = key[y];
    if (vy >= 0) {
      if (value[x] < 0) {
        value[x] = vy;
      } else {
        unite(value[x], vy);
      }
    }
    if (ky >= 0) {
      if (key[x] < 0) {
        key[x] = ky;
      } else {
        unite(key[x], ky);
      }
    }
  }

  /** Lambdas and method references that a node may hold; a live list. */
  List<Expr.Function<O>> functionsOf(int id) {
    int root = find(id);
    List<Expr.Function<O>> list = functions.get(root);
    if (list == null) {
      list = new ArrayList<>(1);
      functions.set(root, list);
    }
    return list;
  }

  /** The slot a node stands for or is a content of; {@code null} for anonymous holders. */
  Slot slot(int id) {
    int at = id;
    for (int depth = 0; depth < DEEPEST && parts.get(at) != null; depth++) {
      at = find(holder.get(at));
    }
    return slots.get(at);
  }

  /** Which content a node is, or {@code null} for a slot itself. */
  Part part(int id) {
    return parts.get(id);
  }
}
