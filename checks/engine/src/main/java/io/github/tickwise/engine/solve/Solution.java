package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The kinds of all slots of a program: the least fixpoint of its definitions. Not thread-safe.
 *
 * <p>Cost: linear in the size of the program but for nodes in cycles, whose definitions are
 * evaluated again until nothing grows; a value can grow only as often as it has bits.
 */
public final class Solution<O> {
  private final Program<O> program;
  private final Constraints<O> constraints;
  private final Clocks clocks = new Clocks();
  private final Evaluator<O> evaluator;
  private final Doubts<O> doubts;
  private final StandIns<O> standIns;
  private final Map<Integer, List<Definition<O>>> definitions = new HashMap<>();
  private final Claims<O> claims;
  private final List<List<Integer>> readers = new ArrayList<>();
  private Value[] values;
  private boolean[] number;

  /** The nodes that something flows into. */
  private final BitSet defined = new BitSet();

  /** The nodes that were read, some more than once, while somebody wants to know. */
  private int[] reads = new int[16];

  private int readCount;
  private boolean noting;

  private Solution(Program<O> program, Catalog catalog) {
    this.program = program;
    this.constraints = new Constraints<>(program, new Calls<>(program, catalog));
    this.doubts = new Doubts<>(constraints.nodes);
    this.evaluator = new Evaluator<>(constraints, clocks, doubts, this::read);
    this.standIns = new StandIns<>(constraints, this::definitions);
    this.claims = new Claims<>(program, constraints, clocks);
  }

  /** Solves a program. */
  public static <O> Solution<O> of(Program<O> program, Catalog catalog) {
    Solution<O> s = new Solution<>(Inheritance.in(program), catalog);
    s.constraints.build();
    s.solve();
    return s;
  }

  public Program<O> program() {
    return program;
  }

  public Calls<O> calls() {
    return constraints.calls;
  }

  public MethodFlow<O> flow(Method<O> method) {
    return constraints.flows.get(method);
  }

  /** The kinds of an expression of that method. */
  public Value value(Expr<O> x, MethodFlow<O> flow) {
    return evaluator.eval(x, flow);
  }

  /** The kinds of a node. */
  public Value value(int node) {
    return read(constraints.nodes.find(node));
  }

  /** The kinds of a node that is no field, doubtful if something unknown is stored there. */
  public Value strictValue(int node) {
    return doubts.strictly(node, value(node));
  }

  /** As {@link #strictValue}, of what is in the object that a node holds. */
  public Value strictContent(int node, Part part) {
    return strictValue(constraints.nodes.content(node, part));
  }

  /** What annotations say of a slot that is no {@link Slot.Local}, or {@code null}. */
  public Declared declared(Slot slot) {
    return program.declared().get(slot);
  }

  /** What annotations say of a local of a method, or {@code null}. */
  public Declared declared(Slot.Local local, Method<O> method) {
    return program.declared().isEmpty()
        ? null
        : program.declared().get(Claims.slotOf(local, method));
  }

  /** The clocks that a value's readings may come from. */
  public List<Clock> clocks(Value value) {
    return clocks.of(value);
  }

  /** The node of a slot that is no local, or -1 if the program never touches it. */
  public int node(Slot slot) {
    return constraints.nodes.known(slot);
  }

  /** The slot that a node stands for or is a content of; {@code null} if it has no name. */
  public Slot slot(int node) {
    return constraints.nodes.slot(constraints.nodes.find(node));
  }

  /** Which content of its {@link #slot} a node is, or {@code null} for the slot itself. */
  public Part part(int node) {
    return constraints.nodes.part(constraints.nodes.find(node));
  }

  /** The node of the contents of the object that an expression gives, or -1. */
  public int contentOf(Expr<O> holder, Part part, MethodFlow<O> flow) {
    int node = constraints.holders.of(holder, flow);
    return node < 0 ? -1 : constraints.nodes.content(node, part);
  }

  /** Whether an expression gives an object whose contents are followed. */
  public boolean isHolder(Expr<O> x) {
    return constraints.holders.isHolder(x);
  }

  /** The lambdas and method references that an expression may give. */
  public List<Expr.Function<O>> functions(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Function<O> f) {
      return List.of(f);
    }
    int node = constraints.holders.of(x, flow);
    return node < 0 ? List.of() : List.copyOf(constraints.nodes.functionsOf(node));
  }

  /** The node that stands for all that were found to be the same. */
  public int find(int node) {
    return constraints.nodes.find(node);
  }

  /** What flows into a node. */
  public List<Definition<O>> definitions(int node) {
    return definitions.getOrDefault(constraints.nodes.find(node), List.of());
  }

  /** Whether a definition copies what a settable clock returns, of which nothing is known. */
  public boolean isStandIn(Definition<O> d) {
    return standIns.isStandIn(d);
  }

  /** All nodes that something flows into. */
  public Iterable<Integer> definedNodes() {
    return definitions.keySet();
  }

  private void solve() {
    List<Definition<O>> all = constraints.definitions;
    for (Definition<O> d : all) {
      definitions
          .computeIfAbsent(constraints.nodes.find(d.target()), k -> new ArrayList<>(2))
          .add(d);
      defined.set(constraints.nodes.find(d.target()));
    }
    standIns.find(program);
    claims.find();
    program.fields().forEach(f -> constraints.nodes.of(f.slot()));
    values = new Value[constraints.nodes.size() + 64];
    findNumbers(all);
    solve(all);
    doubts.find(all, this::flowing);
    claims.resolveClocks(this::definitions, this::flowing);
    values = new Value[values.length];
    readers.clear();
    solve(all);
  }

  private void solve(List<Definition<O>> all) {
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    boolean[] queued = new boolean[all.size()];
    boolean[] seen = new boolean[all.size()];
    for (int i = 0; i < all.size(); i++) {
      queue.add(i);
      queued[i] = true;
    }
    fixpoint(all, queue, queued, seen);
    // Where only constants flow in, but not all stores are seen, the rest is unknown: first, so
    // that
    // what is computed from it gets its kind. Then what only cycles feed is unknown as well.
    for (Definition<O> d : all) {
      if (isOpen(d) && flowing(d).equals(Value.NUMBER)) {
        giveUp(d, queue, queued);
      }
    }
    fixpoint(all, queue, queued, seen);
    for (Definition<O> d : all) {
      if (isOpen(d)) {
        giveUp(d, queue, queued);
      }
    }
    fixpoint(all, queue, queued, seen);
  }

  /** Whether nothing came into a node that something should come into. */
  private boolean isOpen(Definition<O> d) {
    int target = constraints.nodes.find(d.target());
    return get(target).isEmpty()
        && !number[target]
        && claims.of(target) == null
        && claims.ofContent(target) == null;
  }

  /** Nothing is known of such a node. */
  private void giveUp(Definition<O> d, ArrayDeque<Integer> queue, boolean[] queued) {
    grow(constraints.nodes.find(d.target()), Value.UNKNOWN, queue, queued);
  }

  private void fixpoint(
      List<Definition<O>> all, ArrayDeque<Integer> queue, boolean[] queued, boolean[] seen) {
    while (!queue.isEmpty()) {
      int i = queue.poll();
      queued[i] = false;
      Definition<O> d = all.get(i);
      int target = constraints.nodes.find(d.target());
      if (claims.of(target) != null) {
        continue;
      }
      noting = !seen[i];
      readCount = 0;
      Value v = flowing(d);
      if (!seen[i]) {
        seen[i] = true;
        noting = false;
        for (int at = 0; at < readCount; at++) {
          int r = reads[at];
          while (readers.size() <= r) {
            readers.add(null);
          }
          if (readers.get(r) == null) {
            readers.set(r, new ArrayList<>(2));
          }
          readers.get(r).add(i);
        }
      }
      if (v.equals(Value.NUMBER)) {
        continue; // constants stand beside the kind and join nothing
      }
      Value stored = v.without(Kind.NUMBER);
      boolean claimed = claims.ofContent(target) != null;
      grow(target, claimed ? stored.without(Kind.UNKNOWN) : stored, queue, queued);
    }
  }

  private void grow(int target, Value v, ArrayDeque<Integer> queue, boolean[] queued) {
    Value old = get(target);
    Value joined = old.join(v);
    if (joined == old) {
      return;
    }
    set(target, joined);
    List<Integer> dependents = target < readers.size() ? readers.get(target) : null;
    if (dependents != null) {
      for (int dep : dependents) {
        if (!queued[dep]) {
          queued[dep] = true;
          queue.add(dep);
        }
      }
    }
  }

  private Value flowing(Definition<O> d) {
    if (d.copyOf() >= 0) {
      Value v = read(constraints.nodes.find(d.copyOf()));
      if (standIns.isStandIn(d)) {
        return v.without(Kind.UNKNOWN).without(Kind.NUMBER);
      }
      boolean param = constraints.nodes.slot(d.copyOf()) instanceof Slot.Param;
      return param ? doubts.strictly(d.copyOf(), v) : v;
    }
    return d.value() == null ? Value.NUMBER : evaluator.eval(d.value(), d.flow());
  }

  /** Optimistically all nodes are numbers until something that is none flows in. */
  private void findNumbers(List<Definition<O>> all) {
    number = new boolean[values.length];
    for (int i = 0; i < constraints.nodes.size(); i++) {
      // Where nothing flows in, nothing is known.
      number[i] = definitions.containsKey(i) && areAllStoresSeen(i);
    }
    for (FieldDecl<O> f : program.fields()) {
      // A private field without a store keeps its zero.
      number[constraints.nodes.of(f.slot())] = f.isPrivate() || f.isFinal();
    }
    claims.nodes().forEach(node -> number[node] = false);
    Numbers<O> numbers = new Numbers<>(constraints, node -> node < number.length && number[node]);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Definition<O> d : all) {
        int target = constraints.nodes.find(d.target());
        if (number[target] && !numbers.isNumber(d)) {
          number[target] = false;
          changed = true;
        }
      }
    }
  }

  /** Whether code that is not seen can store nothing else into a node. Fields are asked apart. */
  private boolean areAllStoresSeen(int node) {
    Slot slot = constraints.nodes.slot(node);
    if (constraints.nodes.part(node) != null || slot instanceof Slot.Field) {
      return false;
    }
    if (slot instanceof Slot.Param p) {
      Method<O> m = calls().method(p.method());
      return m != null && (m.isLambda() || m.modifiers().contains(Method.Modifier.PRIVATE));
    }
    if (slot instanceof Slot.Return r) {
      Method<O> m = calls().method(r.method());
      return m != null
          && (m.isStatic() || m.isLambda() || m.modifiers().contains(Method.Modifier.PRIVATE));
    }
    return true;
  }

  private Value read(int node) {
    if (noting) {
      if (readCount == reads.length) {
        reads = Arrays.copyOf(reads, 2 * readCount);
      }
      reads[readCount++] = node;
    }
    Value claimed = claims.of(node);
    if (claimed != null) {
      return claimed;
    }
    Value within = claims.ofContent(node);
    if (within != null) {
      return within.join(get(node));
    }
    if (node < number.length && number[node]) {
      return Value.NUMBER;
    }
    if (!defined.get(node)) {
      return Value.UNKNOWN;
    }
    return get(node);
  }

  private Value get(int node) {
    Value v = node < values.length ? values[node] : null;
    return v == null ? Value.NONE : v;
  }

  private void set(int node, Value v) {
    if (node >= values.length) {
      values = Arrays.copyOf(values, 2 * node);
    }
    values[node] = v;
  }
}
