package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.SwitchStmt;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.Primitives;
import java.util.ArrayList;
import java.util.List;

/** Switch statements and expressions. */
final class Switches {
  private final Context context;

  Switches(Context context) {
    this.context = context;
  }

  Stmt<Origin> statement(SwitchStmt s) {
    Value selector = context.expressions.lower(s.getSelector(), JavaType.UNKNOWN);
    return new Stmt.Switch<>(selector.node(), cases(s.getEntries(), selector.type(), false));
  }

  Value expression(SwitchExpr e, JavaType expected) {
    Value selector = context.expressions.lower(e.getSelector(), JavaType.UNKNOWN);
    Returns outer = context.yields;
    Returns frame = new Returns(expected);
    context.yields = frame;
    try {
      List<Stmt.Case<Origin>> cases = cases(e.getEntries(), selector.type(), true);
      JavaType type = frame.seen() == Primitives.VOID ? JavaType.UNKNOWN : frame.seen();
      return new Value(
          new Node.Switch<>(selector.node(), cases, type.erased(), context.origin(e)), type);
    } finally {
      context.yields = outer;
    }
  }

  private List<Stmt.Case<Origin>> cases(
      List<SwitchEntry> entries, JavaType selector, boolean isExpression) {
    // Old-style groups share one scope; the scope of an arrow's body is its own.
    Scope group = context.scope.inner();
    List<Stmt.Case<Origin>> cases = new ArrayList<>();
    for (SwitchEntry entry : entries) {
      boolean arrow = entry.getType() != SwitchEntry.Type.STATEMENT_GROUP;
      Scope scope = arrow ? context.scope.inner() : group;
      cases.add(context.inScope(scope, () -> entry(entry, selector, isExpression, arrow)));
    }
    return cases;
  }

  private Stmt.Case<Origin> entry(
      SwitchEntry entry, JavaType selector, boolean isExpression, boolean arrow) {
    List<Node<Origin>> labels = new ArrayList<>();
    List<Variable<Origin>> bindings = new ArrayList<>();
    List<Stmt<Origin>> body = new ArrayList<>();
    Node<Origin> guard = null;
    for (Expression label : entry.getLabels()) {
      if (label instanceof PatternExpr p) {
        Patterns.Bound bound = context.patterns.bind(p, selector);
        bindings.add(bound.variable());
        if (!bound.reads().isEmpty()) {
          // The guard may use the components, so they are read in front of it.
          guard = new Node.Opaque<>(bound.reads(), "boolean", context.origin(p));
        }
      } else {
        labels.add(label(label, selector));
      }
    }
    if (entry.getGuard().isPresent()) {
      Expression g = entry.getGuard().get();
      Node<Origin> test = context.expressions.lower(g, Primitives.BOOLEAN).node();
      guard = guard == null ? test : new Node.Logical<>(true, guard, test, context.origin(g));
    }
    for (Statement s : entry.getStatements()) {
      if (arrow && isExpression && s.isExpressionStmt()) {
        body.add(yielded(s.asExpressionStmt().getExpression()));
      } else {
        context.statements.lowerInto(s, body);
      }
    }
    boolean isDefault = entry.isDefault() || entry.getLabels().isEmpty();
    return new Stmt.Case<>(labels, bindings, guard, isDefault, arrow, body);
  }

  private Stmt<Origin> yielded(Expression e) {
    Value v = context.expressions.lower(e, context.yields.expected());
    context.yields.add(v.type());
    return new Stmt.Yield<>(v.node(), context.origin(e));
  }

  /** A constant of the selector's enum stands without its class. */
  private Node<Origin> label(Expression label, JavaType selector) {
    JavaType.ClassType type = selector.asClass();
    if (label instanceof NameExpr n && type != null && !type.erased().startsWith("java.lang.")) {
      String name = n.getNameAsString();
      Members.SeenField f = Members.field(context.index, type, name);
      if (f != null) {
        return new Node.Field<>(
            new Slot.Field(f.field().owner().name(), name), null, type.erased(), context.origin(n));
      }
      if (context.index.find(type.erased()) == null) {
        return new Node.Field<>(
            new Slot.Field(type.erased(), name), null, type.erased(), context.origin(n));
      }
    }
    return context.expressions.lower(label, selector).node();
  }
}
