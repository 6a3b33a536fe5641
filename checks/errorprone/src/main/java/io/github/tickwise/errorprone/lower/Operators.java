package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.Tree;
import io.github.tickwise.engine.model.BinaryOp;

/** javac's operator kinds as the engine's. */
final class Operators {
  private Operators() {}

  /** The operator of a binary or compound-assignment tree; {@code +} on strings is the caller's. */
  static BinaryOp of(Tree.Kind kind) {
    switch (kind) {
      case PLUS, PLUS_ASSIGNMENT:
        return BinaryOp.ADD;
      case MINUS, MINUS_ASSIGNMENT:
        return BinaryOp.SUB;
      case MULTIPLY, MULTIPLY_ASSIGNMENT:
        return BinaryOp.MUL;
      case DIVIDE, DIVIDE_ASSIGNMENT:
        return BinaryOp.DIV;
      case REMAINDER, REMAINDER_ASSIGNMENT:
        return BinaryOp.REM;
      case LEFT_SHIFT, LEFT_SHIFT_ASSIGNMENT:
        return BinaryOp.SHL;
      case RIGHT_SHIFT, RIGHT_SHIFT_ASSIGNMENT:
        return BinaryOp.SHR;
      case UNSIGNED_RIGHT_SHIFT, UNSIGNED_RIGHT_SHIFT_ASSIGNMENT:
        return BinaryOp.USHR;
      case AND, AND_ASSIGNMENT:
        return BinaryOp.AND;
      case OR, OR_ASSIGNMENT:
        return BinaryOp.OR;
      case XOR, XOR_ASSIGNMENT:
        return BinaryOp.XOR;
      case LESS_THAN:
        return BinaryOp.LT;
      case LESS_THAN_EQUAL:
        return BinaryOp.LE;
      case GREATER_THAN:
        return BinaryOp.GT;
      case GREATER_THAN_EQUAL:
        return BinaryOp.GE;
      case EQUAL_TO:
        return BinaryOp.EQ;
      case NOT_EQUAL_TO:
        return BinaryOp.NE;
      default:
        throw new IllegalArgumentException("no operator of two operands: " + kind);
    }
  }
}
