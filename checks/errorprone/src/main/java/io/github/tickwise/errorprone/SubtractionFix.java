package io.github.tickwise.errorprone;

import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import java.util.Optional;

/**
 * Rewrites {@code a < b} to {@code a - b < 0}. Only the operator and what must be added are
 * touched, so that all comments and line breaks stay.
 */
final class SubtractionFix {
  private SubtractionFix() {}

  /**
   * The fix of a relational operator; none where its operands differ in width, since a subtraction
   * of the wider type does not wrap where the narrower clock does.
   */
  static Optional<SuggestedFix> of(Tree origin, VisitorState state) {
    String symbol = symbol(origin.getKind());
    if (symbol == null || !(origin instanceof BinaryTree)) {
      return Optional.empty();
    }
    ExpressionTree left = ((BinaryTree) origin).getLeftOperand();
    ExpressionTree right = ((BinaryTree) origin).getRightOperand();
    int operator = ((JCTree) origin).pos;
    CharSequence source = state.getSourceCode();
    if (!subtractable(left, right, state) || !isAt(source, operator, symbol)) {
      return Optional.empty();
    }
    SuggestedFix.Builder fix = SuggestedFix.builder();
    if (!bindsAtLeast(left, /* asRightOperand= */ false)) {
      fix.prefixWith(left, "(").postfixWith(left, ")");
    }
    fix.replace(operator, operator + symbol.length(), "-");
    String test = " " + symbol + " 0";
    if (bindsAtLeast(right, /* asRightOperand= */ true)) {
      fix.postfixWith(right, test);
    } else {
      fix.prefixWith(right, "(").postfixWith(right, ")" + test);
    }
    return Optional.of(fix.build());
  }

  private static boolean subtractable(
      ExpressionTree left, ExpressionTree right, VisitorState state) {
    TypeTag a = tag(left, state);
    return a == tag(right, state) && (a == TypeTag.LONG || a == TypeTag.INT);
  }

  private static TypeTag tag(ExpressionTree operand, VisitorState state) {
    Type type = ((JCTree) operand).type;
    return type == null
        ? TypeTag.ERROR
        : state.getTypes().unboxedTypeOrType(type).getTag();
  }

  private static boolean isAt(CharSequence source, int position, String symbol) {
    int end = position + symbol.length();
    return source != null
        && position >= 0
        && end <= source.length()
        && symbol.contentEquals(source.subSequence(position, end));
  }

  private static String symbol(Tree.Kind kind) {
    switch (kind) {
      case LESS_THAN:
        return "<";
      case LESS_THAN_EQUAL:
        return "<=";
      case GREATER_THAN:
        return ">";
      case GREATER_THAN_EQUAL:
        return ">=";
      default:
        return null;
    }
  }

  /**
   * Whether an expression may stand beside a minus sign without parentheses. What is not listed,
   * such as a kind of a later Java, gets them.
   */
  private static boolean bindsAtLeast(ExpressionTree operand, boolean asRightOperand) {
    switch (operand.getKind()) {
      case PLUS, MINUS:
        return !asRightOperand;
      case MULTIPLY,
          DIVIDE,
          REMAINDER,
          IDENTIFIER,
          MEMBER_SELECT,
          METHOD_INVOCATION,
          ARRAY_ACCESS,
          NEW_CLASS,
          PARENTHESIZED,
          INT_LITERAL,
          LONG_LITERAL,
          TYPE_CAST,
          UNARY_PLUS,
          UNARY_MINUS,
          BITWISE_COMPLEMENT,
          PREFIX_INCREMENT,
          PREFIX_DECREMENT,
          POSTFIX_INCREMENT,
          POSTFIX_DECREMENT:
        return true;
      default:
        return false;
    }
  }
}
