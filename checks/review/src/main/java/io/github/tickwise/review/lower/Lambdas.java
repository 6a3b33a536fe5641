package io.github.tickwise.review.lower;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.UnknownType;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.review.types.ClassInfo;
import io.github.tickwise.review.types.Functions;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.Members.SeenMethod;
import io.github.tickwise.review.types.MethodInfo;
import io.github.tickwise.review.types.Overloads;
import io.github.tickwise.review.types.Primitives;
import io.github.tickwise.review.types.Supertypes;
import java.util.ArrayList;
import java.util.List;

/** Lambdas and method references. */
final class Lambdas {
  private final Context context;

  Lambdas(Context context) {
    this.context = context;
  }

  /** A lowered function: what it takes as far as it says itself, and what its body returns. */
  record Function(Value value, List<JavaType> parameters, JavaType result) {}

  Function function(Expression e, JavaType target) {
    return e instanceof LambdaExpr l
        ? lambda(l, target)
        : reference((MethodReferenceExpr) e, target);
  }

  Function lambda(LambdaExpr e, JavaType target) {
    Functions.Shape shape = Functions.of(context.index, target);
    Returns frame = new Returns(shape == null ? JavaType.UNKNOWN : shape.returnType());
    List<JavaType> own = new ArrayList<>();
    Node<Origin> node = context.inScope(context.scope.inner(), () -> {
      List<Variable<Origin>> parameters = new ArrayList<>();
      for (Parameter p : e.getParameters()) {
        JavaType written = p.getType() instanceof UnknownType
            ? JavaType.UNKNOWN
            : context.names.resolve(p.getType(), context.scope);
        int at = parameters.size();
        boolean open =
            written.isUnknown() && shape != null && at < shape.parameters().size();
        own.add(written);
        parameters.add(context.declare(p, open ? shape.parameters().get(at) : written));
      }
      Stmt<Origin> body = context.returning(frame, () -> body(e.getBody(), shape));
      return new Node.Lambda<>(parameters, body, target.erased(), context.origin(e));
    });
    return new Function(new Value(node, target), own, frame.seen());
  }

  private Stmt<Origin> body(Statement body, Functions.Shape shape) {
    if (!body.isExpressionStmt()) {
      return context.statements.lower(body);
    }
    Expression e = body.asExpressionStmt().getExpression();
    Value v = context.expressions.lower(e, context.returns.expected());
    context.returns.add(v.type());
    boolean isVoid = shape != null ? shape.isVoid() : v.type() == Primitives.VOID;
    return isVoid ? new Stmt.Eval<>(v.node()) : new Stmt.Return<>(v.node(), context.origin(e));
  }

  Function reference(MethodReferenceExpr e, JavaType target) {
    Functions.Shape shape = Functions.of(context.index, target);
    Expression scope = e.getScope();
    if (scope instanceof TypeExpr t) {
      Meaning meaning = meaning(t);
      if (meaning instanceof Meaning.OfValue v) {
        return bound(e, v.value(), v.value().type().asClass(), shape, target);
      }
      JavaType type = meaning instanceof Meaning.OfType named
          ? withArguments(t, named.name())
          : context.names.resolve(t.getType(), context.scope);
      return unbound(e, type, shape, target);
    }
    if (scope instanceof ThisExpr || scope instanceof SuperExpr) {
      ClassInfo here = context.scope.thisType();
      Value self = context.expressions.lower(scope, JavaType.UNKNOWN);
      JavaType.ClassType type = self.type().asClass();
      return bound(e, self, type != null || here == null ? type : here.self(), shape, target);
    }
    Value v = context.expressions.lower(scope, JavaType.UNKNOWN);
    return bound(e, v, v.type().asClass(), shape, target);
  }

  /** The parser takes any name before {@code ::} for a type. */
  private Meaning meaning(TypeExpr t) {
    if (!(t.getType() instanceof ClassOrInterfaceType c) || c.getTypeArguments().isPresent()) {
      return new Meaning.OfPackage("");
    }
    return context.variables.meaning(Names.expression(c));
  }

  private JavaType withArguments(TypeExpr t, String name) {
    JavaType written = context.names.resolve(t.getType(), context.scope);
    return written.erased().equals(name) ? written : JavaType.of(name);
  }

  private Function bound(
      MethodReferenceExpr e,
      Value receiver,
      JavaType.ClassType type,
      Functions.Shape shape,
      JavaType target) {
    List<SeenMethod> candidates =
        type == null ? List.of() : Members.methods(context.index, type, e.getIdentifier());
    SeenMethod m = choose(candidates, shape == null ? null : shape.parameters());
    String owner = type == null ? "?" : type.erased();
    return made(e, m, owner, receiver.node(), List.of(), shape, target);
  }

  private Function unbound(
      MethodReferenceExpr e, JavaType type, Functions.Shape shape, JavaType target) {
    String name = e.getIdentifier();
    JavaType.ClassType owner = seen(type.asClass(), shape);
    if (owner == null) {
      return made(e, null, type.erased(), null, List.of(), shape, target);
    }
    boolean creation = name.equals("new");
    List<SeenMethod> all = Members.methods(context.index, owner, creation ? "<init>" : name);
    List<SeenMethod> statics = new ArrayList<>();
    List<SeenMethod> instance = new ArrayList<>();
    all.forEach(m -> (creation || m.method().isStatic() ? statics : instance).add(m));
    List<JavaType> taken = shape == null ? null : shape.parameters();
    SeenMethod m = statics.isEmpty() ? null : choose(statics, taken);
    if (m == null && !instance.isEmpty() && (taken == null || !taken.isEmpty())) {
      m = choose(instance, taken == null ? null : taken.subList(1, taken.size()));
      if (m != null) {
        return made(e, m, owner.erased(), null, List.of(owner), shape, target);
      }
    }
    return made(e, m, owner.erased(), null, List.of(), shape, target);
  }

  /** {@code List::stream} of a function that takes a {@code List<T>}: the arguments come from there. */
  private JavaType.ClassType seen(JavaType.ClassType written, Functions.Shape shape) {
    boolean raw = written != null && written.arguments().isEmpty();
    if (!raw || shape == null || shape.parameters().isEmpty()) {
      return written;
    }
    JavaType.ClassType first = shape.parameters().get(0).asClass();
    JavaType.ClassType same =
        first == null ? null : Supertypes.as(context.index, first, written.erased());
    return same == null ? written : same;
  }

  private SeenMethod choose(List<SeenMethod> candidates, List<JavaType> taken) {
    if (taken == null) {
      return candidates.size() == 1 ? candidates.get(0) : null;
    }
    record Taken(JavaType type) implements Overloads.Argument {}
    List<Taken> arguments = taken.stream().map(Taken::new).toList();
    Overloads.Choice choice = new Overloads(context.index).choose(candidates, arguments);
    return choice == null ? null : choice.seen();
  }

  private Function made(
      MethodReferenceExpr e,
      SeenMethod m,
      String owner,
      Node<Origin> receiver,
      List<JavaType> parameters,
      Functions.Shape shape,
      JavaType target) {
    boolean creation = e.getIdentifier().equals("new");
    MethodRef ref;
    JavaType result = creation ? JavaType.of(owner) : JavaType.UNKNOWN;
    if (m == null) {
      int taken = shape == null ? 0 : shape.parameters().size();
      List<String> types = new ArrayList<>();
      for (int i = 0; i < taken; i++) {
        types.add(shape.parameters().get(i).erased());
      }
      ref = new MethodRef(
          owner, creation ? "<init>" : e.getIdentifier(), types, creation ? "void" : "?", false);
    } else {
      ref = Calls.reference(m.method(), owner, context);
      if (!creation) {
        MethodInfo method = m.method();
        result = method.typeParameters().isEmpty()
            ? m.receiver().apply(method.returnType()).upward()
            : JavaType.UNKNOWN;
      }
    }
    return new Function(
        new Value(new Node.Reference<>(ref, receiver, target.erased(), context.origin(e)), target),
        parameters,
        result);
  }
}
