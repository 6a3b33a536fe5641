package io.github.tickwise.engine.source;

import java.util.List;

/** Finds {@code super(...)} among the statements of a constructor. */
final class ConstructorCalls {
  private ConstructorCalls() {}

  /**
   * How many statements run before the field initialisers: those up to {@code super(...)}, or none
   * where it is implicit.
   */
  static <O> int endOfPrologue(List<Stmt<O>> statements) {
    for (int i = 0; i < statements.size(); i++) {
      if (isSuperCall(statements.get(i))) {
        return i + 1;
      }
    }
    return !statements.isEmpty() && isCreation(statements.get(0)) ? 1 : 0;
  }

  /**
   * A front end that does not tell {@code super(...)} from {@code new Base(...)}: as the very first
   * statement it is taken for the former, which is by far the likelier.
   */
  private static <O> boolean isCreation(Stmt<O> statement) {
    return statement instanceof Stmt.Eval<O> e
        && e.expression() instanceof Node.New<O> n
        && n.anonymous() == null;
  }

  private static <O> boolean isSuperCall(Stmt<O> statement) {
    if (!(statement instanceof Stmt.Eval<O> e)) {
      return false;
    }
    if (e.expression() instanceof Node.Invoke<O> i) {
      return i.method().isConstructor();
    }
    return e.expression() instanceof Node.New<O> n && n.type().equals("void");
  }
}
