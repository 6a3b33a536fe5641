package io.github.tickwise.review;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.Step;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * A finding as it is printed.
 *
 * @param path the file as the user named it, with {@code /}
 * @param line from 1; 0 where the class file has no lines
 * @param steps on which way the tick comes there; see {@link Finding#path}
 * @param details the evidence in words, line by line; see {@link Finding#details}
 */
public record ReviewFinding(
    String path,
    int line,
    Rule rule,
    String message,
    List<Step<ReviewPlace>> steps,
    List<String> details) {
  /** By path, then line, then rule. */
  public static final Comparator<ReviewFinding> ORDER = Comparator.comparing(ReviewFinding::path)
      .thenComparingInt(ReviewFinding::line)
      .thenComparing(f -> f.rule().id())
      .thenComparing(ReviewFinding::message);

  public ReviewFinding {
    steps = List.copyOf(steps);
    details = List.copyOf(details);
  }

  /** A finding without evidence. */
  public ReviewFinding(String path, int line, Rule rule, String message) {
    this(path, line, rule, message, List.of(), List.of());
  }

  /** A finding of the engine. */
  public static <O> ReviewFinding of(Finding<O> f, Function<O, ReviewPlace> places) {
    ReviewPlace at = places.apply(f.origin());
    List<Step<ReviewPlace>> steps = f.path().stream()
        .map(s -> new Step<>(s.text(), s.origin() == null ? null : places.apply(s.origin())))
        .toList();
    List<String> details = f.details(o -> places.apply(o).toString());
    return new ReviewFinding(at.path(), at.line(), f.rule(), f.message(), steps, details);
  }
}
