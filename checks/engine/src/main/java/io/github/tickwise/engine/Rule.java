package io.github.tickwise.engine;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The rules, in the order in which one wrong operator is attributed to one of them. */
public enum Rule {
  CLOCK_MIX("TickClockMix", "Readings of two clocks, or in two units, meet in one operation"),
  AS_DURATION("TickAsDuration", "One clock reading is used as a duration or as a date"),
  EXACT_ARITHMETIC(
      "TickExactArithmetic", "A tick may wrap, but overflow is checked or clamped here"),
  SENTINEL("TickSentinel", "A tick has no reserved values; it may be 0, negative, MIN or MAX"),
  MIN_MAX("TickMinMax", "Ticks have no order, so no minimum or maximum by value"),
  NATURAL_ORDER("TickNaturalOrder", "Ticks have no natural order to sort or key by"),
  DIRECT_COMPARISON(
      "TickDirectComparison", "Ticks have no order; compare their difference with zero"),
  SHAPE("TickShape", "A sum of ticks that is neither a reading nor a difference, or a remainder"),
  TRUNCATED_DIFFERENCE(
      "TickTruncatedDifference", "A difference of ticks is cut to int before its sign is used"),
  SCALED_READING("TickScaledReading", "A reading is scaled or narrowed before it is subtracted"),
  DEFAULT_INIT("TickDefaultInit", "A tick is read before any reading was stored in it"),
  INFINITE_WAIT(
      "TickInfiniteWait", "A remaining time that may be 0 or negative is passed to a wait"),
  HORIZON("TickHorizon", "An interval reaches half the clock's period, where future is past"),
  ESCAPE("TickEscape", "A tick leaves the process, where it means nothing", true),
  UNANNOTATED(
      "TickUnannotated", "A tick passes between compilation units and no @Tick says so", true);

  private final String id;
  private final String summary;
  private final boolean suggestion;

  Rule(String id, String summary) {
    this(id, summary, false);
  }

  Rule(String id, String summary, boolean suggestion) {
    this.id = id;
    this.summary = summary;
    this.suggestion = suggestion;
  }

  /**
   * Whether the rule speaks of what may be meant so. Front ends report it only to those who ask for
   * suggestions, or for it by name.
   */
  public boolean isSuggestion() {
    return suggestion;
  }

  /** The rules that are reported to those who have chosen none: all but the suggestions. */
  public static Set<Rule> byDefault() {
    return Arrays.stream(values())
        .filter(r -> !r.suggestion)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Rule.class)));
  }

  /** The public name: of the check, the suppression and the page. */
  public String id() {
    return id;
  }

  /** One line, no trailing period. */
  public String summary() {
    return summary;
  }

  /** The rule of that {@link #id}. */
  public static Optional<Rule> ofId(String id) {
    return Arrays.stream(values()).filter(r -> r.id.equals(id)).findFirst();
  }

  /** All ids, comma-separated, for error messages. */
  public static String allIds() {
    return Arrays.stream(values()).map(Rule::id).collect(Collectors.joining(", "));
  }
}
