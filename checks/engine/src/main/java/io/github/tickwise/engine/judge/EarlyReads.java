package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.solve.Definition;
import io.github.tickwise.engine.solve.MethodFlow;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Slots that are read as ticks before any reading was stored in them: {@code TickDefaultInit}.
 * Silent where a constructor, an initialiser or a lifecycle callback stores a reading, where it is
 * stored from outside, earlier in the same method, or where a flag, null or state test stands before
 * the read.
 */
final class EarlyReads<O> implements ExpressionRule<O> {
  private final Context<O> context;
  private final Set<Integer> judged = new HashSet<>();

  EarlyReads(Context<O> context) {
    this.context = context;
  }

  @Override
  public void inspect(Expr<O> x, Site<O> site) {
    int node = slotRead(x, site.flow());
    if (node < 0 || judged.contains(node) || !isUsedAsTick(x, site)) {
      return;
    }
    if (!(context.solution().slot(node) instanceof Slot.Field)) {
      return; // a local array or box is filled where it stands
    }
    Definition<O> zero = firstZero(node);
    FieldDecl<O> field =
        zero != null ? context.fields().declaration(context.solution().slot(node)) : null;
    if (zero == null) {
      field = context.fields().withDefault(context.solution().slot(node));
      if (field == null || context.solution().part(node) != null) {
        return;
      }
    }
    if (isRemapped(x, site.flow()) || context.isSeeded(node, site)) {
      return;
    }
    judged.add(node);
    report(node, zero, field, x, site);
  }

  private int slotRead(Expr<O> x, MethodFlow<O> flow) {
    if (x instanceof Expr.Load<O> load && load.slot() instanceof Slot.Field) {
      return context.solution().node(load.slot());
    }
    if (x instanceof Expr.Load<O> load && flow.method().isLambda()) {
      return contentGivenTo(load, flow);
    }
    if (x instanceof Expr.Element<O> e) {
      return context.solution().contentOf(e.array(), Role.Part.VALUE, flow);
    }
    if (x instanceof Expr.Call<O> call && call.receiver() != null) {
      int got = fieldGot(call);
      if (got >= 0) {
        return got;
      }
      for (Role role : context.roles(call)) {
        if (role instanceof Role.Get get
            && get.part() == Role.Part.VALUE
            && get.holder() == Role.RECEIVER) {
          return context.solution().contentOf(call.receiver(), Role.Part.VALUE, flow);
        }
      }
    }
    return -1;
  }

  /** The field that a getter of the program returns, or -1. */
  private int fieldGot(Expr.Call<O> call) {
    var body = context.solution().calls().method(call.method().key());
    if (body == null || !call.arguments().isEmpty()) {
      return -1;
    }
    int result = context.solution().node(new Slot.Return(body.key()));
    List<Definition<O>> returned = result < 0 ? List.of() : context.solution().definitions(result);
    boolean getter = returned.size() == 1
        && returned.get(0).value() instanceof Expr.Load<O> load
        && load.slot() instanceof Slot.Field;
    return getter ? context.solution().node(((Expr.Load<O>) returned.get(0).value()).slot()) : -1;
  }

  /** The content that a holder's method hands to this lambda: {@code updateAndGet(prev -> ...)}. */
  private int contentGivenTo(Expr.Load<O> load, MethodFlow<O> flow) {
    int[] versions = flow.versions(load);
    if (versions.length != 1 || !(context.solution().slot(versions[0]) instanceof Slot.Param)) {
      return -1;
    }
    List<Definition<O>> given = context.solution().definitions(versions[0]);
    boolean copied = given.size() == 1 && given.get(0).copyOf() >= 0;
    return copied ? context.solution().find(given.get(0).copyOf()) : -1;
  }

  /** Whether the value, here or through a local, is subtracted from a tick or ordered with one. */
  private boolean isUsedAsTick(Expr<O> x, Site<O> site) {
    MethodFlow<O> flow = site.flow();
    Value v = context.value(x, flow);
    if (!v.isTick()) {
      return false;
    }
    Expr<O> inner = x;
    for (Expr<O> parent : site.parents()) {
      if (parent instanceof Expr.Binary<O> b) {
        Expr<O> other = b.left() == inner ? b.right() : b.left();
        if (b.op() == BinaryOp.SUB || b.op().isOrdering()) {
          return context.isTick(other, flow);
        }
        if (b.op() != BinaryOp.ADD) {
          return false;
        }
      } else if (!(parent instanceof Expr.Convert<O>) && !isPass(parent)) {
        return false;
      }
      inner = parent;
    }
    return site.effect() instanceof io.github.tickwise.engine.model.Effect.Assign<O> a
        && a.target() instanceof Slot.Local
        && a.value() == inner
        && isComparedLater(a.value(), flow);
  }

  private boolean isPass(Expr<O> x) {
    return x instanceof Expr.Call<O> call
        && context.roles(call).stream().anyMatch(r -> r instanceof Role.Pass);
  }

  private boolean isComparedLater(Expr<O> stored, MethodFlow<O> flow) {
    boolean[] found = {false};
    Walk.method(flow, (x, site) -> {
      if (!found[0]
          && x instanceof Expr.Binary<O> b
          && (b.op() == BinaryOp.SUB || b.op().isOrdering())) {
        found[0] = isVersionOf(b.left(), stored, flow) && context.isTick(b.right(), flow)
            || isVersionOf(b.right(), stored, flow) && context.isTick(b.left(), flow);
      }
    });
    return found[0];
  }

  private boolean isVersionOf(Expr<O> x, Expr<O> stored, MethodFlow<O> flow) {
    if (!(Exprs.bare(x) instanceof Expr.Load<O> load) || !(load.slot() instanceof Slot.Local)) {
      return false;
    }
    for (int v : flow.versions(load)) {
      if (context.solution().definitions(v).stream().anyMatch(d -> d.value() == stored)) {
        return true;
      }
    }
    return false;
  }

  /** The zero that a declaration or a new object stores first, or {@code null}. */
  private Definition<O> firstZero(int node) {
    for (Definition<O> d : context.solution().definitions(node)) {
      if (d.copyOf() >= 0) {
        continue;
      }
      boolean fieldsOwn = context.solution().part(node) == null;
      if (d.isImplicitZero()
          || Exprs.constant(d.value()) != null
              && Exprs.constant(d.value()).longValue() == 0
              && (fieldsOwn ? context.fields().isConstantOfConstruction(d) : isConstruction(d))) {
        return d;
      }
    }
    return null;
  }

  /** Whether a content is stored by its object's constructor: {@code new AtomicLong(0)}. */
  private boolean isConstruction(Definition<O> d) {
    var effects = d.flow().method().blocks().get(d.block()).effects();
    return d.effect() < effects.size()
        && effects.get(d.effect()) instanceof io.github.tickwise.engine.model.Effect.Assign<O> a
        && a.value() instanceof Expr.Call<O> call
        && call.method().isConstructor()
        && call.arguments().contains(d.value());
  }

  /** Whether every reading has 0 mapped away before it is stored: then 0 does say "none yet". */
  private boolean isRemapped(Expr<O> x, MethodFlow<O> flow) {
    return !context.origins().trace(x, flow, false, 0L).readings();
  }

  private void report(
      int node, Definition<O> zero, FieldDecl<O> field, Expr<O> read, Site<O> site) {
    Slot slot = context.solution().slot(node);
    String name = slot == null ? Texts.of(read) : slot.displayName();
    Value v = context.solution().value(node);
    String message = name
        + " is 0 until a reading of "
        + context.clockNames(v)
        + " is stored in it, but 0 may be long past or far ahead of that clock; seed it from a reading";
    boolean content = context.solution().part(node) != null;
    O origin = zero != null ? zero.origin() : field.origin();
    if (content && field != null && field.origin() != null) {
      origin = field.origin();
    }
    if (origin == null) {
      origin = read.origin(); // class files have no line for a field
    }
    Set<String> suppressed =
        field != null ? field.suppressed() : site.flow().method().suppressed();
    context.report().holds(read, slot instanceof Slot.Field ? node : -1, 0L);
    context.report().add(Rule.DEFAULT_INIT, suppressed, origin, message, null, name);
  }
}
