package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * First values of fields that are 0 until a reading is stored, where all uses say what 0 was meant
 * to be on a clock that has run for long: a time that is due, seeded by the clock, or one so far back
 * that a constant interval has passed since, seeded by the clock less the interval. The field's
 * comparisons become subtractions with it.
 */
final class SeedRemedies<O> {
  private static final int DEEPEST = 6;

  private final Context<O> context;

  SeedRemedies(Context<O> context) {
    this.context = context;
  }

  /** The fix of the field that is declared there. */
  Optional<Fix<O>> fix(O declaration) {
    for (FieldDecl<O> field : context.solution().program().fields()) {
      if (declaration.equals(field.origin())) {
        SlotUses<O> uses = SlotUses.of(field, context.solution());
        return uses == null ? Optional.empty() : Optional.ofNullable(new Search(uses).fix());
      }
    }
    return Optional.empty();
  }

  private final class Search {
    private final SlotUses<O> uses;
    private final List<Edit<O>> edits = new ArrayList<>();
    private Expr<O> interval;
    private boolean due;
    private O clock;

    Search(SlotUses<O> uses) {
      this.uses = uses;
    }

    Fix<O> fix() {
      if (!uses.stores().stream().allMatch(this::isSeen)
          || uses.reads().isEmpty()
          || !uses.reads().stream().allMatch(this::isSeen)
          || clock == null
          || due == (interval != null)) {
        return null;
      }
      edits.add(new Edit.Seed<>(
          uses.declaration(),
          clock,
          interval == null ? null : Exprs.bare(interval).origin()));
      return new Fix<>(edits);
    }

    private boolean isSeen(SlotUses.Store<O> store) {
      Effect.Assign<O> a = store.assign();
      MethodFlow<O> flow = store.site().flow();
      if (store.constant() != null) {
        return store.constant().longValue() == 0 && a.initializer();
      }
      findClock(a.value(), flow, 0);
      return context.value(a.value(), flow).isIntactTick()
          && context.origins().trace(a.value(), flow, true, null).constants().isEmpty();
    }

    /** The read's part in a test, if that says when the slot is meant to be. */
    private boolean isSeen(SlotUses.Read<O> read) {
      MethodFlow<O> flow = read.site().flow();
      List<Expr<O>> parents = read.site().parents();
      if (parents.isEmpty() || !(parents.get(0) instanceof Expr.Binary<O> b)) {
        return false;
      }
      boolean left = b.left() == read.load();
      Expr<O> other = left ? b.right() : b.left();
      if (b.op().isOrdering()) {
        due = true;
        return isCompared(b, other, flow);
      }
      if (parents.size() < 2 || !(parents.get(1) instanceof Expr.Binary<O> test)) {
        return false;
      }
      Expr<O> limit = test.left() == b ? test.right() : test.left();
      if (!test.op().isOrdering() || test.op() == BinaryOp.CMP) {
        return false;
      }
      if (b.op() == BinaryOp.ADD) {
        return isInterval(other, flow) && isCompared(test, limit, flow);
      }
      boolean difference = b.op() == BinaryOp.SUB && isReading(other, flow);
      if (!difference) {
        return false;
      }
      findClock(other, flow, 0);
      Number zero = Exprs.constant(limit);
      if (zero != null && zero.longValue() == 0) {
        due = true;
        return true;
      }
      return !left && isInterval(limit, flow);
    }

    private boolean isCompared(Expr.Binary<O> test, Expr<O> other, MethodFlow<O> flow) {
      edits.add(new Edit.Subtract<>(test.origin()));
      findClock(other, flow, 0);
      return test.op() != BinaryOp.CMP && isReading(other, flow);
    }

    private boolean isReading(Expr<O> x, MethodFlow<O> flow) {
      return context.value(x, flow).isIntactTick()
          && x.type().equals("long")
          && !(x instanceof Expr.Convert<O>)
          && context.origins().trace(x, flow, true, null).constants().isEmpty();
    }

    /** A positive constant, or a constant field; all uses must name the same one. */
    private boolean isInterval(Expr<O> x, MethodFlow<O> flow) {
      Number n = Exprs.constant(x);
      boolean constant = n != null ? n.longValue() > 0 : isConstantField(Exprs.bare(x));
      if (!constant || interval != null && !Exprs.same(interval, x, flow)) {
        return false;
      }
      interval = x;
      return true;
    }

    private boolean isConstantField(Expr<O> x) {
      FieldDecl<O> field =
          x instanceof Expr.Load<O> load ? context.fields().declaration(load.slot()) : null;
      return field != null && field.isStatic() && field.isFinal();
    }

    /** Takes note of a read of the clock that needs no object, from which a value is made. */
    private void findClock(Expr<O> raw, MethodFlow<O> flow, int depth) {
      Expr<O> x = Exprs.bare(raw);
      if (clock != null || depth > DEEPEST) {
        return;
      }
      if (x instanceof Expr.Call<O> call) {
        boolean source = call.method().isStatic()
            && call.arguments().isEmpty()
            && context.value(call, flow).isIntactTick()
            && context.roles(call).stream().allMatch(r -> r instanceof Role.Source);
        clock = source ? call.origin() : null;
      } else if (x instanceof Expr.Binary<O> sum && sum.op() == BinaryOp.ADD) {
        findClock(sum.left(), flow, depth + 1);
        findClock(sum.right(), flow, depth + 1);
      } else if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Local) {
        Expr<O> stored = Terms.stored(x, flow, context.solution());
        if (stored != null) {
          findClock(stored, flow, depth + 1);
        }
      }
    }
  }
}
