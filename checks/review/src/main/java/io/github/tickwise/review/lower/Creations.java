package io.github.tickwise.review.lower;

import com.github.javaparser.ast.ArrayCreationLevel;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.review.types.ClassInfo;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.Members.SeenMethod;
import io.github.tickwise.review.types.Overloads;
import io.github.tickwise.review.types.Primitives;
import java.util.ArrayList;
import java.util.List;

/** New objects and arrays. */
final class Creations {
  private final Context context;

  Creations(Context context) {
    this.context = context;
  }

  Value object(ObjectCreationExpr e, JavaType expected) {
    JavaType written =
        e.getScope().isPresent() ? inner(e) : context.names.resolve(e.getType(), context.scope);
    JavaType.ClassType type = written.asClass();
    if (type == null) {
      Invocation.Resolved call = new Invocation(context, e.getArguments()).unresolved();
      return context.expressions.opaque(call.arguments(), JavaType.UNKNOWN, e);
    }
    Created created =
        construct(type, e.getType().isUsingDiamondOperator(), e.getArguments(), expected, e);
    ClassUnit<Origin> anonymous = e.getAnonymousClassBody()
        .map(body -> context.classes.anonymous(body, created.type(), e))
        .orElse(null);
    return new Value(
        new Node.New<>(
            created.constructor(),
            created.arguments(),
            anonymous,
            created.type().erased(),
            context.origin(e)),
        created.type());
  }

  /** {@code outer.new Inner()}. */
  private JavaType inner(ObjectCreationExpr e) {
    Value outer = context.expressions.lower(e.getScope().get(), JavaType.UNKNOWN);
    JavaType.ClassType type = outer.type().asClass();
    String name = e.getType().getNameAsString();
    String nested = type == null ? null : Members.nested(context.index, type.erased(), name);
    return nested == null ? context.names.resolve(e.getType(), context.scope) : JavaType.of(nested);
  }

  private record Created(MethodRef constructor, List<Node<Origin>> arguments, JavaType type) {}

  private Created construct(
      JavaType.ClassType type,
      boolean diamond,
      List<Expression> written,
      JavaType expected,
      com.github.javaparser.ast.Node at) {
    Invocation invocation = new Invocation(context, written);
    ClassInfo info = context.index.find(type.erased());
    List<SeenMethod> candidates = Members.methods(context.index, type, "<init>");
    Overloads.Choice choice = candidates.isEmpty() ? null : invocation.choose(candidates);
    if (choice == null) {
      Invocation.Resolved call = invocation.unresolved();
      List<String> types = call.types().stream().map(JavaType::erased).toList();
      JavaType result = diamond
              && expected.asClass() != null
              && expected.asClass().arguments().size() > 0
          ? new JavaType.ClassType(type.erased(), expected.asClass().arguments())
          : type;
      return new Created(
          new MethodRef(type.erased(), "<init>", types, "void", false), call.arguments(), result);
    }
    boolean learn = diamond && info != null;
    Invocation.Resolved call = invocation.of(
        choice,
        learn ? info.typeParameters() : List.of(),
        learn ? info.self() : type,
        expected,
        context.origin(at));
    MethodRef ref = Calls.reference(choice.seen().method(), type.erased(), context);
    return new Created(ref, call.arguments(), learn ? call.result() : type);
  }

  /** {@code this(...)} and {@code super(...)}. */
  Node<Origin> explicit(ExplicitConstructorInvocationStmt s) {
    ClassInfo here = context.scope.thisType();
    JavaType.ClassType type = null;
    if (here != null) {
      type = s.isThis()
          ? here.self()
          : here.supertypes().isEmpty() ? null : here.supertypes().get(0).asClass();
    }
    type = type == null ? JavaType.of("?") : type;
    Created created = construct(type, false, s.getArguments(), JavaType.UNKNOWN, s);
    return new Node.New<>(
        created.constructor(), created.arguments(), null, "void", context.origin(s));
  }

  /** The call of a constructor by an enum constant, whose class is given. */
  Node<Origin> enumConstant(
      JavaType.ClassType type,
      List<Expression> arguments,
      ClassUnit<Origin> body,
      com.github.javaparser.ast.Node at) {
    Created created = construct(type, false, arguments, JavaType.UNKNOWN, at);
    return new Node.New<>(
        created.constructor(), created.arguments(), body, type.erased(), context.origin(at));
  }

  Value array(ArrayCreationExpr e) {
    JavaType type = context.names.resolve(e.getElementType(), context.scope);
    List<Node<Origin>> dimensions = new ArrayList<>();
    for (ArrayCreationLevel level : e.getLevels()) {
      type = new JavaType.Array(type);
      level
          .getDimension()
          .ifPresent(
              d -> dimensions.add(context.expressions.lower(d, Primitives.INT).node()));
    }
    if (e.getInitializer().isPresent()) {
      return elements(e.getInitializer().get(), type);
    }
    return new Value(
        new Node.NewArray<>(dimensions, List.of(), false, type.erased(), context.origin(e)), type);
  }

  /** <code>{a, b}</code>. */
  Value elements(ArrayInitializerExpr e, JavaType type) {
    JavaType element = type instanceof JavaType.Array a ? a.element() : JavaType.UNKNOWN;
    List<Node<Origin>> elements = new ArrayList<>();
    for (Expression value : e.getValues()) {
      elements.add(context.expressions.lower(value, element).node());
    }
    return new Value(
        new Node.NewArray<>(List.of(), elements, true, type.erased(), context.origin(e)), type);
  }
}
