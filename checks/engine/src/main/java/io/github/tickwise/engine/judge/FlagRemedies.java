package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reserved values that say whether a slot holds a reading: a flag beside the slot says so instead.
 * All tests, stores and comparisons of the slot change together; none does where one of its uses has
 * no such meaning.
 */
final class FlagRemedies<O> {
  /** What the code takes readings for: far above any reserved value but the greatest. */
  private static final long USUAL = 1L << 50;

  private final Context<O> context;

  /** The slots that an earlier finding speaks for. */
  private final Set<Object> done = new HashSet<>();

  FlagRemedies(Context<O> context) {
    this.context = context;
  }

  /** The fix of the slot that is tested against a constant. */
  Optional<Fix<O>> fix(Expr<O> use, Site<O> site) {
    if (!(use instanceof Expr.Binary<O> test)) {
      return Optional.empty();
    }
    Expr<O> tested = Exprs.constant(test.left()) == null ? test.left() : test.right();
    if (!(tested instanceof Expr.Load<O> load)) {
      return Optional.empty();
    }
    SlotUses<O> uses = uses(load.slot(), site.flow());
    return uses != null && done.add(uses.declaration())
        ? Optional.ofNullable(new Search(uses).fix())
        : Optional.empty();
  }

  private SlotUses<O> uses(Slot slot, MethodFlow<O> flow) {
    if (slot instanceof Slot.Local local) {
      return SlotUses.of(local, flow, context.solution());
    }
    FieldDecl<O> field = context.fields().declaration(slot);
    return field == null ? null : SlotUses.of(field, context.solution());
  }

  private final class Search {
    private final SlotUses<O> uses;
    private final Set<Number> reserved = new LinkedHashSet<>();
    private final List<Edit<O>> edits = new ArrayList<>();

    Search(SlotUses<O> uses) {
      this.uses = uses;
    }

    Fix<O> fix() {
      if (!uses.isInitialised()) {
        reserved.add(0L);
      }
      edits.add(new Edit.DeclareFlag<>(uses.declaration()));
      if (isLookedAtFromOutside()) {
        return null;
      }
      boolean right = uses.stores().stream().allMatch(this::isSeen)
          && uses.reads().stream().allMatch(this::isSeen);
      boolean asked = edits.stream().anyMatch(e -> e instanceof Edit.AskFlag<O>);
      boolean raised = edits.stream().anyMatch(e -> e instanceof Edit.RaiseFlag<O>);
      return right && asked && raised ? new Fix<>(edits) : null;
    }

    /**
     * Whether a method reads the slot and never stores into it: it may be another thread's, for which two fields are no
     * longer one value.
     */
    private boolean isLookedAtFromOutside() {
      Set<MethodFlow<O>> storing = new HashSet<>();
      uses.stores().forEach(s -> storing.add(s.site().flow()));
      return uses.reads().stream().anyMatch(r -> !storing.contains(r.site().flow()));
    }

    private boolean isSeen(SlotUses.Store<O> store) {
      Expr<O> value = store.assign().value();
      Number n = store.constant();
      if (n != null) {
        reserved.add(n.longValue());
        if (!store.assign().initializer()) {
          edits.add(new Edit.LowerFlag<>(store.assign().origin()));
        }
        return true;
      }
      MethodFlow<O> flow = store.site().flow();
      edits.add(new Edit.RaiseFlag<>(store.assign().origin()));
      return !store.assign().initializer()
          && context.value(value, flow).isIntactTick()
          && context.origins().trace(value, flow, true, null).constants().isEmpty();
    }

    private boolean isSeen(SlotUses.Read<O> read) {
      Site<O> site = read.site();
      if (site.parents().isEmpty() || !(site.parents().get(0) instanceof Expr.Binary<O> b)) {
        return false;
      }
      boolean left = b.left() == read.load();
      Expr<O> other = left ? b.right() : b.left();
      BinaryOp op = left ? b.op() : b.op().mirrored();
      Number n = Exprs.constant(other);
      if (n != null) {
        return isTest(b, read, op, n.longValue());
      }
      boolean tick = context.value(other, site.flow()).isIntactTick()
          && other.type().equals("long")
          && context.origins().trace(other, site.flow(), true, null).constants().isEmpty();
      if (!tick) {
        return false;
      }
      if (b.op() == BinaryOp.SUB) {
        return isKnownSet(site);
      }
      return b.op().isOrdering() && b.op() != BinaryOp.CMP && isComparison(b, read, op);
    }

    /** Whether all reserved values are on one side of a test, and what the code takes readings for on the other. */
    private boolean isTest(Expr.Binary<O> b, SlotUses.Read<O> read, BinaryOp op, long constant) {
      if (op == BinaryOp.CMP || !(op.isOrdering() || op.isEquality())) {
        return false;
      }
      boolean set = holds(op, USUAL, constant);
      edits.add(new Edit.AskFlag<>(b.origin(), read.load().origin(), set));
      return reserved.stream().allMatch(r -> holds(op, r.longValue(), constant) != set);
    }

    private boolean isComparison(Expr.Binary<O> b, SlotUses.Read<O> read, BinaryOp op) {
      if (isKnownSet(read.site())) {
        edits.add(new Edit.Subtract<>(b.origin()));
        return true;
      }
      Set<Boolean> outcomes = new HashSet<>();
      reserved.forEach(r -> outcomes.add(holds(op, r.longValue(), USUAL)));
      boolean otherwise = outcomes.contains(true);
      edits.add(new Edit.SubtractIfSet<>(b.origin(), read.load().origin(), otherwise));
      return outcomes.size() == 1;
    }

    /** Whether a test or a store before a place says that the slot holds a reading there. */
    private boolean isKnownSet(Site<O> site) {
      MethodFlow<O> flow = site.flow();
      for (MethodFlow.Guard<O> g : flow.guards(site.block())) {
        for (SlotUses.Read<O> read : uses.reads()) {
          if (read.site().flow() == flow
              && !read.site().parents().isEmpty()
              && read.site().parents().get(0) == g.condition()
              && g.condition() instanceof Expr.Binary<O> test
              && saysSet(test, read, g.holds())) {
            return true;
          }
        }
      }
      return uses.stores().stream()
              .anyMatch(s -> s.constant() == null
                  && s.site().flow() == flow
                  && site.isDominatedBy(s.site().block(), s.site().index()))
          && uses.stores().stream()
              .noneMatch(s ->
                  s.constant() != null && !s.assign().initializer() && s.site().flow() == flow);
    }

    private boolean saysSet(Expr.Binary<O> test, SlotUses.Read<O> read, boolean holds) {
      boolean left = test.left() == read.load();
      Number n = Exprs.constant(left ? test.right() : test.left());
      BinaryOp op = left ? test.op() : test.op().mirrored();
      return n != null
          && op != BinaryOp.CMP
          && (op.isOrdering() || op.isEquality())
          && holds(op, USUAL, n.longValue()) == holds;
    }
  }

  private static boolean holds(BinaryOp op, long a, long b) {
    return switch (op) {
      case LT -> a < b;
      case LE -> a <= b;
      case GT -> a > b;
      case GE -> a >= b;
      case EQ -> a == b;
      case NE -> a != b;
      default -> throw new IllegalArgumentException(op.name());
    };
  }
}
