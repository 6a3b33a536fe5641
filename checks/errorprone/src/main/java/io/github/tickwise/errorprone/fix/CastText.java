package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import io.github.tickwise.engine.fix.Edit;

/** Casts, parentheses and tests that go, or go elsewhere. */
final class CastText {
  private final Writing writing;

  CastText(Writing writing) {
    this.writing = writing;
  }

  /** {@code (int) (a - b)} to {@code Long.signum(a - b)} or {@code Ticks.compare(a, b)}. */
  boolean sign(Edit.SignOfCast<Tree> edit) {
    if (!(edit.at() instanceof TypeCastTree cast)) {
      return false;
    }
    SourceText source = writing.source;
    ExpressionTree inner = Writing.withoutParentheses(cast.getExpression());
    if (source.hasComment(source.start(cast), source.start(inner))
        || source.hasComment(source.end(inner), source.end(cast))) {
      return false;
    }
    String head = "Long.signum(";
    if (writing.usesTicks() && inner instanceof BinaryTree minus && isMinus(minus)) {
      ExpressionTree right = Writing.withoutParentheses(minus.getRightOperand());
      int from = source.end(minus.getLeftOperand());
      if (!source.hasComment(from, source.start(right))) {
        head = writing.ticks("compare") + "(";
        writing.changes.replace(from, source.start(right), ", ");
        writing.changes.delete(source.end(right), source.end(minus));
      }
    }
    writing.changes.replace(source.start(cast), source.start(inner), head);
    writing.changes.replace(source.end(inner), source.end(cast), ")");
    return true;
  }

  private boolean isMinus(BinaryTree tree) {
    return tree.getKind() == Tree.Kind.MINUS
        && writing.tag(tree.getLeftOperand()) == writing.tag(tree.getRightOperand());
  }

  /** {@code (int) (a - b) < 0} to {@code a - b < 0}. */
  boolean uncast(Edit.Uncast<Tree> edit) {
    TreePath path = writing.path(edit.at());
    if (path == null || !(edit.at() instanceof TypeCastTree cast)) {
      return false;
    }
    SourceText source = writing.source;
    ExpressionTree inner = Writing.withoutParentheses(cast.getExpression());
    boolean bare = !Precedence.isLooser(inner, Precedence.wantedAt(path));
    Tree kept = bare ? inner : cast.getExpression();
    if (source.hasComment(source.start(cast), source.start(kept))
        || source.hasComment(source.end(kept), source.end(cast))) {
      return false;
    }
    writing.changes.delete(source.start(cast), source.start(kept));
    writing.changes.delete(source.end(kept), source.end(cast));
    return true;
  }

  /** {@code (int) (a - b) / n} to {@code (int) ((a - b) / n)}. */
  boolean castLast(Edit.CastLast<Tree> edit) {
    if (!(edit.at() instanceof TypeCastTree cast)) {
      return false;
    }
    writing.changes.insert(writing.source.start(cast.getExpression()), "(");
    writing.changes.insert(writing.source.end(edit.scaling()), ")");
    return true;
  }

  /** {@code now - past + d} to {@code now - (past + d)}. */
  boolean group(Edit.Group<Tree> edit) {
    TreePath past = writing.path(edit.past());
    TreePath interval = writing.path(edit.interval());
    if (past == null || interval == null) {
      return false;
    }
    writing.changes.insert(writing.source.start(Writing.withParentheses(past).getLeaf()), "(");
    writing.changes.insert(writing.source.end(Writing.withParentheses(interval).getLeaf()), ")");
    return true;
  }

  /** {@code (a + b) / 2} to {@code a + (b - a) / 2} or {@code Ticks.midpoint(a, b)}. */
  boolean midpoint(Edit.Midpoint<Tree> edit) {
    TreePath path = writing.path(edit.at());
    if (path == null
        || !(edit.at() instanceof BinaryTree half)
        || !(edit.sum() instanceof BinaryTree sum)
        || Writing.withoutParentheses(half.getLeftOperand()) != sum
        || writing.tag(sum.getLeftOperand()) != writing.tag(sum.getRightOperand())) {
      return false;
    }
    SourceText source = writing.source;
    ExpressionTree a = sum.getLeftOperand();
    ExpressionTree b = sum.getRightOperand();
    if (source.hasComment(source.start(half), source.end(half))) {
      return false;
    }
    if (writing.usesTicks()) {
      writing.changes.replace(
          source.start(half),
          source.end(half),
          writing.ticks("midpoint") + "(" + source.of(a) + ", " + source.of(b) + ")");
      return true;
    }
    if (!Repeatable.is(a)) {
      return false;
    }
    boolean loose = Precedence.SUM < Precedence.wantedAt(path);
    String text = writing.operand(a, Precedence.SUM)
        + " + ("
        + writing.operand(b, Precedence.SUM)
        + " - "
        + writing.operand(a, Precedence.SUM + 1)
        + ") / 2";
    writing.changes.replace(source.start(half), source.end(half), loose ? "(" + text + ")" : text);
    return true;
  }

  /** {@code sum < 0 ? Long.MAX_VALUE : sum} to {@code sum}; an {@code if} disappears. */
  boolean unclamp(Edit.Unclamp<Tree> edit) {
    TreePath path = writing.path(edit.at());
    if (path == null) {
      return false;
    }
    TreePath whole = Writing.withParentheses(path);
    Tree parent = whole.getParentPath().getLeaf();
    if (parent instanceof ConditionalExpressionTree conditional
        && conditional.getCondition() == whole.getLeaf()) {
      return unclamp(conditional, whole.getParentPath());
    }
    return parent instanceof IfTree test
        && test.getCondition() == whole.getLeaf()
        && StatementText.deleteBound(test, whole.getParentPath(), writing);
  }

  private boolean unclamp(ConditionalExpressionTree conditional, TreePath path) {
    ExpressionTree yes = conditional.getTrueExpression();
    ExpressionTree no = conditional.getFalseExpression();
    boolean bound = StatementText.isConstant(yes);
    ExpressionTree kept = Writing.withoutParentheses(bound ? no : yes);
    SourceText source = writing.source;
    if (bound == StatementText.isConstant(no)
        || source.hasComment(source.start(conditional), source.end(conditional))
        || writing.tag(kept) != writing.tag(conditional)) {
      return false;
    }
    boolean loose = Precedence.isLooser(kept, Precedence.wantedAt(path));
    writing.changes.replace(source.start(conditional), source.start(kept), loose ? "(" : "");
    writing.changes.replace(source.end(kept), source.end(conditional), loose ? ")" : "");
    return true;
  }
}
