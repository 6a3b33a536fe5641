package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns {@code try} into blocks with edges to its handlers. A {@code finally} block is lowered once
 * for each way out.
 */
final class TryLowering<O> {
  private final MethodLowering<O> method;

  TryLowering(MethodLowering<O> method) {
    this.method = method;
  }

  void lower(Stmt.Try<O> t) {
    BlockCursor<O> cursor = method.cursor;
    Scope<O> outer = cursor.scope;
    Label<O> after = cursor.label();
    if (t.finallyBlock() == null) {
      guarded(t, after);
    } else {
      Label<O> normal = cursor.label();
      Label<O> exceptional = cursor.label();
      cursor.scope = new Scope.Finally<>(outer, t.finallyBlock(), exceptional);
      guarded(t, normal);
      cursor.scope = outer;
      if (normal.reached) {
        cursor.start(normal);
        method.statements.lower(t.finallyBlock());
        cursor.goTo(after);
      }
      cursor.start(exceptional);
      method.statements.lower(t.finallyBlock());
      cursor.raise();
    }
    cursor.join(after);
  }

  /** The body and its catches; all that complete go to {@code done}. */
  private void guarded(Stmt.Try<O> t, Label<O> done) {
    BlockCursor<O> cursor = method.cursor;
    Scope<O> outer = cursor.scope;
    List<Label<O>> catches = new ArrayList<>();
    boolean all = false;
    for (Stmt.Catch<O> c : t.catches()) {
      catches.add(cursor.label());
      all |= c.variable().type().equals("java.lang.Throwable");
    }
    cursor.scope = new Scope.Catching<>(outer, catches, all);
    cursor.enter(cursor.label());
    t.resources().forEach(method.statements::lower);
    method.statements.lower(t.body());
    cursor.goTo(done);
    cursor.scope = outer;
    for (int i = 0; i < catches.size(); i++) {
      Variable<O> caught = t.catches().get(i).variable();
      cursor.start(catches.get(i));
      Expr<O> exception = new Expr.Unknown<>(List.of(), caught.type(), caught.origin());
      cursor.emit(
          new Effect.Assign<>(method.declare(caught), null, exception, false, caught.origin()));
      method.statements.lower(t.catches().get(i).body());
      cursor.goTo(done);
    }
  }
}
