package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;

/** How tightly Java's operators bind: where an expression may stand without parentheses. */
final class Precedence {
  static final int CONDITIONAL = 2;
  static final int OR = 3;
  static final int AND = 4;
  static final int SUM = 11;
  static final int UNARY = 13;
  static final int PRIMARY = 15;

  private Precedence() {}

  /** Of an expression; what is not listed, such as a kind of a later Java, binds loosest. */
  static int of(Tree expression) {
    switch (expression.getKind()) {
      case IDENTIFIER, MEMBER_SELECT, METHOD_INVOCATION, ARRAY_ACCESS, NEW_CLASS, PARENTHESIZED:
      case INT_LITERAL, LONG_LITERAL, FLOAT_LITERAL, DOUBLE_LITERAL, BOOLEAN_LITERAL, CHAR_LITERAL:
        return PRIMARY;
      case POSTFIX_INCREMENT, POSTFIX_DECREMENT:
        return PRIMARY - 1;
      case TYPE_CAST, UNARY_PLUS, UNARY_MINUS, BITWISE_COMPLEMENT, LOGICAL_COMPLEMENT:
      case PREFIX_INCREMENT, PREFIX_DECREMENT:
        return UNARY;
      case MULTIPLY, DIVIDE, REMAINDER:
        return SUM + 1;
      case PLUS, MINUS:
        return SUM;
      case LEFT_SHIFT, RIGHT_SHIFT, UNSIGNED_RIGHT_SHIFT:
        return SUM - 1;
      case LESS_THAN, LESS_THAN_EQUAL, GREATER_THAN, GREATER_THAN_EQUAL, INSTANCE_OF:
        return SUM - 2;
      case EQUAL_TO, NOT_EQUAL_TO:
        return SUM - 3;
      case AND:
        return SUM - 4;
      case XOR:
        return SUM - 5;
      case OR:
        return SUM - 6;
      case CONDITIONAL_AND:
        return AND;
      case CONDITIONAL_OR:
        return OR;
      case CONDITIONAL_EXPRESSION:
        return CONDITIONAL;
      default:
        return 0;
    }
  }

  /** What an expression must have at least to stand where the last tree of a path stands. */
  static int wantedAt(TreePath path) {
    Tree tree = path.getLeaf();
    Tree parent = path.getParentPath().getLeaf();
    if (parent instanceof BinaryTree binary) {
      return of(parent) + (binary.getRightOperand() == tree ? 1 : 0);
    }
    if (parent instanceof UnaryTree || parent instanceof TypeCastTree) {
      return UNARY;
    }
    if (parent instanceof InstanceOfTree) {
      return of(parent);
    }
    if (parent instanceof ConditionalExpressionTree conditional) {
      return conditional.getCondition() == tree
          ? OR
          : conditional.getFalseExpression() == tree ? CONDITIONAL : 0;
    }
    boolean selected = parent instanceof MemberSelectTree
        || parent instanceof MemberReferenceTree
        || parent instanceof ArrayAccessTree access && access.getExpression() == tree;
    return selected ? PRIMARY : 0;
  }

  /** Whether an expression needs parentheses to be an operand of what binds that tightly. */
  static boolean isLooser(ExpressionTree operand, int wanted) {
    return of(operand) < wanted;
  }
}
