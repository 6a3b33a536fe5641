package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.List;

/** Turns statements into effects and blocks. */
final class StatementLowering<O> {
  private final MethodLowering<O> method;
  private final JumpLowering<O> jumps;
  private final LoopLowering<O> loops;
  private final SwitchLowering<O> switches;
  private final TryLowering<O> tries;

  StatementLowering(MethodLowering<O> method) {
    this.method = method;
    this.jumps = new JumpLowering<>(method);
    this.loops = new LoopLowering<>(method);
    this.switches = new SwitchLowering<>(method);
    this.tries = new TryLowering<>(method);
  }

  void lower(Stmt<O> s) {
    if (s instanceof Stmt.Sequence<O> q) {
      q.statements().forEach(this::lower);
    } else if (s instanceof Stmt.Eval<O> e) {
      method.expressions.run(e.expression());
    } else if (s instanceof Stmt.Declare<O> d) {
      declare(d);
    } else if (s instanceof Stmt.If<O> i) {
      branch(i);
    } else if (s instanceof Stmt.Return<O> r) {
      jumps.leave(r);
    } else if (s instanceof Stmt.Loop<O> || s instanceof Stmt.ForEach<O>) {
      loops.lower(s, List.of());
    } else if (s instanceof Stmt.Labeled<O> l) {
      labeled(l);
    } else if (s instanceof Stmt.Break<O> b) {
      jumps.leave(b);
    } else if (s instanceof Stmt.Continue<O> c) {
      jumps.leave(c);
    } else if (s instanceof Stmt.Yield<O> y) {
      jumps.leave(y);
    } else if (s instanceof Stmt.Switch<O> w) {
      switches.lower(w);
    } else if (s instanceof Stmt.Try<O> t) {
      tries.lower(t);
    } else {
      lowerRare(s);
    }
  }

  private void lowerRare(Stmt<O> s) {
    if (s instanceof Stmt.Throw<O> t) {
      evaluate(t.value());
      method.cursor.raise();
    } else if (s instanceof Stmt.Synchronized<O> y) {
      evaluate(y.lock());
      lower(y.body());
    } else if (s instanceof Stmt.Assert<O> a) {
      check(a);
    } else if (s instanceof Stmt.LocalClass<O> c) {
      new FunctionLowering<>(method).declare(c.unit(), c.unit().origin());
    } else {
      throw new IllegalArgumentException("Not a statement: " + s);
    }
  }

  /** Lowers a switch expression, whose value lands in {@code result}. */
  void switchValue(Node.Switch<O> s, Slot.Local result) {
    switches.lower(s, result);
  }

  private void evaluate(Node<O> node) {
    Expr<O> value = method.expressions.lower(node);
    method.cursor.emit(new Effect.Evaluate<>(value, node.origin()));
  }

  private void declare(Stmt.Declare<O> d) {
    Slot.Local local = method.declare(d.variable());
    if (d.initializer() != null) {
      Expr<O> value = Conversions.convert(
          method.expressions.lower(d.initializer()), d.variable().type());
      method.cursor.emit(new Effect.Assign<>(local, null, value, true, d.origin()));
    }
  }

  /** A chain of {@code else if} does not recurse: generated code has long ones. */
  private void branch(Stmt.If<O> first) {
    Label<O> after = method.cursor.label();
    Stmt<O> rest = first;
    while (rest instanceof Stmt.If<O> i) {
      Label<O> then = method.cursor.label();
      Label<O> otherwise = i.otherwise() == null ? after : method.cursor.label();
      method.expressions.branch(i.condition(), then, otherwise);
      method.cursor.start(then);
      lower(i.then());
      method.cursor.goTo(after);
      if (i.otherwise() != null) {
        method.cursor.start(otherwise);
      }
      rest = i.otherwise();
    }
    if (rest != null) {
      lower(rest);
      method.cursor.goTo(after);
    }
    method.cursor.join(after);
  }

  private void labeled(Stmt.Labeled<O> l) {
    List<String> labels = new ArrayList<>();
    Stmt<O> body = l;
    while (body instanceof Stmt.Labeled<O> inner) {
      labels.add(inner.label());
      body = inner.body();
    }
    if (body instanceof Stmt.Loop<O> || body instanceof Stmt.ForEach<O>) {
      loops.lower(body, labels);
      return;
    }
    Label<O> after = method.cursor.label();
    Scope<O> outer = method.cursor.scope;
    method.cursor.scope = new Scope.Jump<>(outer, labels, after, null, false);
    lower(body);
    method.cursor.scope = outer;
    method.cursor.goTo(after);
    method.cursor.join(after);
  }

  private void check(Stmt.Assert<O> a) {
    Label<O> fails = method.cursor.label();
    Label<O> after = method.cursor.label();
    method.expressions.branch(a.condition(), after, fails);
    method.cursor.start(fails);
    if (a.message() != null) {
      evaluate(a.message());
    }
    method.cursor.raise();
    method.cursor.join(after);
  }
}
