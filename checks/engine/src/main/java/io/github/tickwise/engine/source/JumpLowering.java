package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import java.util.function.Predicate;

/** Turns {@code return break continue yield} into jumps that pass through {@code finally}. */
final class JumpLowering<O> {
  private final MethodLowering<O> method;

  JumpLowering(MethodLowering<O> method) {
    this.method = method;
  }

  void leave(Stmt.Return<O> r) {
    if (r.value() == null) {
      method.returns("void");
      jump(null, null);
      return;
    }
    Expr<O> value =
        Conversions.convert(method.expressions.lower(r.value()), method.unit.returnType());
    method.returns(value.type());
    if (Scope.hasFinally(method.cursor.scope) && !(value instanceof Expr.Constant)) {
      value = method.spill(value);
    }
    Scope<O> scope = method.cursor.scope;
    runFinally(null);
    if (method.cursor.isLive()) {
      method.cursor.emit(new Effect.Return<>(value, r.origin()));
      method.cursor.end();
    }
    method.cursor.scope = scope;
  }

  void leave(Stmt.Break<O> b) {
    Scope.Jump<O> target =
        enclosing(j -> b.label() == null ? j.plain() : j.labels().contains(b.label()));
    jump(target, target == null ? null : target.breakTo());
  }

  void leave(Stmt.Continue<O> c) {
    Scope.Jump<O> target = enclosing(
        j -> j.continueTo() != null && (c.label() == null || j.labels().contains(c.label())));
    jump(target, target == null ? null : target.continueTo());
  }

  void leave(Stmt.Yield<O> y) {
    Expr<O> value = method.expressions.lower(y.value());
    Scope<O> s = method.cursor.scope;
    while (s != null && !(s instanceof Scope.Yielding)) {
      s = s.outer();
    }
    if (s instanceof Scope.Yielding<O> target) {
      Expr<O> converted = Conversions.convert(value, target.type());
      method.cursor.emit(
          new Effect.Assign<>(target.result(), null, converted, false, y.value().origin()));
      jump(target, target.exit());
    } else {
      // Not inside a switch expression: broken code, of which the value still counts.
      method.cursor.emit(new Effect.Evaluate<>(value, y.origin()));
    }
  }

  private Scope.Jump<O> enclosing(Predicate<Scope.Jump<O>> wanted) {
    for (Scope<O> s = method.cursor.scope; s != null; s = s.outer()) {
      if (s instanceof Scope.Jump<O> j && wanted.test(j)) {
        return j;
      }
    }
    return null;
  }

  /** A jump to nowhere leaves the method. */
  private void jump(Scope<O> target, Label<O> to) {
    Scope<O> scope = method.cursor.scope;
    runFinally(target);
    if (to == null) {
      method.cursor.end();
    } else {
      method.cursor.goTo(to);
    }
    method.cursor.scope = scope;
  }

  /** Lowers the {@code finally} blocks on the way out to {@code target}, which stays entered. */
  private void runFinally(Scope<O> target) {
    Scope<O> scope = method.cursor.scope;
    for (Scope<O> s = scope; s != target && method.cursor.isLive(); s = s.outer()) {
      if (s instanceof Scope.Finally<O> f) {
        // A block of its own: exceptions in it go outwards.
        method.cursor.scope = f.outer();
        method.cursor.enter(method.cursor.label());
        method.statements.lower(f.body());
      }
    }
  }
}
