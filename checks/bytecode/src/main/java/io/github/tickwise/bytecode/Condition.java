package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.ValueType;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** A test and the outcome that is meant. */
record Condition(Expr<Place> test, boolean holds) {

  /** What must hold for a conditional jump to be taken; takes its operands off the stack. */
  static Condition of(int opcode, Machine machine, Place place) {
    BinaryOp op = Opcode.test(opcode);
    if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE) {
      List<Operand> operands = machine.pop(2);
      return of(op, operands.get(0).value(), operands.get(1).value(), place);
    }
    Expr<Place> operand = machine.pop().value();
    if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
      return of(op, operand, new Expr.Constant<>(null, JavaTypes.UNKNOWN, place), place);
    }
    // LCMP and its like say nothing alone: the operator is that of the jump.
    if (operand instanceof Expr.Binary<Place> cmp && cmp.op() == BinaryOp.CMP) {
      return of(op, cmp.left(), cmp.right(), cmp.origin());
    }
    if (operand.valueType() == ValueType.BOOLEAN
        && (opcode == Opcodes.IFEQ || opcode == Opcodes.IFNE)) {
      return new Condition(operand, opcode == Opcodes.IFNE);
    }
    return of(op, operand, new Expr.Constant<>(0, "int", place), place);
  }

  private static Condition of(BinaryOp op, Expr<Place> left, Expr<Place> right, Place place) {
    return new Condition(new Expr.Binary<>(op, left, right, "boolean", place), true);
  }

  Condition negated() {
    if (test instanceof Expr.Binary<Place> b && b.op() != b.op().negated()) {
      return new Condition(
          new Expr.Binary<>(b.op().negated(), b.left(), b.right(), b.type(), b.origin()), holds);
    }
    return new Condition(test, !holds);
  }
}
