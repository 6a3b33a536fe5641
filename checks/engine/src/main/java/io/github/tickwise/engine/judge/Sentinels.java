package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.Set;

/**
 * Reserved values of ticks: the tests against them, and the stores of the constants that such a test
 * looks for ({@code TickSentinel}; an implicit or explicit first 0 of a field is {@code
 * TickDefaultInit}).
 */
final class Sentinels<O> implements ExpressionRule<O> {
  private static final String CURE =
      "; keep a boolean (or an existing counter) beside it that says whether it has happened";

  private final Context<O> context;
  private final Unwraps<O> unwraps;

  Sentinels(Context<O> context, Unwraps<O> unwraps) {
    this.context = context;
    this.unwraps = unwraps;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    if (x instanceof Expr.Binary<O> b && (b.op().isOrdering() || b.op().isEquality())) {
      Number right = Exprs.constant(b.right());
      Number left = Exprs.constant(b.left());
      if (right != null && left == null) {
        test(b, b.left(), right, b.op(), site);
      } else if (left != null && right == null) {
        test(b, b.right(), left, b.op().mirrored(), site);
      }
    } else if (x instanceof Expr.Call<O> call) {
      for (Role role : context.roles(call)) {
        if (role instanceof Role.Sign sign) {
          Expr<O> signed = context.argument(call, sign.argument());
          if (signed != null) {
            test(call, signed, 0L, BinaryOp.LT, site);
          }
        } else if (role instanceof Role.Equal equal) {
          equal(call, equal, site);
        } else if (role instanceof Role.TestsContent tests) {
          testedContent(call, tests, flow);
        } else if (role instanceof Role.Default d) {
          missing(call, d, flow);
        }
      }
    }
  }

  private void equal(Expr.Call<O> call, Role.Equal equal, Site<O> site) {
    Expr<O> left = context.argument(call, equal.left());
    Expr<O> right = context.argument(call, equal.right());
    if (left == null || right == null) {
      return;
    }
    Number constant = Exprs.constant(right);
    if (constant != null) {
      test(call, left, constant, BinaryOp.EQ, site);
    } else if (Exprs.constant(left) != null) {
      test(call, right, Exprs.constant(left), BinaryOp.EQ, site);
    }
  }

  private void test(Expr<O> at, Expr<O> tested, Number constant, BinaryOp op, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    Value v = context.value(tested, flow);
    if (!v.isTick() || context.remaps().isRemapTest(at) || unwraps.isTest(at)) {
      return;
    }
    Origins.Trace<O> trace = context.origins().trace(tested, flow, false, constant);
    if (!trace.readings() && op.isEquality()) {
      return; // every reading has this value mapped away before it gets here
    }
    Method<O> method = flow.method();
    String name = Texts.of(Exprs.bare(tested));
    String message = "A tick has no reserved values: "
        + name
        + " is a reading of "
        + context.clockNames(v)
        + " and may itself be "
        + (op.isEquality() ? Texts.number(constant) : "on either side of " + Texts.number(constant))
        + CURE;
    context.report().add(Rule.SENTINEL, method, at.origin(), message, name);
    for (Origins.Stored<O> s : trace.constants()) {
      boolean meant =
          op.isEquality() ? Exprs.sameNumber(s.value(), constant) : Exprs.isReserved(s.value());
      if (meant) {
        stored(s, name);
      }
    }
  }

  /** Reports the store of a constant that some test takes for a reserved value. */
  private void stored(Origins.Stored<O> s, String tested) {
    Definition<O> d = s.definition();
    FieldDecl<O> field = s.field();
    boolean first = d == null || d.isImplicitZero() || field != null;
    if (first && s.value().longValue() == 0) {
      String name = field != null ? field.slot().name() : tested;
      Set<String> suppressed = field != null
          ? field.suppressed()
          : d.flow() == null ? Set.of() : d.flow().method().suppressed();
      context
          .report()
          .add(
              Rule.DEFAULT_INIT,
              suppressed,
              field != null && field.origin() != null ? field.origin() : s.origin(),
              name + " starts at 0 as if no reading could be 0, and is tested for it" + CURE,
              null,
              name);
      return;
    }
    Slot slot = context.solution().slot(d.target());
    String name = slot == null || slot.displayName().startsWith("$") ? tested : slot.displayName();
    Set<String> suppressed = d.flow() == null ? Set.of() : d.flow().method().suppressed();
    if (field != null) {
      suppressed = field.suppressed();
    }
    String message = Texts.number(s.value()) + " is stored in " + name
        + " as a reserved value, but a tick may be any value" + CURE;
    context.report().add(Rule.SENTINEL, suppressed, s.origin(), message, null, name);
  }

  private void testedContent(Expr.Call<O> call, Role.TestsContent role, MethodFlow<O> flow) {
    Expr<O> expected = context.argument(call, role.argument());
    Number constant = expected == null ? null : Exprs.constant(expected);
    if (constant == null || call.receiver() == null) {
      return;
    }
    int node = context.solution().contentOf(call.receiver(), Role.Part.VALUE, flow);
    if (node < 0 || !context.solution().strictValue(node).isTick()) {
      return;
    }
    String name = Texts.of(call.receiver());
    context
        .report()
        .add(
            Rule.SENTINEL,
            flow.method(),
            call.origin(),
            "A tick has no reserved values: " + name + " may hold a reading of "
                + Texts.number(constant) + CURE,
            name);
  }

  private void missing(Expr.Call<O> call, Role.Default role, MethodFlow<O> flow) {
    Expr<O> value = context.argument(call, role.argument());
    Number constant = value == null ? null : Exprs.constant(value);
    if (constant == null || !Exprs.isReserved(constant) || !context.isTick(call, flow)) {
      return;
    }
    String message = Texts.number(constant)
        + " stands for a missing reading, but it is a possible one; ask whether there is one first";
    context.report().holds(call, -1, constant);
    context.report().add(Rule.DEFAULT_INIT, flow.method(), call.origin(), message, Texts.of(call));
  }
}
