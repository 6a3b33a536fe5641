package io.github.tickwise.engine.model;

/** Operators with two operands. {@link #CMP} is the three-way comparison of class files. */
public enum BinaryOp {
  ADD("+"),
  SUB("-"),
  MUL("*"),
  DIV("/"),
  REM("%"),
  SHL("<<"),
  SHR(">>"),
  USHR(">>>"),
  AND("&"),
  OR("|"),
  XOR("^"),
  LT("<"),
  LE("<="),
  GT(">"),
  GE(">="),
  EQ("=="),
  NE("!="),
  CMP("<=>"),
  CONCAT("+");

  private final String symbol;

  BinaryOp(String symbol) {
    this.symbol = symbol;
  }

  /** As Java writes it. */
  public String symbol() {
    return symbol;
  }

  /** {@code < <= > >=} and {@link #CMP}: the operators that need an order. */
  public boolean isOrdering() {
    return this == LT || this == LE || this == GT || this == GE || this == CMP;
  }

  /** {@code == !=}. */
  public boolean isEquality() {
    return this == EQ || this == NE;
  }

  /** The operator with its operands exchanged: {@code a < b} is {@code b > a}. */
  public BinaryOp mirrored() {
    return switch (this) {
      case LT -> GT;
      case LE -> GE;
      case GT -> LT;
      case GE -> LE;
      default -> this;
    };
  }

  /** The operator that holds when this one does not: {@code a < b} is not {@code a >= b}. */
  public BinaryOp negated() {
    return switch (this) {
      case LT -> GE;
      case LE -> GT;
      case GT -> LE;
      case GE -> LT;
      case EQ -> NE;
      case NE -> EQ;
      default -> this;
    };
  }
}
