package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.RecordPatternExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.type.VarType;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members.SeenMethod;
import io.github.tickwise.review.types.Primitives;
import java.util.ArrayList;
import java.util.List;

/** Type and record patterns; a record pattern reads the components through their accessors, as the language says. */
final class Patterns {
  private final Context context;

  Patterns(Context context) {
    this.context = context;
  }

  Value instanceOf(InstanceOfExpr e) {
    Value operand = context.expressions.lower(e.getExpression(), JavaType.UNKNOWN);
    Origin origin = context.origin(e);
    PatternExpr pattern = e.getPattern().orElse(null);
    if (pattern == null) {
      return new Value(new Node.InstanceOf<>(operand.node(), null, origin), Primitives.BOOLEAN);
    }
    Bound bound = bind(pattern, operand.type());
    Node<Origin> test = new Node.InstanceOf<>(operand.node(), bound.variable(), origin);
    if (!bound.reads().isEmpty()) {
      // The components are read once the test has succeeded.
      Node<Origin> reads = new Node.Opaque<>(bound.reads(), "boolean", origin);
      test = new Node.Logical<>(true, test, reads, origin);
    }
    return new Value(test, Primitives.BOOLEAN);
  }

  /** A pattern's variable, made up for a record pattern, and the assignments to the variables inside it. */
  record Bound(Variable<Origin> variable, List<Node<Origin>> reads) {}

  /** Declares a pattern's variables in the current scope. */
  Bound bind(PatternExpr pattern, JavaType matched) {
    List<Node<Origin>> reads = new ArrayList<>();
    return new Bound(bind(pattern, matched, reads), reads);
  }

  private Variable<Origin> bind(PatternExpr pattern, JavaType matched, List<Node<Origin>> reads) {
    JavaType type = pattern.getType() instanceof VarType
        ? matched
        : context.names.resolve(pattern.getType(), context.scope);
    if (pattern instanceof TypePatternExpr t) {
      return context.declare(t.getNameAsString(), type, null, t);
    }
    Variable<Origin> whole =
        new Variable<>("$pattern", type.erased(), null, context.origin(pattern));
    if (pattern instanceof RecordPatternExpr r) {
      components(r, type, whole, reads);
    }
    return whole;
  }

  private void components(
      RecordPatternExpr r, JavaType type, Variable<Origin> whole, List<Node<Origin>> reads) {
    Origin origin = context.origin(r);
    List<SeenMethod> accessors = context.classes.accessors(type);
    for (int i = 0; i < r.getPatternList().size(); i++) {
      ComponentPatternExpr component = r.getPatternList().get(i);
      if (!(component instanceof PatternExpr p)) {
        continue;
      }
      SeenMethod accessor = i < accessors.size() ? accessors.get(i) : null;
      JavaType matched = accessor == null
          ? JavaType.UNKNOWN
          : accessor.receiver().apply(accessor.method().returnType()).upward();
      List<Node<Origin>> inner = new ArrayList<>();
      Variable<Origin> v = bind(p, matched, inner);
      Node<Origin> from = new Node.Local<>(whole, whole.type(), origin);
      MethodRef ref = accessor == null
          ? new MethodRef(type.erased(), "?", List.of(), "?", false)
          : Calls.reference(accessor.method(), type.erased(), context);
      Node<Origin> read = new Node.Invoke<>(ref, from, List.of(), matched.erased(), origin);
      reads.add(new Node.Assign<>(new Node.Local<>(v, v.type(), origin), read, v.type(), origin));
      reads.addAll(inner);
    }
  }
}
