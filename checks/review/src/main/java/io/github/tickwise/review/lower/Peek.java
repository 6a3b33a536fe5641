package io.github.tickwise.review.lower;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.Members.SeenMethod;
import io.github.tickwise.review.types.MethodInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The erased type of an argument that cannot be lowered yet, where its method's name alone tells it. */
final class Peek {
  private final Context context;

  Peek(Context context) {
    this.context = context;
  }

  /** The type, void for a call of a void method, or unknown. */
  JavaType type(Expression e) {
    return type(e, Set.of());
  }

  /** The type of an expression lambda's body; unknown for a block. */
  JavaType body(LambdaExpr e) {
    if (!e.getBody().isExpressionStmt()) {
      return JavaType.UNKNOWN;
    }
    Set<String> own =
        e.getParameters().stream().map(Parameter::getNameAsString).collect(Collectors.toSet());
    return type(e.getBody().asExpressionStmt().getExpression(), own);
  }

  /** How many arguments a reference to a method of a type may take; empty if that cannot be told. */
  Set<Integer> arities(MethodReferenceExpr e) {
    if (!(e.getScope() instanceof TypeExpr t) || !t.getType().isClassOrInterfaceType()) {
      return Set.of();
    }
    JavaType.ClassType type = context.names.resolve(t.getType(), context.scope).asClass();
    Set<Integer> found = new HashSet<>();
    List<SeenMethod> candidates =
        type == null ? List.of() : Members.methods(context.index, type, e.getIdentifier());
    for (SeenMethod m : candidates) {
      if (m.method().varargs()) {
        return Set.of();
      }
      found.add(m.method().parameters().size() + (m.method().isStatic() ? 0 : 1));
    }
    return found;
  }

  /** {@code hidden}: names that mean something not yet declared. */
  private JavaType type(Expression e, Set<String> hidden) {
    if (e instanceof EnclosedExpr p) {
      return type(p.getInner(), hidden);
    }
    if (e instanceof ObjectCreationExpr o) {
      return JavaType.of(context.names.resolve(o.getType(), context.scope).erased());
    }
    if (e instanceof ConditionalExpr c) {
      return type(c.getThenExpr(), hidden);
    }
    return e instanceof MethodCallExpr m ? call(m, hidden) : JavaType.UNKNOWN;
  }

  private JavaType call(MethodCallExpr e, Set<String> hidden) {
    Map<List<String>, JavaType> results = new LinkedHashMap<>();
    for (SeenMethod m : candidates(e, hidden)) {
      MethodInfo method = m.method();
      if (method.varargs() || method.parameters().size() == e.getArguments().size()) {
        // What an overridden method returns says less.
        results.putIfAbsent(method.erasedParameters(), method.returnType());
      }
    }
    JavaType type = JavaType.UNKNOWN;
    for (JavaType result : results.values()) {
      if (result instanceof JavaType.Variable
          || !type.isUnknown() && !type.erased().equals(result.erased())) {
        return JavaType.UNKNOWN;
      }
      type = result;
    }
    return type instanceof JavaType.ClassType ? JavaType.of(type.erased()) : type;
  }

  private List<SeenMethod> candidates(MethodCallExpr e, Set<String> hidden) {
    String name = e.getNameAsString();
    Expression scope = e.getScope().orElse(null);
    if (scope instanceof NameExpr n && !hidden.contains(n.getNameAsString())) {
      Meaning meaning = context.variables.meaning(n);
      JavaType.ClassType type = meaning instanceof Meaning.OfType t
          ? JavaType.of(t.name())
          : meaning instanceof Meaning.OfValue v ? v.value().type().asClass() : null;
      return type == null ? List.of() : Members.methods(context.index, type, name);
    }
    if (scope != null && !(scope instanceof ThisExpr)) {
      return List.of();
    }
    List<SeenMethod> found = new ArrayList<>();
    for (Scope s = context.scope; s != null && found.isEmpty(); s = s.parent()) {
      if (s.type() != null) {
        found.addAll(Members.methods(context.index, s.type().self(), name));
      }
    }
    if (found.isEmpty()) {
      context
          .names
          .staticOwners(name)
          .forEach(o -> found.addAll(Members.methods(context.index, JavaType.of(o), name)));
    }
    return found;
  }
}
