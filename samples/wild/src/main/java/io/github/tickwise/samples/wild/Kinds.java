package io.github.tickwise.samples.wild;

import static java.util.Map.entry;

import io.github.tickwise.engine.Rule;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** The kinds of fault that cases are marked and libraries labelled with, and the rules that answer to them. */
public final class Kinds {
  /** The rule that is named after the kind, whether or not this version has it. */
  private static final Map<String, String> RULES = Map.ofEntries(
      entry("direct-comparison", "TickDirectComparison"),
      entry("min-max", "TickMinMax"),
      entry("ordering", "TickNaturalOrder"),
      entry("sentinel", "TickSentinel"),
      entry("default-init", "TickDefaultInit"),
      entry("scaled", "TickScaledReading"),
      entry("narrowed", "TickScaledReading"),
      entry("absolute-duration", "TickAsDuration"),
      entry("exact-arithmetic", "TickExactArithmetic"),
      entry("remainder", "TickShape"),
      entry("domain-mix", "TickClockMix"),
      entry("shape", "TickShape"),
      entry("horizon", "TickHorizon"),
      entry("unit-mix", "TickClockMix"),
      entry("int-cast-compare", "TickTruncatedDifference"),
      entry("infinite-wait", "TickInfiniteWait"),
      entry("escape", "TickEscape"),
      entry("unannotated", "TickUnannotated"));

  /** Kinds for which a rule is right too: one wrong line often breaks two rules, and is reported once. */
  private static final Map<String, Set<String>> ALSO = Map.ofEntries(
      entry("TickDirectComparison", Set.of("sentinel", "min-max", "ordering")),
      entry("TickMinMax", Set.of("direct-comparison")),
      entry("TickSentinel", Set.of("default-init", "direct-comparison")),
      entry("TickDefaultInit", Set.of("sentinel")),
      entry("TickScaledReading", Set.of("remainder", "absolute-duration", "unit-mix")),
      entry("TickAsDuration", Set.of("scaled", "domain-mix")),
      entry("TickShape", Set.of("absolute-duration", "scaled", "exact-arithmetic")),
      entry("TickTruncatedDifference", Set.of("narrowed")),
      entry("TickClockMix", Set.of("escape", "absolute-duration")),
      entry("TickNaturalOrder", Set.of("direct-comparison", "min-max")),
      entry("TickExactArithmetic", Set.of("sentinel", "min-max")),
      entry("TickEscape", Set.of("domain-mix", "absolute-duration")),
      entry("TickHorizon", Set.of("sentinel", "exact-arithmetic")));

  private Kinds() {}

  /** The rules that report faults: all but the one that asks for annotations. */
  static Set<Rule> rulesOfFaults() {
    return EnumSet.complementOf(EnumSet.of(Rule.UNANNOTATED));
  }

  /** All kinds. */
  public static Set<String> all() {
    return RULES.keySet();
  }

  /** Whether this version has the rule of the kind. */
  public static boolean hasRule(String kind) {
    return Rule.ofId(RULES.get(kind)).isPresent();
  }

  /** Whether the rule is the one named after one of the kinds. */
  public static boolean isNamedAfter(String rule, Collection<String> kinds) {
    return kinds.stream().anyMatch(kind -> RULES.get(kind).equals(rule));
  }

  /** Whether the rule's report finds a fault of one of the kinds. */
  public static boolean answers(String rule, Collection<String> kinds) {
    Set<String> also = ALSO.getOrDefault(rule, Set.of());
    return isNamedAfter(rule, kinds) || kinds.stream().anyMatch(also::contains);
  }
}
