package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.model.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Turns switches into a chain of tests and the bodies behind it. */
final class SwitchLowering<O> {
  private final MethodLowering<O> method;

  SwitchLowering(MethodLowering<O> method) {
    this.method = method;
  }

  /**
   * One step of the chain.
   *
   * @param label a constant; {@code null} for a pattern
   */
  private record Test<O>(Stmt.Case<O> theCase, Node<O> label, Label<O> body) {}

  void lower(Stmt.Switch<O> s) {
    Label<O> exit = method.cursor.label();
    Scope<O> inner = new Scope.Jump<>(method.cursor.scope, List.of(), exit, null, true);
    lower(s.selector(), s.cases(), inner, exit, exit);
    method.cursor.join(exit);
  }

  /** Lowers a switch expression, whose value lands in {@code result}. */
  void lower(Node.Switch<O> s, Slot.Local result) {
    Label<O> exit = method.cursor.label();
    Label<O> unmatched = method.cursor.label();
    Scope<O> inner = new Scope.Yielding<>(method.cursor.scope, exit, result, s.type());
    lower(s.selector(), s.cases(), inner, exit, unmatched);
    if (unmatched.reached) {
      method.cursor.start(unmatched);
      method.cursor.raise();
    }
    method.cursor.join(exit);
  }

  private void lower(
      Node<O> selectorNode,
      List<Stmt.Case<O>> cases,
      Scope<O> inner,
      Label<O> exit,
      Label<O> unmatched) {
    Expr<O> selector = method.expressions.lower(selectorNode);
    if (!Trees.isLocalOrConstant(selector)) {
      selector = method.spill(selector);
    }
    List<Label<O>> bodies = new ArrayList<>();
    List<Test<O>> tests = new ArrayList<>();
    Label<O> otherwise = unmatched;
    for (Stmt.Case<O> c : cases) {
      Label<O> body = method.cursor.label();
      bodies.add(body);
      if (c.isDefault()) {
        otherwise = body;
      } else if (c.labels().isEmpty()) {
        tests.add(new Test<>(c, null, body));
      } else {
        c.labels().forEach(label -> tests.add(new Test<>(c, label, body)));
      }
    }
    tests(selector, tests, otherwise);
    bodies(cases, bodies, inner, exit);
  }

  private void tests(Expr<O> selector, List<Test<O>> tests, Label<O> otherwise) {
    if (tests.isEmpty()) {
      method.cursor.goTo(otherwise);
    }
    for (int i = 0; i < tests.size(); i++) {
      boolean last = i == tests.size() - 1;
      Label<O> next = last ? otherwise : method.cursor.label();
      test(selector, tests.get(i), next);
      if (!last) {
        method.cursor.start(next);
      }
    }
  }

  private void test(Expr<O> selector, Test<O> test, Label<O> next) {
    Stmt.Case<O> c = test.theCase();
    boolean plain = c.guard() == null && c.bindings().isEmpty();
    Label<O> matched = plain ? test.body() : method.cursor.label();
    Expr<O> condition = test.label() == null
        ? new Expr.Unknown<>(List.of(selector), "boolean", origin(c, selector))
        : method.expressions.matches(selector, test.label());
    method.cursor.branch(condition, matched, next);
    if (plain) {
      return;
    }
    method.cursor.start(matched);
    c.bindings().forEach(b -> bind(b, selector, c.bindings().size() == 1));
    if (c.guard() == null) {
      method.cursor.goTo(test.body());
    } else {
      method.expressions.branch(c.guard(), test.body(), next);
    }
  }

  private static <O> O origin(Stmt.Case<O> c, Expr<O> selector) {
    if (!c.bindings().isEmpty()) {
      return c.bindings().get(0).origin();
    }
    return c.guard() != null ? c.guard().origin() : selector.origin();
  }

  /** A single binding names the selector; several are components, of which nothing is known. */
  private void bind(Variable<O> binding, Expr<O> selector, boolean single) {
    boolean same = single
        && (selector.valueType() != ValueType.REFERENCE
            || ValueType.of(binding.type()) == ValueType.REFERENCE);
    Expr<O> value =
        same ? selector : new Expr.Unknown<>(List.of(), binding.type(), binding.origin());
    method.cursor.emit(
        new Effect.Assign<>(method.declare(binding), null, value, false, binding.origin()));
  }

  private void bodies(
      List<Stmt.Case<O>> cases, List<Label<O>> bodies, Scope<O> inner, Label<O> exit) {
    Scope<O> outer = method.cursor.scope;
    method.cursor.scope = inner;
    for (int i = 0; i < cases.size(); i++) {
      method.cursor.enter(bodies.get(i));
      cases.get(i).body().forEach(method.statements::lower);
      if (cases.get(i).arrow()) {
        method.cursor.goTo(exit);
      }
    }
    method.cursor.goTo(exit);
    method.cursor.scope = outer;
  }
}
