package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Readings that are scaled or narrowed before they are subtracted: subtract first, convert the
 * difference. Both readings must be in reach: in one expression, or in locals that are only
 * subtracted from each other.
 */
final class ConversionRemedies<O> {
  /** A local whose name says the unit that it would no longer have. */
  private static final Pattern UNIT =
      Pattern.compile(".*(?i:ms|millis(econds)?|micros(econds)?|us|secs?|seconds|minutes|hours)");

  private final Context<O> context;

  /** The differences that a fix has changed already. */
  private final Set<O> done = Collections.newSetFromMap(new IdentityHashMap<>());

  ConversionRemedies(Context<O> context) {
    this.context = context;
  }

  /** The fix of a conversion. */
  Optional<Fix<O>> fix(Expr<O> use, Site<O> site) {
    Edit.Conversion<O> conversion = conversion(use, site.flow());
    if (conversion == null) {
      return Optional.empty();
    }
    for (Expr<O> parent : site.parents()) {
      if (parent instanceof Expr.Binary<O> b && b.op() == BinaryOp.SUB) {
        return Optional.ofNullable(done.add(b.origin()) ? inOneExpression(b, site.flow()) : null);
      }
      if (!(parent instanceof Expr.Convert<O> c) || c.explicit()) {
        return Optional.empty();
      }
    }
    return site.effect() instanceof Effect.Assign<O> a && a.target() instanceof Slot.Local local
        ? Optional.ofNullable(new Locals(site.flow()).fix(local))
        : Optional.empty();
  }

  private Fix<O> inOneExpression(Expr.Binary<O> b, MethodFlow<O> flow) {
    Expr<O> l = withoutWidening(b.left());
    Expr<O> r = withoutWidening(b.right());
    Edit.Conversion<O> left = conversion(l, flow);
    Edit.Conversion<O> right = conversion(r, flow);
    boolean same = left != null && right != null
        ? isSameForm(l, r, flow)
        : left != null ? isCastOf(l, r, flow) : right != null && isCastOf(r, l, flow);
    return same
        ? Fix.of(new Edit.ConvertLast<>(b.origin(), left, right, left != null ? left : right))
        : null;
  }

  /** {@code (double) a - b}: the cast widens the other reading, too. */
  private boolean isCastOf(Expr<O> cast, Expr<O> raw, MethodFlow<O> flow) {
    return cast instanceof Expr.Convert<O> c
        && c.valueType().isFloating()
        && context.value(raw, flow).isIntactTick()
        && raw.type().equals(c.operand().type());
  }

  private static <O> Expr<O> withoutWidening(Expr<O> x) {
    return x instanceof Expr.Convert<O> c && !c.explicit() ? withoutWidening(c.operand()) : x;
  }

  /** The conversion of an intact reading that an expression is, or {@code null}. */
  private Edit.Conversion<O> conversion(Expr<O> x, MethodFlow<O> flow) {
    Expr<O> operand = operand(x);
    return operand != null
            && context.value(operand, flow).isIntactTick()
            && operand.type().equals("long")
            && context.origins().trace(operand, flow, true, null).constants().isEmpty()
        ? new Edit.Conversion<>(x.origin(), operand.origin())
        : null;
  }

  private Expr<O> operand(Expr<O> x) {
    Expr<O> operand = null;
    if (x instanceof Expr.Convert<O> c && c.explicit()) {
      operand = c.operand();
    } else if (x instanceof Expr.Binary<O> b) {
      operand = switch (b.op()) {
        case DIV, MUL, SHR -> b.left();
        default -> null;
      };
    } else if (x instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        if (role instanceof Role.ConvertUnit u) {
          operand = context.argument(call, u.argument());
        }
      }
    }
    return operand == null ? null : withoutWidening(operand);
  }

  /** Whether two conversions differ in nothing but what they convert. */
  private boolean isSameForm(Expr<O> x, Expr<O> y, MethodFlow<O> flow) {
    if (x instanceof Expr.Convert<O> c && y instanceof Expr.Convert<O> d) {
      return c.type().equals(d.type());
    }
    if (x instanceof Expr.Binary<O> c && y instanceof Expr.Binary<O> d) {
      return c.op() == d.op() && Exprs.same(c.right(), d.right(), flow);
    }
    if (!(x instanceof Expr.Call<O> c)
        || !(y instanceof Expr.Call<O> d)
        || !c.method().equals(d.method())) {
      return false;
    }
    Expr<O> a = operand(c);
    Expr<O> b = operand(d);
    List<Expr<O>> all = c.children();
    List<Expr<O>> others = d.children();
    boolean same = all.size() == others.size();
    for (int i = 0; same && i < all.size(); i++) {
      same = withoutWidening(all.get(i)) == a && withoutWidening(others.get(i)) == b
          || Exprs.same(all.get(i), others.get(i), flow);
    }
    return same;
  }

  /** Locals that hold converted readings of one form and are only subtracted from such. */
  private final class Locals {
    private final MethodFlow<O> flow;
    private final Map<Slot.Local, Expr<O>> converted = new LinkedHashMap<>();
    private final List<Edit<O>> edits = new ArrayList<>();

    Locals(MethodFlow<O> flow) {
      this.flow = flow;
    }

    Fix<O> fix(Slot.Local first) {
      if (!add(first)) {
        return null;
      }
      Fix<O> fix = new Fix<>(edits);
      for (Edit<O> e : fix.edits()) {
        if (e instanceof Edit.ConvertLast<O> && !done.add(e.at())) {
          return null; // another of these locals was asked before
        }
      }
      return fix;
    }

    private boolean add(Slot.Local local) {
      if (converted.containsKey(local)) {
        return true;
      }
      SlotUses<O> uses = usesOf(local);
      if (uses == null
          || uses.stores().size() != 1
          || UNIT.matcher(local.name()).matches()) {
        return false;
      }
      Expr<O> form = withoutWidening(uses.stores().get(0).assign().value());
      Edit.Conversion<O> conversion = conversion(form, flow);
      boolean fits = conversion != null
          && (converted.isEmpty()
              || isSameForm(form, converted.values().iterator().next(), flow));
      if (!fits) {
        return false;
      }
      converted.put(local, form);
      edits.add(new Edit.Unconvert<>(uses.declaration(), conversion));
      return !uses.reads().isEmpty() && uses.reads().stream().allMatch(this::isSubtracted);
    }

    private SlotUses<O> usesOf(Slot.Local local) {
      return SlotUses.ofNumber(local, flow, context.solution());
    }

    private boolean isSubtracted(SlotUses.Read<O> read) {
      for (Expr<O> parent : read.site().parents()) {
        if (parent instanceof Expr.Binary<O> b) {
          return b.op() == BinaryOp.SUB && isDifference(b);
        }
        if (!(parent instanceof Expr.Convert<O> c) || c.explicit()) {
          return false;
        }
      }
      return false;
    }

    private boolean isDifference(Expr.Binary<O> b) {
      Expr<O> form = converted.values().iterator().next();
      Edit.Conversion<O> left = side(b.left(), form);
      Edit.Conversion<O> right = side(b.right(), form);
      if (!isLocal(b.left()) && left == null || !isLocal(b.right()) && right == null) {
        return false;
      }
      edits.add(new Edit.ConvertLast<>(
          b.origin(), left, right, left != null ? left : right != null ? right : model(form)));
      return true;
    }

    private Edit.Conversion<O> model(Expr<O> form) {
      return conversion(form, flow);
    }

    private Edit.Conversion<O> side(Expr<O> raw, Expr<O> form) {
      Expr<O> x = withoutWidening(raw);
      return isSameForm(x, form, flow) ? conversion(x, flow) : null;
    }

    private boolean isLocal(Expr<O> raw) {
      Expr<O> x = withoutWidening(raw);
      return x instanceof Expr.Load<O> load
          && load.slot() instanceof Slot.Local local
          && add(local);
    }
  }
}
