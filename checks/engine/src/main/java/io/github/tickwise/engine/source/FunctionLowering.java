package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Turns lambdas, method references and {@code new} into values, and their bodies into methods. */
final class FunctionLowering<O> {
  private final MethodLowering<O> method;

  FunctionLowering(MethodLowering<O> method) {
    this.method = method;
  }

  /** The value of a {@link Node.Lambda}, {@link Node.Reference} or {@link Node.New}. */
  Expr<O> lower(Node<O> node) {
    if (node instanceof Node.Lambda<O> lambda) {
      return lambda(lambda);
    }
    if (node instanceof Node.Reference<O> r) {
      List<Expr<O>> bound =
          r.receiver() == null ? List.of() : List.of(method.expressions.lower(r.receiver()));
      return new Expr.Function<>(r.method(), bound, false, r.type(), r.origin());
    }
    return created((Node.New<O>) node);
  }

  private Expr<O> created(Node.New<O> node) {
    List<Expr<O>> arguments = method.expressions.all(node.arguments());
    if (node.anonymous() != null) {
      declare(node.anonymous(), node.origin());
    }
    return new Expr.Call<>(
        node.constructor(),
        null,
        method.expressions.converted(arguments, node.constructor().parameterTypes()),
        node.type(),
        node.origin());
  }

  /** Lowers a local or anonymous class and hands it the locals that it reads. */
  void declare(ClassUnit<O> unit, O origin) {
    Captures<O> captures = method.run.classes.get(unit);
    if (captures == null) {
      captures = new Captures<>();
      method.run.classes.put(unit, captures);
      new ClassLowering<>(method.run, unit, method, captures).lower();
    }
    method.capture(captures, origin);
  }

  private Expr<O> lambda(Node.Lambda<O> node) {
    var lowered = method.run.lambdas.get(node);
    if (lowered == null) {
      lowered = body(node);
      method.run.lambdas.put(node, lowered);
    }
    method.capture(lowered.captures(), node.origin());
    return new Expr.Function<>(lowered.method(), List.of(), true, node.type(), node.origin());
  }

  private ProgramLowering.LoweredLambda<O> body(Node.Lambda<O> node) {
    Set<Method.Modifier> modifiers = EnumSet.of(Method.Modifier.LAMBDA, Method.Modifier.PRIVATE);
    if (method.isStatic()) {
      modifiers.add(Method.Modifier.STATIC);
    }
    String name = "lambda$" + method.unit.name() + "$" + method.run.nextLambda(method.owner);
    var unit = new ClassUnit.MethodUnit<>(
        name,
        node.parameters(),
        "?",
        modifiers,
        List.of(),
        null,
        node.body(),
        false,
        false,
        Set.of(),
        node.origin());
    Captures<O> captures = new Captures<>();
    MethodLowering<O> inner =
        new MethodLowering<>(method.run, method.owner, unit, method, captures);
    inner.statements.lower(node.body());
    inner.finish();
    return new ProgramLowering.LoweredLambda<>(inner.reference(), captures);
  }
}
