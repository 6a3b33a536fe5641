package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.Expression;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.review.types.Functions;
import io.github.tickwise.review.types.Inference;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members.SeenMethod;
import io.github.tickwise.review.types.MethodInfo;
import io.github.tickwise.review.types.Overloads;
import io.github.tickwise.review.types.Overloads.Argument;
import java.util.ArrayList;
import java.util.List;

/** One call's arguments: chooses the method, then lowers what depends on it. Used once. */
final class Invocation {
  private final Context context;
  private final List<Argument> arguments = new ArrayList<>();

  Invocation(Context context, List<Expression> written) {
    this.context = context;
    Peek peek = new Peek(context);
    for (Expression e : written) {
      arguments.add(
          Arguments.isPending(e)
              ? Arguments.Pending.of(e, peek)
              : context.expressions.lower(e, JavaType.UNKNOWN));
    }
  }

  /** A call resolved as far as possible; {@code method} null where no method is at hand. */
  record Resolved(
      MethodInfo method, List<Node<Origin>> arguments, List<JavaType> types, JavaType result) {}

  /** The best of the candidates, or null. */
  Overloads.Choice choose(List<SeenMethod> candidates) {
    return new Overloads(context.index).choose(candidates, arguments);
  }

  /** The call when no method is at hand. */
  Resolved unresolved() {
    List<Node<Origin>> nodes = new ArrayList<>();
    List<JavaType> types = new ArrayList<>();
    for (Argument a : arguments) {
      Value v = a instanceof Arguments.Pending p
          ? context.expressions.lower(p.expression(), JavaType.UNKNOWN)
          : (Value) a;
      nodes.add(v.node());
      types.add(v.type());
    }
    return new Resolved(null, nodes, types, JavaType.UNKNOWN);
  }

  /**
   * The call of a chosen method.
   *
   * @param classParameters type parameters of the class to learn as well ({@code new C<>(...)})
   * @param returned the result's type in terms of the parameters
   * @param at where a varargs array stands
   */
  Resolved of(
      Overloads.Choice choice,
      List<JavaType.Variable> classParameters,
      JavaType returned,
      JavaType expected,
      Origin at) {
    MethodInfo method = choice.seen().method();
    List<JavaType.Variable> wanted = new ArrayList<>(method.typeParameters());
    wanted.addAll(classParameters);
    Inference inference = new Inference(
        context.index, wanted, classParameters.isEmpty() ? choice.seen().receiver() : null);
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Value v) {
        inference.accept(parameter(choice, i), v.type());
      }
    }
    inference.expect(returned, expected);
    List<Node<Origin>> nodes = new ArrayList<>();
    List<JavaType> types = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Value v = arguments.get(i) instanceof Arguments.Pending p
          ? pending(p, parameter(choice, i), inference)
          : (Value) arguments.get(i);
      nodes.add(v.node());
      types.add(v.type());
    }
    if (choice.packed() && !method.isSignaturePolymorphic()) {
      pack(method, nodes, at);
    }
    return new Resolved(method, nodes, types, inference.result(returned));
  }

  private static JavaType parameter(Overloads.Choice choice, int argument) {
    List<JavaType> parameters = choice.seen().method().parameters();
    int last = parameters.size() - 1;
    if (choice.packed() && argument >= last) {
      return ((JavaType.Array) parameters.get(last)).element();
    }
    return parameters.get(argument);
  }

  private Value pending(Arguments.Pending p, JavaType parameter, Inference inference) {
    JavaType target = inference.function(parameter);
    if (!p.isFunction()) {
      Value v = context.expressions.lower(p.expression(), target);
      inference.accept(parameter, v.type());
      return v;
    }
    Lambdas.Function f = context.lambdas.function(p.core(), target);
    Functions.Shape open = Functions.of(context.index, inference.soFar(parameter));
    if (open != null) {
      // What a method reference takes tells of the function's parameters, what a body returns of
      // its result.
      for (int i = 0; i < Math.min(f.parameters().size(), open.parameters().size()); i++) {
        inference.accept(open.parameters().get(i), f.parameters().get(i));
      }
      if (!open.isVoid()) {
        inference.accept(open.returnType(), f.result());
      }
    }
    return f.value();
  }

  /** As javac does: the trailing arguments become the elements of an array. */
  private static void pack(MethodInfo method, List<Node<Origin>> nodes, Origin at) {
    int fixed = method.parameters().size() - 1;
    List<Node<Origin>> trailing = nodes.subList(fixed, nodes.size());
    List<Node<Origin>> elements = List.copyOf(trailing);
    trailing.clear();
    String type = method.parameters().get(fixed).erased();
    nodes.add(new Node.NewArray<>(List.of(), elements, true, type, at));
  }
}
