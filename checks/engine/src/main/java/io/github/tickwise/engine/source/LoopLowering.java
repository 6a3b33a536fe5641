package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.MethodRef;
import java.util.List;

/** Turns loops into blocks. */
final class LoopLowering<O> {
  private final MethodLowering<O> method;

  LoopLowering(MethodLowering<O> method) {
    this.method = method;
  }

  /** Lowers a {@link Stmt.Loop} or {@link Stmt.ForEach} that {@code labels} name. */
  void lower(Stmt<O> loop, List<String> labels) {
    if (loop instanceof Stmt.ForEach<O> each) {
      lower(each, labels);
    } else {
      Stmt.Loop<O> l = (Stmt.Loop<O>) loop;
      l.init().forEach(method.statements::lower);
      if (l.testFirst()) {
        testFirst(l, labels);
      } else {
        testLast(l, labels);
      }
    }
  }

  private void testFirst(Stmt.Loop<O> l, List<String> labels) {
    Label<O> exit = method.cursor.label();
    Label<O> head = method.cursor.label();
    Label<O> next = l.update().isEmpty() ? head : method.cursor.label();
    method.cursor.enter(head);
    if (!isEndless(l.condition())) {
      Label<O> body = method.cursor.label();
      method.expressions.branch(l.condition(), body, exit);
      method.cursor.start(body);
    }
    body(l.body(), labels, exit, next);
    if (next != head && next.reached) {
      method.cursor.start(next);
      l.update().forEach(method.statements::lower);
      method.cursor.goTo(head);
    }
    method.cursor.join(exit);
  }

  private static <O> boolean isEndless(Node<O> condition) {
    return condition == null
        || (condition instanceof Node.Literal<O> l && Boolean.TRUE.equals(l.value()));
  }

  private void testLast(Stmt.Loop<O> l, List<String> labels) {
    Label<O> exit = method.cursor.label();
    Label<O> head = method.cursor.label();
    Label<O> test = method.cursor.label();
    method.cursor.enter(head);
    body(l.body(), labels, exit, test);
    method.cursor.join(test);
    l.update().forEach(method.statements::lower);
    if (l.condition() == null) {
      method.cursor.goTo(head);
    } else if (method.cursor.isLive()) {
      method.expressions.branch(l.condition(), head, exit);
    }
    method.cursor.join(exit);
  }

  private void body(Stmt<O> body, List<String> labels, Label<O> exit, Label<O> next) {
    Scope<O> outer = method.cursor.scope;
    method.cursor.scope = new Scope.Jump<>(outer, labels, exit, next, true);
    method.statements.lower(body);
    method.cursor.scope = outer;
    method.cursor.goTo(next);
  }

  private void lower(Stmt.ForEach<O> each, List<String> labels) {
    Expr<O> iterable = method.expressions.lower(each.iterable());
    if (!Trees.isRepeatable(iterable)) {
      iterable = method.spill(iterable);
    }
    Label<O> exit = method.cursor.label();
    Label<O> head = method.cursor.label();
    Label<O> body = method.cursor.label();
    method.cursor.enter(head);
    method.cursor.branch(unknown("boolean", each.origin()), body, exit);
    method.cursor.start(body);
    Variable<O> variable = each.variable();
    Expr<O> value = each.overArray() ? element(iterable, each) : next(iterable, each);
    method.cursor.emit(new Effect.Assign<>(
        method.declare(variable),
        null,
        Conversions.convert(value, variable.type()),
        false,
        each.origin()));
    body(each.body(), labels, exit, head);
    method.cursor.join(exit);
  }

  private Expr<O> element(Expr<O> array, Stmt.ForEach<O> each) {
    String type = array.type();
    String element = type.endsWith("[]")
        ? type.substring(0, type.length() - 2)
        : each.variable().type();
    return new Expr.Element<>(array, unknown("int", each.origin()), element, each.origin());
  }

  private Expr<O> next(Expr<O> iterable, Stmt.ForEach<O> each) {
    String iteratorType = "java.util.Iterator";
    String elementType = each.variable().type();
    var iterator = new MethodRef(iterable.type(), "iterator", List.of(), iteratorType, false);
    var next = new MethodRef(iteratorType, "next", List.of(), elementType, false);
    return new Expr.Call<>(
        next,
        new Expr.Call<>(iterator, iterable, List.of(), iteratorType, each.origin()),
        List.of(),
        elementType,
        each.origin());
  }

  private Expr<O> unknown(String type, O origin) {
    return new Expr.Unknown<>(List.of(), type, origin);
  }
}
