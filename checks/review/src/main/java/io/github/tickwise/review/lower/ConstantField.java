package io.github.tickwise.review.lower;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.Name;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.type.Type;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.TypeIndex;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/** The value of a final field with a constant initialiser, computed when first asked for. Thread-safe. */
final class ConstantField implements Supplier<Object> {
  private static final int MAX_NODES = 400;
  private static final ThreadLocal<Set<ConstantField>> OPEN = ThreadLocal.withInitial(HashSet::new);

  private final TypeIndex index;
  private final Imports imports;
  private final Scope scope;
  private final JavaType type;
  private volatile Expression initializer;
  private volatile Object value;

  /**
   * @param scope the body of the field's class
   * @param initializer a copy of its own, so that it does not hold the whole tree
   */
  ConstantField(
      TypeIndex index, Imports imports, Scope scope, Expression initializer, JavaType type) {
    this.index = index;
    this.imports = imports;
    this.scope = scope;
    this.initializer = initializer;
    this.type = type;
  }

  /** Whether the form of an initialiser allows a constant. */
  static boolean isCandidate(Expression e) {
    int nodes = 0;
    for (var walk = new Node.PreOrderIterator(e); walk.hasNext(); ) {
      Node n = walk.next();
      if (++nodes > MAX_NODES || !isConstantForm(n)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isConstantForm(Node n) {
    return n instanceof LiteralExpr
        || n instanceof BinaryExpr
        || n instanceof UnaryExpr
        || n instanceof EnclosedExpr
        || n instanceof CastExpr
        || n instanceof ConditionalExpr
        || n instanceof NameExpr
        || n instanceof FieldAccessExpr
        || n instanceof SimpleName
        || n instanceof Name
        || n instanceof Type;
  }

  @Override
  public Object get() {
    Expression e = initializer;
    if (e == null) {
      return value;
    }
    Set<ConstantField> open = OPEN.get();
    if (!open.add(this)) {
      return null;
    }
    try {
      Value v = new Context(index, imports, scope).expressions.lower(e, type);
      Object constant = Constants.assigned(v.constant(), type);
      if (open.size() == 1) {
        // Inside another field's evaluation a cycle may have hidden the value, so only the
        // outermost is kept.
        value = constant;
        initializer = null;
      }
      return constant;
    } finally {
      open.remove(this);
    }
  }
}
