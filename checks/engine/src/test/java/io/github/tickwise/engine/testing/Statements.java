package io.github.tickwise.engine.testing;

import static io.github.tickwise.engine.testing.Code.set;
import static io.github.tickwise.engine.testing.Code.stat;
import static io.github.tickwise.engine.testing.Code.var;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import java.util.List;

/** Statements of neutral syntax, beside the expressions of {@link Code}. */
@SuppressWarnings("varargs")
public final class Statements {
  private Statements() {}

  @SafeVarargs
  public static Stmt<String> seq(Stmt<String>... all) {
    return new Stmt.Sequence<>(List.of(all));
  }

  public static Stmt<String> eval(Node<String> x) {
    return new Stmt.Eval<>(x);
  }

  /** An assignment as a statement. */
  public static Stmt<String> put(Node<String> target, Node<String> value) {
    return eval(set(target, value));
  }

  /** A call of a foreign method that does something. */
  public static Stmt<String> act() {
    return eval(stat("other.Lib", "void", "act"));
  }

  /** Shows a value to {@link Solved#kinds}. */
  public static Stmt<String> probe(String label, Node<String> x) {
    return eval(stat(Solved.PROBE, "void", label, x));
  }

  public static Stmt<String> local(Variable<String> v, Node<String> value) {
    String text = v + (value == null ? "" : " = " + value.origin());
    return new Stmt.Declare<>(v, value, text);
  }

  public static Stmt<String> when(Node<String> test, Stmt<String> then) {
    return new Stmt.If<>(test, then, null);
  }

  public static Stmt<String> when(Node<String> test, Stmt<String> then, Stmt<String> otherwise) {
    return new Stmt.If<>(test, then, otherwise);
  }

  public static Stmt<String> loop(Node<String> test, Stmt<String> body) {
    return new Stmt.Loop<>(List.of(), test, List.of(), body, true);
  }

  public static Stmt<String> each(Variable<String> v, Node<String> iterable, Stmt<String> body) {
    boolean array = iterable.type().endsWith("[]");
    return new Stmt.ForEach<>(v, iterable, array, body, "for " + v.name());
  }

  public static Stmt<String> ret(Node<String> value) {
    return new Stmt.Return<>(value, "return " + value.origin());
  }

  public static Stmt<String> ret() {
    return new Stmt.Return<>(null, "return");
  }

  /** {@code try body catch (Exception e) handler}. */
  public static Stmt<String> attempt(Stmt<String> body, Stmt<String> handler) {
    Variable<String> e = var("java.lang.Exception", "e");
    return new Stmt.Try<>(List.of(), body, List.of(new Stmt.Catch<>(e, handler)), null);
  }
}
