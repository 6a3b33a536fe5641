package io.github.tickwise.engine.proof;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * One concrete outcome that is wrong, as the expression was evaluated.
 *
 * @param expression what is evaluated, as messages write it
 * @param outcome what the machine makes of it: a number, {@code true}, {@code false}, or an exception
 * @param given the values that it reads
 * @param expected what it should be; or what it is {@code elsewhere}
 * @param elsewhere the same values on a clock with another origin, where only that origin makes the
 *     difference; empty where {@code expected} is what the same times give in a type that never ends
 */
public record Proof(
    String expression,
    String outcome,
    List<Binding> given,
    String expected,
    List<Binding> elsewhere) {

  /**
   * A value that the expression reads.
   *
   * @param name as the expression writes it
   * @param value as Java would write it, with underscores
   * @param note when it was read, in relation to the first one; or {@code ""}
   */
  public record Binding(String name, String value, String note) {
    @Override
    public String toString() {
      return name + " = " + value + (note.isEmpty() ? "" : " (" + note + ")");
    }
  }

  public Proof {
    Objects.requireNonNull(expression);
    given = List.copyOf(given);
    elsewhere = List.copyOf(elsewhere);
  }

  /** In one line, no trailing period. */
  public String text() {
    if (given.size() == 1 && given.get(0).name().equals(expression)) {
      return expression + " is " + outcome + ", but " + expected
          + " on a clock with another origin";
    }
    return expression + " " + verb(outcome) + " with " + list(given)
        + (elsewhere.isEmpty()
            ? ", but should be " + expected
            : ", but " + expected + " with " + list(elsewhere)
                + "; only the origin of the clock differs");
  }

  private static String verb(String outcome) {
    return outcome.equals(Arithmetic.Overflow.NAME) ? "throws " + outcome : "is " + outcome;
  }

  private static String list(List<Binding> bindings) {
    return bindings.stream().map(Binding::toString).collect(Collectors.joining(", "));
  }
}
