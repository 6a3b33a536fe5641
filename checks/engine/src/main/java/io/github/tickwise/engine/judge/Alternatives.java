package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Locals that hold a constant on one way and a reading on another: whether code that takes it for a
 * reading runs only where it is one. {@code x = on ? nanoTime() : 0; ... if (on) use(now - x)} is
 * right.
 */
final class Alternatives<O> {
  private final Context<O> context;

  Alternatives(Context<O> context) {
    this.context = context;
  }

  /** Whether the constant that a definition stores in a local may get to a place unasked. */
  boolean isTakenForReading(Definition<O> d, Slot.Local local, Expr<O> operand, Site<O> user) {
    boolean here = operand instanceof Expr.Load<O> load && load.slot() instanceof Slot.Local;
    if (d.flow() != user.flow() || !here) {
      return isUnasked(user) && leavesUnasked(d, local);
    }
    return hasReadingBeside(d, local)
        && isReachedBy(d, local, operand, user)
        && !isCorrelated(d, local, user);
  }

  /** Whether nothing but the place's own operands and loops decide that it runs. */
  boolean isUnasked(Site<O> user) {
    return user.flow().guards(user.block()).isEmpty();
  }

  /**
   * Whether the constant is chosen where it is passed on, or kept in a local that is passed on whether or not a reading was
   * chosen.
   */
  private boolean leavesUnasked(Definition<O> d, Slot.Local local) {
    List<Site<O>> reads = reads(local, d.flow());
    if (reads.size() != 1) {
      return false;
    }
    Site<O> read = reads.get(0);
    boolean kept = read.parents().isEmpty()
        && read.effect() instanceof Effect.Assign<O> a
        && a.target() instanceof Slot.Local;
    List<Site<O>> leaving =
        kept ? reads(((Effect.Assign<O>) read.effect()).target(), d.flow()) : reads;
    return leaving.stream().anyMatch(site -> !isCorrelated(d, local, site));
  }

  private List<Site<O>> reads(Slot local, MethodFlow<O> flow) {
    List<Site<O>> reads = new ArrayList<>();
    Walk.method(flow, (x, site) -> {
      if (x instanceof Expr.Load<O> load && load.slot().equals(local)) {
        reads.add(site);
      }
    });
    return reads;
  }

  private boolean hasReadingBeside(Definition<O> d, Slot.Local local) {
    for (Block<O> b : d.flow().method().blocks()) {
      for (Effect<O> e : b.effects()) {
        if (isReading(e, local, d.flow())) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isReading(Effect<O> e, Slot.Local local, MethodFlow<O> flow) {
    return e instanceof Effect.Assign<O> a
        && a.target().equals(local)
        && context.isTick(a.value(), flow);
  }

  /** Whether the constant gets there without an exception, which may only seem to be thrown. */
  private boolean isReachedBy(Definition<O> d, Slot.Local local, Expr<O> operand, Site<O> user) {
    List<Block<O>> blocks = d.flow().method().blocks();
    if (d.block() < 0 || isStoredAgain(blocks.get(d.block()), d.effect() + 1, local)) {
      return false;
    }
    ArrayDeque<Integer> open = new ArrayDeque<>();
    Set<Integer> seen = new HashSet<>();
    Number constant = Exprs.constant(d.value());
    step(blocks.get(d.block()), local, constant, open, seen);
    boolean same = d.block() == user.block() && d.effect() < user.index();
    while (!same && !open.isEmpty()) {
      Block<O> b = blocks.get(open.poll());
      if (b.index() == user.block()) {
        return true; // the operand's versions say that nothing stands between in the block
      }
      if (!isStoredAgain(b, 0, local)) {
        step(b, local, constant, open, seen);
      }
    }
    return same;
  }

  private void step(
      Block<O> from,
      Slot.Local local,
      Number constant,
      ArrayDeque<Integer> open,
      Set<Integer> seen) {
    for (Block.Edge<O> e : from.edges()) {
      if (!e.exceptional() && !isExcluded(e, local, constant) && seen.add(e.to())) {
        open.add(e.to());
      }
    }
  }

  /** Whether an edge is taken only if the local is not the constant: {@code if (end == 0) ... else ...}. */
  private static <O> boolean isExcluded(Block.Edge<O> e, Slot.Local local, Number constant) {
    if (!(e.condition() instanceof Expr.Binary<O> b) || constant == null) {
      return false;
    }
    Number bound = Exprs.constant(b.right());
    boolean asked = Exprs.bare(b.left()) instanceof Expr.Load<O> load
        && load.slot().equals(local)
        && bound != null;
    boolean equal = asked && Exprs.sameNumber(bound, constant);
    return asked
        && (b.op() == BinaryOp.EQ && equal != e.when()
            || b.op() == BinaryOp.NE && equal == e.when());
  }

  private boolean isStoredAgain(Block<O> b, int from, Slot.Local local) {
    return b.effects().subList(Math.min(from, b.effects().size()), b.effects().size()).stream()
        .anyMatch(e -> e instanceof Effect.Assign<O> a && a.target().equals(local));
  }

  /** Whether a condition before the place has to do with the one that chose reading or constant. */
  private boolean isCorrelated(Definition<O> d, Slot.Local local, Site<O> user) {
    MethodFlow<O> flow = user.flow();
    Set<String> asked = new HashSet<>();
    List<MethodFlow.Guard<O>> common = flow.guards(user.block());
    for (MethodFlow.Guard<O> g : common) {
      names(g.condition(), flow, asked);
    }
    if (asked.isEmpty()) {
      return false;
    }
    Set<String> chosen = new HashSet<>();
    chosen.add(local.toString());
    chooser(flow, d.block(), common, chosen);
    for (Block<O> b : flow.method().blocks()) {
      boolean reads = false;
      for (Effect<O> e : b.effects()) {
        reads |= isReading(e, local, flow);
      }
      if (reads) {
        Set<String> choosers = new HashSet<>();
        chooser(flow, b.index(), common, choosers);
        Set<String> flags = flagsSetIn(b);
        if (!Collections.disjoint(choosers, flags)) {
          return true; // stored once, when the flag said that it was not yet
        }
        chosen.addAll(choosers);
        chosen.addAll(flags);
      }
    }
    asked.retainAll(chosen);
    return !asked.isEmpty();
  }

  private Set<String> flagsSetIn(Block<O> b) {
    Set<String> flags = new HashSet<>();
    for (Effect<O> e : b.effects()) {
      if (e instanceof Effect.Assign<O> a && isFlag(Exprs.bare(a.value()))) {
        flags.add(a.target().toString());
      }
    }
    return flags;
  }

  /** A literal, or a constant of an enum. */
  private boolean isFlag(Expr<O> value) {
    return value instanceof Expr.Constant<O>
        || value instanceof Expr.Load<O> load
            && load.slot() instanceof Slot.Field f
            && f.name().equals(f.name().toUpperCase(java.util.Locale.ROOT));
  }

  /** What was asked before a block, but for what holds at the place as well, as a loop's condition. */
  private void chooser(
      MethodFlow<O> flow, int block, List<MethodFlow.Guard<O>> common, Set<String> to) {
    for (MethodFlow.Guard<O> g : flow.guards(block)) {
      if (!common.contains(g)) {
        names(g.condition(), flow, to);
      }
    }
  }

  /** The slots and methods that a condition asks, also through a local that was made of them. */
  private void names(Expr<O> x, MethodFlow<O> flow, Set<String> to) {
    if (x instanceof Expr.Load<O> load) {
      if (to.add(load.slot().toString()) && load.slot() instanceof Slot.Local) {
        for (int v : flow.versions(load)) {
          for (Definition<O> d : context.solution().definitions(v)) {
            if (d.value() != null && d.flow() == flow) {
              names(d.value(), flow, to);
            }
          }
        }
      }
    }
    if (x instanceof Expr.Call<O> call) {
      to.add(call.method().name());
    }
    x.children().forEach(c -> names(c, flow, to));
  }
}
