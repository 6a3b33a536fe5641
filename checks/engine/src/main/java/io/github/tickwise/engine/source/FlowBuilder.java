package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.ProgramBuilder;

/** Turns source units into methods of basic blocks. */
public final class FlowBuilder {
  private FlowBuilder() {}

  /** Adds a class, its lambdas, and its local and anonymous classes to the program. */
  public static <O> void lower(ClassUnit<O> unit, ProgramBuilder<O> program) {}
}
