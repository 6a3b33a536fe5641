package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Clock;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Calls;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.List;

/** What all rules look at. */
record Context<O>(
    Solution<O> solution,
    Fields<O> fields,
    Remaps<O> remaps,
    Origins<O> origins,
    Report<O> report) {

  Value value(Expr<O> x, MethodFlow<O> flow) {
    return solution.value(x, flow);
  }

  boolean isTick(Expr<O> x, MethodFlow<O> flow) {
    return x != null && value(x, flow).isTick();
  }

  List<Role> roles(Expr.Call<O> call) {
    return solution.calls().roles(call);
  }

  Expr<O> argument(Expr.Call<O> call, int index) {
    return Calls.argument(call, index);
  }

  /** Whether all clocks of a reading start at 0 when the device boots: they may be ordered. */
  boolean isBoot(Value v) {
    List<Clock> clocks = solution.clocks(v);
    return !clocks.isEmpty() && clocks.stream().allMatch(Clock::boot);
  }

  /**
   * Whether a reading was stored in a node before it is read at a place: by what makes or starts its
   * object, from outside, earlier in the method, by what calls or schedules it; or whether a test
   * stands before the place that says so.
   */
  boolean isSeeded(int node, Site<O> site) {
    return fields.isSeeded(node)
        || fields.isSetFromOutside(node, site.flow())
        || isStoredBefore(node, site)
        || isStoredOnAnotherWay(node, site)
        || fields.isSeededBefore(node, site)
        || isGuarded(site, node, false);
  }

  private boolean isStoredBefore(int node, Site<O> site) {
    for (Definition<O> d : solution.definitions(node)) {
      if (d.flow() == site.flow()
          && d.value() != null
          && Exprs.constant(d.value()) == null
          && site.isDominatedBy(d.block(), d.effect())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the method stores a reading on a way that excludes the place: it is told which step is
   * due, as in {@code switch (step) { case BEGIN: start = now; ... case END: took = now - start; }}.
   * Where the slot itself decides, it is no step.
   */
  private boolean isStoredOnAnotherWay(int node, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    for (Definition<O> d : solution.definitions(node)) {
      if (d.flow() == flow
          && d.value() != null
          && Exprs.constant(d.value()) == null
          && d.block() != site.block()
          && flow.guards(d.block()).stream().noneMatch(g -> reads(g.condition(), node))
          && !flow.mayFollow(d.block(), site.block())
          && !flow.mayFollow(site.block(), d.block())) {
        return true;
      }
    }
    return false;
  }

  private boolean reads(Expr<O> condition, int node) {
    boolean here = condition instanceof Expr.Load<O> load
        && load.slot() instanceof Slot.Field
        && solution.node(load.slot()) == node;
    return here || condition.children().stream().anyMatch(c -> reads(c, node));
  }

  /**
   * Whether a flag, null or state test stands before a place: a condition on a field that is stored
   * together with the node's readings (or, if {@code constant}, with its constants).
   */
  boolean isGuarded(Site<O> site, int node, boolean constant) {
    return site.flow().guards(site.block()).stream()
        .anyMatch(g -> !isSettledBefore(g, site.flow())
            && (isCountedAhead(g, node, constant)
                || readsStateOf(g.condition(), node, constant, site.flow())));
  }

  /**
   * Whether a condition compares names with {@code equals} after the method itself has made them
   * equal: {@code if (owner == null) owner = me; if (owner.equals(me))} says nothing of the past.
   */
  private boolean isSettledBefore(MethodFlow.Guard<O> guard, MethodFlow<O> flow) {
    if (!(guard.condition() instanceof Expr.Call<O> call)
        || !call.method().name().equals("equals")) {
      return false;
    }
    for (Block<O> b : flow.method().blocks().subList(0, guard.block())) {
      for (Effect<O> e : b.effects()) {
        if (e instanceof Effect.Assign<O> a
            && a.target() instanceof Slot.Field
            && call.children().stream()
                .anyMatch(c -> c instanceof Expr.Load<O> l && l.slot().equals(a.target()))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean readsStateOf(Expr<O> condition, int node, boolean constant, MethodFlow<O> flow) {
    if (isMeasure(condition)) {
      return false;
    }
    if (condition instanceof Expr.Load<O> load) {
      if (load.slot() instanceof Slot.Field
          && !value(load, flow).mayBeTick()
          && fields.isStoredTogether(load.slot(), node, constant)) {
        return true;
      }
      if (load.slot() instanceof Slot.Local) {
        for (int v : flow.versions(load)) {
          for (Definition<O> d : solution.definitions(v)) {
            // A flag read into a local just before.
            if (d.value() instanceof Expr.Load<O> copy
                && copy.slot() instanceof Slot.Field
                && readsStateOf(copy, node, constant, flow)) {
              return true;
            }
          }
        }
      }
    }
    if (condition instanceof Expr.Call<O> call && isGetterOfState(call, node, constant)) {
      return true;
    }
    return condition.children().stream().anyMatch(c -> readsStateOf(c, node, constant, flow));
  }

  /** Amounts compared with each other are no state: {@code sent + length > limit}. */
  private static <O> boolean isMeasure(Expr<O> condition) {
    return condition instanceof Expr.Binary<O> b
        && b.op().isOrdering()
        && Exprs.constant(b.left()) == null
        && Exprs.constant(b.right()) == null;
  }

  /** {@code answered < sent}: what was counted when the reading was stored is ahead of another counter. */
  private boolean isCountedAhead(MethodFlow.Guard<O> g, int node, boolean constant) {
    if (!(g.condition() instanceof Expr.Binary<O> b) || !b.op().isOrdering()) {
      return false;
    }
    BinaryOp op = g.holds() ? b.op() : b.op().negated();
    Expr<O> more = Exprs.bare(op == BinaryOp.LT ? b.right() : b.left());
    Expr<O> less = Exprs.bare(op == BinaryOp.LT ? b.left() : b.right());
    return (op == BinaryOp.LT || op == BinaryOp.GT)
        && more instanceof Expr.Load<O> ahead
        && less instanceof Expr.Load<O> behind
        && ahead.slot() instanceof Slot.Field
        && behind.slot() instanceof Slot.Field
        && fields.isStoredTogether(ahead.slot(), node, constant);
  }

  /** {@code isStarted()}: what such a method returns is read from a field. */
  private boolean isGetterOfState(Expr.Call<O> call, int node, boolean constant) {
    Method<O> body = solution.calls().method(call.method().key());
    if (body == null || !call.arguments().isEmpty()) {
      return false;
    }
    int result = solution.node(new Slot.Return(body.key()));
    return result >= 0
        && solution.definitions(result).stream()
            .anyMatch(d -> d.value() instanceof Expr.Load<O> state
                && state.slot() instanceof Slot.Field
                && fields.isStoredTogether(state.slot(), node, constant));
  }

  /** How messages call the clocks of a reading. */
  String clockNames(Value v) {
    List<String> names =
        solution.clocks(v).stream().map(Clock::source).distinct().toList();
    return names.isEmpty() ? "a monotonic clock" : String.join(" or ", names);
  }
}
