package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.ProgramBuilder;

/** Turns source units into methods of basic blocks. Stateless. */
public final class FlowBuilder {
  private FlowBuilder() {}

  /**
   * Adds a class, its lambdas, and its local and anonymous classes to the program, each in source
   * order.
   *
   * @param <O> the front end's origin
   * @throws IllegalStateException if the unit breaks the rules of {@link Node} and {@link Stmt};
   *     then some of the unit's fields may have been added, but no method
   */
  public static <O> void lower(ClassUnit<O> unit, ProgramBuilder<O> program) {
    ProgramLowering<O> run = new ProgramLowering<>(program);
    new ClassLowering<>(run, unit, null, null).lower();
    run.flush();
  }
}
