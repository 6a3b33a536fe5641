package io.github.tickwise.engine;

import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a rule says of one place.
 *
 * @param origin the front end's node at which to report
 * @param message fact and remedy in one line, no trailing period
 * @param comparison for {@link Rule#DIRECT_COMPARISON} at a relational operator that may be
 *     rewritten as a subtraction: the operator. {@code null} where no mechanical fix is safe; the
 *     message then names what stands in the way
 * @param subject the slot the finding is about ({@code "lastAt"}), or {@code ""}
 * @param path why this is a tick: from the clock to the place where it is used, in order, without
 *     that place unless it is another one than {@code origin}; empty where the clock is read right
 *     there. At most a handful of steps
 * @param proof one concrete outcome that is wrong: start values, what the code does, what it should
 *     do, in one line; empty where none was found. Every number in it was computed
 * @param fix what would cure it, alone or together with other findings; {@code null} where no change
 *     is known to be right, and at all but one of the findings that one fix cures together
 * @param <O> the front end's origin
 */
public record Finding<O>(
    Rule rule,
    O origin,
    String message,
    Expr.Binary<O> comparison,
    String subject,
    List<Step<O>> path,
    String proof,
    Fix<O> fix) {
  private static final String PATH = "Path: ";
  private static final String PROOF = "Proof: ";

  public Finding {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(origin);
    Objects.requireNonNull(message);
    path = List.copyOf(path);
  }

  /** A finding without evidence and fix. */
  public Finding(Rule rule, O origin, String message, Expr.Binary<O> comparison, String subject) {
    this(rule, origin, message, comparison, subject, List.of(), "", null);
  }

  /** The same with its evidence. */
  public Finding<O> withEvidence(List<Step<O>> steps, String outcome) {
    return new Finding<>(rule, origin, message, comparison, subject, steps, outcome, fix);
  }

  /** The same with what would cure it. */
  public Finding<O> withFix(Fix<O> cure) {
    return new Finding<>(rule, origin, message, comparison, subject, path, proof, cure);
  }

  /** The same with another message. */
  public Finding<O> withMessage(String text) {
    return new Finding<>(rule, origin, text, comparison, subject, path, proof, fix);
  }

  /**
   * What front ends show below the message: the path, a step a line, the first one behind {@code
   * "Path: "} and the others in line with it; then the proof behind {@code "Proof: "}. Empty if there
   * is no evidence.
   *
   * @param place how an origin is written, {@code "Foo.java:12"}
   */
  public List<String> details(Function<O, String> place) {
    List<String> lines = new ArrayList<>();
    String head = PATH;
    for (Step<O> step : path) {
      lines.add(head + text(step, place));
      head = " ".repeat(PATH.length());
    }
    if (!proof.isEmpty()) {
      lines.add(PROOF + proof);
    }
    return lines;
  }

  /** The same as {@link #details} in one line; empty if there is no evidence. */
  public String evidence(Function<O, String> place) {
    List<String> parts = new ArrayList<>();
    if (!path.isEmpty()) {
      parts.add(
          path.stream().map(s -> text(s, place)).collect(Collectors.joining(" -> ", PATH, "")));
    }
    if (!proof.isEmpty()) {
      parts.add(PROOF + proof);
    }
    return String.join("; ", parts);
  }

  private String text(Step<O> step, Function<O, String> place) {
    return step.origin() == null
        ? step.text()
        : step.text() + " (" + place.apply(step.origin()) + ")";
  }
}
