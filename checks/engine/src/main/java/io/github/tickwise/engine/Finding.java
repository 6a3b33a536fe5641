package io.github.tickwise.engine;

import io.github.tickwise.engine.model.Expr;
import java.util.Objects;

/**
 * What a rule says of one place.
 *
 * @param origin the front end's node at which to report
 * @param message fact and remedy in one line, no trailing period
 * @param comparison for {@link Rule#DIRECT_COMPARISON} at a relational operator that may be
 *     rewritten as a subtraction: the operator. {@code null} where no mechanical fix is safe; the
 *     message then names what stands in the way
 * @param subject the slot the finding is about ({@code "lastAt"}), or {@code ""}
 * @param <O> the front end's origin, see {@link Expr}
 */
public record Finding<O>(
    Rule rule, O origin, String message, Expr.Binary<O> comparison, String subject) {
  public Finding {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(origin);
    Objects.requireNonNull(message);
  }
}
