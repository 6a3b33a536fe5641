package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.HashSet;
import java.util.Set;

/**
 * Reserved constants stored into a field of ticks that other code subtracts or compares without
 * asking whether it holds one: {@code TickSentinel}, reported at the store. A first 0 is {@link
 * EarlyReads}'s.
 */
final class Resets<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Set<Integer> judged = new HashSet<>();

  Resets(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Binary<O> b) || b.op() != BinaryOp.SUB && !b.op().isOrdering()) {
      return;
    }
    used(b.left(), b.right(), site);
    used(b.right(), b.left(), site);
  }

  private void used(Expr<O> side, Expr<O> other, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    Expr<O> operand = addedTo(Exprs.bare(side), flow);
    if (!(operand instanceof Expr.Load<O> load)
        || !(load.slot() instanceof Slot.Field)
        || !context.isTick(load, flow)
        || !context.isTick(other, flow)) {
      return;
    }
    int node = context.solution().node(load.slot());
    if (judged.contains(node)) {
      return;
    }
    for (Definition<O> d : context.solution().definitions(node)) {
      if (isReset(d, flow)
          && !context.isGuarded(site, node, true)
          && !context.isGuarded(site, node, false)
          && !context.fields().isSeededBefore(node, site)) {
        judged.add(node);
        report(d, load, flow);
      }
    }
  }

  /** The tick in {@code tick + interval}. */
  private Expr<O> addedTo(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Binary<O> sum && sum.op() == BinaryOp.ADD) {
      return Exprs.bare(context.isTick(sum.left(), flow) ? sum.left() : sum.right());
    }
    return x;
  }

  private boolean isReset(Definition<O> d, MethodFlow<O> user) {
    Number n = d.value() == null ? null : Exprs.constant(d.value());
    if (n == null
        || !Exprs.isReserved(n)
        || d.flow() == null
        || context.remaps().isReplacement(d)) {
      return false;
    }
    boolean first = d.initializer() || d.flow().method().name().startsWith("<");
    boolean extreme = n.longValue() == Long.MAX_VALUE || n.longValue() == Long.MIN_VALUE;
    return first ? extreme : d.flow() != user && !isConsumedBy(d);
  }

  /** Whether the method that stores the constant reads the slot too: what was used up is cleared. */
  private boolean isConsumedBy(Definition<O> d) {
    Slot slot = context.solution().slot(d.target());
    boolean[] read = {false};
    Walk.method(
        d.flow(),
        (x, site) -> read[0] |= x instanceof Expr.Load<O> load && load.slot().equals(slot));
    return read[0];
  }

  private void report(Definition<O> d, Expr.Load<O> load, MethodFlow<O> user) {
    FieldDecl<O> field = context.fields().initialised(d);
    Set<String> suppressed =
        field != null ? field.suppressed() : d.flow().method().suppressed();
    String name = load.slot().displayName();
    String message = Texts.number(Exprs.constant(d.value()))
        + " is stored in "
        + name
        + " as a reserved value, but "
        + user.method().name()
        + "() takes it for a reading of "
        + context.clockNames(context.value(load, user))
        + "; keep a boolean beside it that says whether there is one";
    int node = context.solution().node(load.slot());
    context.report().holds(load, node, Exprs.constant(d.value()));
    context.report().add(Rule.SENTINEL, suppressed, d.origin(), message, null, name);
  }
}
