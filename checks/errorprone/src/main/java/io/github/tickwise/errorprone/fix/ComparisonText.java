package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;

/**
 * Rewrites {@code a < b} to {@code a - b < 0}, or {@code Ticks.isBefore(a, b)}. Only the operator and
 * what must be added are touched, so that all comments and line breaks stay.
 */
final class ComparisonText {
  private final Writing writing;

  ComparisonText(Writing writing) {
    this.writing = writing;
  }

  /**
   * @return whether it can be written; not where the operands differ in width, since a subtraction of
   *     the wider type does not wrap where the narrower clock does
   */
  boolean subtract(Tree at) {
    String symbol = symbol(at.getKind());
    if (symbol == null || !(at instanceof BinaryTree)) {
      return false;
    }
    ExpressionTree left = ((BinaryTree) at).getLeftOperand();
    ExpressionTree right = ((BinaryTree) at).getRightOperand();
    int operator = ((JCTree) at).pos;
    if (!isSubtractable(left, right) || !writing.source.isAt(operator, symbol)) {
      return false;
    }
    if (writing.usesTicks()) {
      call(left, operator, symbol, right);
    } else {
      difference(left, operator, symbol, right);
    }
    return true;
  }

  /** The same, if a slot's flag is set, else a constant. */
  boolean subtractIfSet(Tree at, Tree slot, boolean otherwise) {
    TreePath path = writing.path(at);
    if (path == null) {
      return false;
    }
    int rank = otherwise ? Precedence.OR : Precedence.AND;
    boolean loose = rank < Precedence.wantedAt(path);
    String flag = SlotText.flag(writing.source.of(slot));
    writing.changes.insert(
        writing.source.start(at),
        (loose ? "(" : "") + (otherwise ? "!" + flag + " || " : flag + " && "));
    if (!subtract(at)) {
      return false;
    }
    if (loose) {
      writing.changes.insert(writing.source.end(at), ")");
    }
    return true;
  }

  private void difference(ExpressionTree left, int operator, String symbol, ExpressionTree right) {
    SourceText source = writing.source;
    Changes changes = writing.changes;
    writing.protect(left, Precedence.SUM);
    int end = operator + symbol.length();
    // Two signs in a row would be another operator.
    changes.replace(operator, end, source.at(end) == '-' ? "- " : "-");
    writing.protect(right, Precedence.SUM + 1);
    changes.insert(source.end(right), " " + symbol + " 0");
  }

  private void call(ExpressionTree left, int operator, String symbol, ExpressionTree right) {
    SourceText source = writing.source;
    Changes changes = writing.changes;
    changes.insert(source.start(left), writing.ticks(method(symbol)) + "(");
    int end = operator + symbol.length();
    if (source.hasComment(source.end(left), operator)) {
      changes.replace(operator, end, ",");
    } else {
      int before = source.skipSpaceBackwards(operator);
      String space = source.between(before, operator);
      boolean apart = Character.isWhitespace(source.at(end));
      // An operator at the head of a line: the comma goes to the end of the one before.
      boolean broken = space.contains("\n");
      changes.replace(
          before, end + (broken && apart ? 1 : 0), "," + (broken ? space : apart ? "" : " "));
    }
    changes.insert(source.end(right), ")");
  }

  private boolean isSubtractable(ExpressionTree left, ExpressionTree right) {
    TypeTag a = writing.tag(left);
    return a == writing.tag(right) && (a == TypeTag.LONG || a == TypeTag.INT);
  }

  private static String method(String symbol) {
    switch (symbol) {
      case "<":
        return "isBefore";
      case "<=":
        return "isBeforeOrSame";
      case ">":
        return "isAfter";
      default:
        return "isAfterOrSame";
    }
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
}
