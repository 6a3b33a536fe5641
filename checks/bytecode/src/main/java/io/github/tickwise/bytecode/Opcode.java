package io.github.tickwise.bytecode;

import static org.objectweb.asm.Opcodes.*;

import io.github.tickwise.engine.model.BinaryOp;

/** What single instructions mean, as tables. */
final class Opcode {
  private Opcode() {}

  /** An operator and the type of its result. */
  record Operator(BinaryOp op, String type) {}

  /** A numeric conversion; {@code narrowing} where it may lose magnitude. */
  record Conversion(String type, boolean narrowing) {}

  private static final String[] ARITHMETIC_TYPES = {"int", "long", "float", "double"};

  /** {@code null} for an instruction that is no operator of two operands. */
  static Operator operator(int opcode) {
    if (opcode >= IADD && opcode <= DREM) {
      BinaryOp op = switch ((opcode - IADD) / ARITHMETIC_TYPES.length) {
        case 0 -> BinaryOp.ADD;
        case 1 -> BinaryOp.SUB;
        case 2 -> BinaryOp.MUL;
        case 3 -> BinaryOp.DIV;
        default -> BinaryOp.REM;
      };
      return new Operator(op, ARITHMETIC_TYPES[(opcode - IADD) % ARITHMETIC_TYPES.length]);
    }
    return switch (opcode) {
      case ISHL -> new Operator(BinaryOp.SHL, "int");
      case LSHL -> new Operator(BinaryOp.SHL, "long");
      case ISHR -> new Operator(BinaryOp.SHR, "int");
      case LSHR -> new Operator(BinaryOp.SHR, "long");
      case IUSHR -> new Operator(BinaryOp.USHR, "int");
      case LUSHR -> new Operator(BinaryOp.USHR, "long");
      case IAND -> new Operator(BinaryOp.AND, "int");
      case LAND -> new Operator(BinaryOp.AND, "long");
      case IOR -> new Operator(BinaryOp.OR, "int");
      case LOR -> new Operator(BinaryOp.OR, "long");
      case IXOR -> new Operator(BinaryOp.XOR, "int");
      case LXOR -> new Operator(BinaryOp.XOR, "long");
      case LCMP, FCMPL, FCMPG, DCMPL, DCMPG -> new Operator(BinaryOp.CMP, "int");
      default -> null;
    };
  }

  /** The result type of a negation, or {@code null}. */
  static String negation(int opcode) {
    return opcode >= INEG && opcode <= DNEG ? ARITHMETIC_TYPES[opcode - INEG] : null;
  }

  /** {@code null} for an instruction that converts nothing. */
  static Conversion conversion(int opcode) {
    return switch (opcode) {
      case I2L, F2L, D2L -> new Conversion("long", opcode != I2L);
      case I2F, L2F, D2F -> new Conversion("float", opcode == D2F);
      case I2D, L2D, F2D -> new Conversion("double", false);
      case L2I, F2I, D2I -> new Conversion("int", true);
      case I2B -> new Conversion("byte", true);
      case I2C -> new Conversion("char", true);
      case I2S -> new Conversion("short", true);
      default -> null;
    };
  }

  /** The test of a conditional jump when it jumps, or {@code null}. */
  static BinaryOp test(int opcode) {
    return switch (opcode) {
      case IFEQ, IF_ICMPEQ, IF_ACMPEQ, IFNULL -> BinaryOp.EQ;
      case IFNE, IF_ICMPNE, IF_ACMPNE, IFNONNULL -> BinaryOp.NE;
      case IFLT, IF_ICMPLT -> BinaryOp.LT;
      case IFGE, IF_ICMPGE -> BinaryOp.GE;
      case IFGT, IF_ICMPGT -> BinaryOp.GT;
      case IFLE, IF_ICMPLE -> BinaryOp.LE;
      default -> null;
    };
  }

  /** The element type that an array instruction reads or stores; {@code null} for references. */
  static String element(int opcode) {
    return switch (opcode) {
      case IALOAD, IASTORE -> "int";
      case LALOAD, LASTORE -> "long";
      case FALOAD, FASTORE -> "float";
      case DALOAD, DASTORE -> "double";
      case BALOAD, BASTORE -> "byte";
      case CALOAD, CASTORE -> "char";
      case SALOAD, SASTORE -> "short";
      default -> null;
    };
  }

  /** The type that an instruction loads from or stores to a local; {@code null} for references. */
  static String local(int opcode) {
    return switch (opcode) {
      case ILOAD, ISTORE -> "int";
      case LLOAD, LSTORE -> "long";
      case FLOAD, FSTORE -> "float";
      case DLOAD, DSTORE -> "double";
      default -> null;
    };
  }

  /** The element type of a NEWARRAY. */
  static String primitive(int operand) {
    return switch (operand) {
      case T_BOOLEAN -> "boolean";
      case T_CHAR -> "char";
      case T_FLOAT -> "float";
      case T_DOUBLE -> "double";
      case T_BYTE -> "byte";
      case T_SHORT -> "short";
      case T_INT -> "int";
      default -> "long";
    };
  }

  /** Whether an exception handler around this instruction can ever be entered because of it. */
  static boolean mayThrow(int opcode) {
    return opcode >= IALOAD && opcode <= SALOAD
        || opcode >= IASTORE && opcode <= SASTORE
        || opcode >= GETSTATIC && opcode <= MONITOREXIT
        || opcode == IDIV
        || opcode == LDIV
        || opcode == IREM
        || opcode == LREM
        || opcode == MULTIANEWARRAY;
  }
}
