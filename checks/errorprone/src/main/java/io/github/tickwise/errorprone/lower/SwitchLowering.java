package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * The cases of switches. Patterns, guards and {@code case null, default} came after Java 17, so
 * they are told by what they are made of.
 */
final class SwitchLowering {
  private final Lowering lowering;

  SwitchLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  List<Stmt.Case<Tree>> cases(List<? extends CaseTree> trees, boolean yields) {
    List<Stmt.Case<Tree>> cases = new ArrayList<>();
    for (CaseTree tree : trees) {
      cases.add(lower(tree, yields));
    }
    return cases;
  }

  private Stmt.Case<Tree> lower(CaseTree tree, boolean yields) {
    List<? extends ExpressionTree> constants = tree.getExpressions();
    List<Variable<Tree>> bindings = new ArrayList<>();
    List<Node<Tree>> components = new ArrayList<>();
    Node<Tree> guard = null;
    boolean isDefault = false;
    for (Tree part : labels(tree)) {
      if (part.getKind().name().equals("DEFAULT_CASE_LABEL")) {
        isDefault = true;
      } else if (part instanceof ExpressionTree) {
        guard = constants.contains(part) ? guard : lowering.expression(part);
      } else {
        PatternLowering.Bound bound = lowering.patterns().lower(part);
        if (bound.whole() != null) {
          bindings.add(bound.whole());
        }
        components.addAll(bound.components());
      }
    }
    if (!components.isEmpty() && guard != null) {
      guard = new Node.Logical<>(true, lowering.whenever(components, tree), guard, tree);
    }
    List<Stmt<Tree>> body = new ArrayList<>();
    if (guard == null) {
      components.forEach(assignment -> body.add(new Stmt.Eval<>(assignment)));
    }
    body.addAll(body(tree, yields));
    return new Stmt.Case<>(
        lowering.expressions(constants),
        bindings,
        guard,
        isDefault,
        tree.getCaseKind() == CaseTree.CaseKind.RULE,
        body);
  }

  /** All parts of a case before its body. */
  private static List<Tree> labels(CaseTree tree) {
    List<Tree> parts = Trees.children(tree);
    if (tree.getStatements() != null) {
      parts.removeAll(tree.getStatements());
    }
    parts.remove(tree.getBody());
    return parts;
  }

  private List<Stmt<Tree>> body(CaseTree tree, boolean yields) {
    if (tree.getCaseKind() == CaseTree.CaseKind.STATEMENT) {
      List<Stmt<Tree>> statements = new ArrayList<>();
      for (StatementTree statement : tree.getStatements()) {
        statements.add(lowering.statement(statement));
      }
      return statements;
    }
    Tree body = tree.getBody();
    if (!(body instanceof ExpressionTree)) {
      return List.of(lowering.statement(body));
    }
    Node<Tree> value = lowering.expression(body);
    return List.of(yields ? new Stmt.Yield<>(value, body) : new Stmt.Eval<>(value));
  }
}
