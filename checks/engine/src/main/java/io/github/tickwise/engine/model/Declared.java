package io.github.tickwise.engine.model;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * What annotations say of a slot ({@code @Tick}, {@code @TickSpan}, {@code @TickSafe}) and, by type
 * annotations, of what is in it ({@code List<@Tick Long>}, {@code @Tick long[]}). Any annotation of
 * such a simple name counts. Immutable.
 *
 * @param claim what the slot's own value is; {@code null} where nothing is said of it
 * @param unit {@code nanos}, {@code micros}, {@code millis}, {@code seconds}, {@code raw}; or
 *     {@code null}
 * @param clock the name that the annotation gives the clock; {@code null} for none
 * @param suppressed rule ids that are silent about the slot, {@code "*"} for all: for parameters and
 *     locals; a field's stand in its {@link FieldDecl}
 * @param key what is said of the keys in the slot's object, or {@code null}
 * @param value what is said of its values or elements, or {@code null}
 */
public record Declared(
    Claim claim, String unit, String clock, Set<String> suppressed, Declared key, Declared value) {

  /** The annotation's word. */
  public enum Claim {
    TICK,
    SPAN
  }

  public Declared {
    suppressed = Set.copyOf(suppressed);
  }

  /** A claim on the slot itself. */
  public Declared(Claim claim, String unit) {
    this(claim, unit, null, Set.of(), null, null);
  }

  /** A claim on the slot itself that names the clock. */
  public Declared(Claim claim, String unit, String clock) {
    this(claim, unit, clock, Set.of(), null, null);
  }

  /**
   * The engine's word for a unit as annotations write it, in any case, in full or short; {@code null}
   * for what is none.
   */
  public static String unitOf(String written) {
    return switch (written.toLowerCase(Locale.ROOT)) {
      case "nanos", "nanoseconds", "ns" -> "nanos";
      case "micros", "microseconds", "us" -> "micros";
      case "millis", "milliseconds", "ms" -> "millis";
      case "seconds", "s" -> "seconds";
      case "raw" -> "raw";
      default -> null;
    };
  }

  /** Only that these rules are silent; {@code null} if there are none. */
  public static Declared silent(Set<String> rules) {
    return rules.isEmpty() ? null : new Declared(null, null, null, rules, null, null);
  }

  /** This said of the values or elements of an object; {@code null} stays {@code null}. */
  public static Declared ofValues(Declared claim) {
    return claim == null ? null : new Declared(null, null, null, Set.of(), null, claim);
  }

  /** This said of the keys of an object; {@code null} stays {@code null}. */
  public static Declared ofKeys(Declared claim) {
    return claim == null ? null : new Declared(null, null, null, Set.of(), claim, null);
  }

  /**
   * What is said of a type's arguments, as said of what is in an object of it: of one argument it is
   * the values, of two the keys and the values, of any other number nothing is known.
   *
   * @param argument its index
   * @param arguments how many the type has
   */
  public static Declared ofArgument(Declared claim, int argument, int arguments) {
    if (arguments == 1 || arguments == 2 && argument == 1) {
      return ofValues(claim);
    }
    return arguments == 2 ? ofKeys(claim) : null;
  }

  /** Both together; where both speak of one thing, the first. Either may be {@code null}. */
  public static Declared join(Declared first, Declared second) {
    if (first == null || second == null) {
      return first == null ? second : first;
    }
    Declared own = first.claim != null ? first : second;
    return new Declared(
        own.claim,
        own.unit,
        own.clock,
        union(first.suppressed, second.suppressed),
        join(first.key, second.key),
        join(first.value, second.value));
  }

  private static Set<String> union(Set<String> a, Set<String> b) {
    Set<String> all = new HashSet<>(a);
    all.addAll(b);
    return all;
  }

  /** The claims alone, as an overriding method inherits them; {@code null} if there are none. */
  public Declared claims() {
    return claim == null && key == null && value == null
        ? null
        : new Declared(claim, unit, clock, Set.of(), key, value);
  }

  /** Whether a rule is silent about the slot. */
  public boolean isSilent(String rule) {
    return suppressed.contains("*") || suppressed.contains(rule);
  }
}
