package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import java.util.HashSet;
import java.util.Set;

/**
 * A field that is subtracted from a fresh reading and into which nothing is ever stored: the start that somebody forgot
 * to take. {@code TickDefaultInit}, reported at the field. Only private fields without an initialiser, into which nobody
 * else can store.
 */
final class NeverStored<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Set<Slot> judged = new HashSet<>();

  NeverStored(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    if (!(x instanceof Expr.Binary<O> b)
        || b.op() != BinaryOp.SUB
        || !(Exprs.bare(b.right()) instanceof Expr.Load<O> load)
        || !(load.slot() instanceof Slot.Field slot)
        || !context.value(b.left(), site.flow()).isIntactTick()
        || Freshness.of(b.left(), site.flow(), context.solution()) != Freshness.FRESH) {
      return;
    }
    FieldDecl<O> field = context.fields().declaration(slot);
    int node = context.solution().node(slot);
    boolean stored = node >= 0 && !context.solution().definitions(node).isEmpty();
    if (field == null
        || !field.isPrivate()
        || field.isFinal()
        || field.hasInitializer()
        || stored
        || !judged.add(slot)) {
      return;
    }
    String message = slot.name()
        + " is subtracted from a reading of "
        + context.clockNames(context.value(b.left(), site.flow()))
        + " but nothing is ever stored in it: what comes out is that reading itself, not a duration; store a reading in it";
    O origin = field.origin() != null ? field.origin() : x.origin();
    context.report().add(Rule.DEFAULT_INIT, field.suppressed(), origin, message, null, slot.name());
  }
}
