package io.github.tickwise.bytecode;

import static org.objectweb.asm.Opcodes.*;

import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.UnaryOp;
import java.util.List;

/** Executes instructions that are told by their opcode alone: constants, operators, copies. */
final class PlainInstructions {
  private final Machine machine;

  PlainInstructions(Machine machine) {
    this.machine = machine;
  }

  void execute(int opcode, Place place) {
    if (opcode <= DCONST_1) {
      small(opcode, place);
    } else if (opcode >= IALOAD && opcode <= SALOAD) {
      element(opcode, place);
    } else if (opcode >= IASTORE && opcode <= SASTORE) {
      List<Operand> operands = machine.pop(3);
      machine.storeElement(operands.get(0), operands.get(1), operands.get(2), place);
    } else if (opcode >= POP && opcode <= SWAP) {
      shuffle(opcode, place);
    } else if (opcode >= IADD && opcode <= DCMPG) {
      compute(opcode, place);
    } else if (opcode >= IRETURN && opcode <= ARETURN) {
      machine.returns(machine.pop(), place);
    } else {
      switch (opcode) {
        case ARRAYLENGTH -> machine.pushUnknown(machine.pop(1), "int", place);
        case ATHROW -> machine.evaluate(machine.pop(), place);
        case MONITORENTER, MONITOREXIT -> machine.discard(machine.pop(), place);
        default -> {
          // RETURN and NOP
        }
      }
    }
  }

  private void small(int opcode, Place place) {
    if (opcode == ACONST_NULL) {
      push(new Expr.Constant<>(null, JavaTypes.UNKNOWN, place));
    } else if (opcode >= ICONST_M1 && opcode <= ICONST_5) {
      push(new Expr.Constant<>(opcode - ICONST_0, "int", place));
    } else if (opcode == LCONST_0 || opcode == LCONST_1) {
      push(new Expr.Constant<>((long) opcode - LCONST_0, "long", place));
    } else if (opcode >= FCONST_0 && opcode <= FCONST_2) {
      push(new Expr.Constant<>((float) (opcode - FCONST_0), "float", place));
    } else if (opcode == DCONST_0 || opcode == DCONST_1) {
      push(new Expr.Constant<>((double) (opcode - DCONST_0), "double", place));
    }
  }

  private void element(int opcode, Place place) {
    List<Operand> operands = machine.pop(2);
    Expr<Place> array = operands.get(0).value();
    String type =
        Opcode.element(opcode) == null ? JavaTypes.elementOf(array.type()) : Opcode.element(opcode);
    machine.push(
        Operand.of(new Expr.Element<>(array, operands.get(1).value(), type, place), operands));
  }

  private void compute(int opcode, Place place) {
    Opcode.Conversion conversion = Opcode.conversion(opcode);
    String negated = Opcode.negation(opcode);
    if (conversion != null) {
      Operand operand = machine.pop();
      machine.push(Operand.of(
          new Expr.Convert<>(operand.value(), conversion.type(), conversion.narrowing(), place),
          operand));
    } else if (negated != null) {
      Operand operand = machine.pop();
      machine.push(
          Operand.of(new Expr.Unary<>(UnaryOp.NEGATE, operand.value(), negated, place), operand));
    } else {
      List<Operand> operands = machine.pop(2);
      machine.push(Operand.of(operation(Opcode.operator(opcode), operands, place), operands));
    }
  }

  private static Expr<Place> operation(
      Opcode.Operator operator, List<Operand> operands, Place place) {
    Expr<Place> left = operands.get(0).value();
    Expr<Place> right = operands.get(1).value();
    boolean complement = operator.op() == BinaryOp.XOR
        && right instanceof Expr.Constant<Place> c
        && c.value() instanceof Number n
        && n.longValue() == -1;
    return complement
        ? new Expr.Unary<>(UnaryOp.COMPLEMENT, left, operator.type(), place)
        : new Expr.Binary<>(operator.op(), left, right, operator.type(), place);
  }

  private void shuffle(int opcode, Place place) {
    switch (opcode) {
      case POP -> machine.discard(machine.pop(), place);
      case POP2 -> {
        int count = machine.peek(0).isWide() ? 1 : 2;
        // The lower one was computed first.
        machine.pop(count).forEach(o -> machine.discard(o, place));
      }
      case DUP -> machine.insertBelow(1, 0, true);
      case DUP_X1 -> machine.insertBelow(1, 1, true);
      case DUP_X2 -> machine.insertBelow(1, words(1, 2), true);
      case DUP2 -> machine.insertBelow(words(0, 2), 0, true);
      case DUP2_X1 -> machine.insertBelow(words(0, 2), 1, true);
      case DUP2_X2 -> {
        int count = words(0, 2);
        machine.insertBelow(count, words(count, 2), true);
      }
      default -> machine.insertBelow(1, 1, false);
    }
  }

  /** How many entries from {@code n} below the top make up two words. */
  private int words(int n, int words) {
    return machine.peek(n).isWide() ? 1 : words;
  }

  private void push(Expr<Place> leaf) {
    machine.push(Operand.of(leaf));
  }
}
