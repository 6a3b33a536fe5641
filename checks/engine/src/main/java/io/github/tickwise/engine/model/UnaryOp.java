package io.github.tickwise.engine.model;

/** Operators with one operand. */
public enum UnaryOp {
  NEGATE,
  COMPLEMENT,
  NOT
}
