package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;

/** Whole statements that go. */
final class StatementText {
  private StatementText() {}

  /** Whether the compiler computes an expression. */
  static boolean isConstant(ExpressionTree tree) {
    Type type = ((JCTree) tree).type;
    return type != null && type.constValue() != null;
  }

  /** Deletes an {@code if} that does nothing but store or return a constant. */
  static boolean deleteBound(IfTree test, TreePath path, Writing writing) {
    SourceText source = writing.source;
    boolean alone = path.getParentPath().getLeaf() instanceof BlockTree
        && test.getElseStatement() == null
        && isBound(test.getThenStatement());
    int start = source.start(test);
    int end = source.end(test);
    // A comment behind it would be left without what it speaks of.
    if (!alone || source.hasComment(start, source.endOfLine(end))) {
      return false;
    }
    int from = source.startOfLine(start);
    if (from >= 0 && (source.at(end) == '\n' || source.at(end) == '\r')) {
      int next = source.at(end) == '\r' ? end + 2 : end + 1;
      writing.changes.delete(from, next);
    } else {
      writing.changes.delete(start, end);
    }
    return true;
  }

  private static boolean isBound(StatementTree statement) {
    if (statement instanceof BlockTree block) {
      return block.getStatements().size() == 1 && isBound(block.getStatements().get(0));
    }
    if (statement instanceof ReturnTree result) {
      return result.getExpression() != null && isConstant(result.getExpression());
    }
    return statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof AssignmentTree assignment
        && isConstant(assignment.getExpression());
  }

  /** Whether a tree is a statement of its own, directly in a block. */
  static boolean isStatement(TreePath path) {
    Tree parent = path.getParentPath().getLeaf();
    return parent instanceof ExpressionStatementTree;
  }
}
