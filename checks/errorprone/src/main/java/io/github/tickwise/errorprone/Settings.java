package io.github.tickwise.errorprone;

import com.google.errorprone.ErrorProneFlags;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the user has set by {@code -XepOpt:Tickwise:...}: the same for all checks of a run, and immutable. A wrong name or
 * value leaves the default in place and is a {@linkplain #problems() problem}: the host would turn anything thrown while
 * checks are made into a crash of the compiler.
 */
final class Settings implements Serializable {
  private static final long serialVersionUID = 1L;

  /** How fixes are written. */
  enum Style {
    /** By the runtime's {@code Ticks} where it is on the class path, else by plain subtraction. */
    AUTO,
    /** By {@code Ticks}. */
    TICKS,
    /** By plain subtraction. */
    PLAIN
  }

  private static final String NAMESPACE = "tickwise";
  private static final String MODELS = "Tickwise:Models";
  private static final String STYLE = "Tickwise:Style";
  private static final String SUGGESTIONS = "Tickwise:Suggestions";
  private static final String PROOF = "Tickwise:Proof";
  private static final String NAMES =
      String.join(", ", List.of(MODELS, STYLE, SUGGESTIONS)) + " and " + PROOF;

  /** Nothing is set. */
  static final Settings DEFAULT = new Settings(Map.of());

  private final String models;
  private final Style style;
  private final boolean suggestions;
  private final boolean proof;
  private final ArrayList<String> problems = new ArrayList<>();

  private Settings(Map<String, String> flags) {
    Map<String, String> ours = new TreeMap<>();
    flags.forEach((name, value) -> {
      if (name.toLowerCase(Locale.ROOT).startsWith(NAMESPACE)) {
        ours.put(name, value);
      }
    });
    String file = ours.remove(MODELS);
    if (file != null && file.isBlank()) {
      problems.add(MODELS + " names no file");
      file = null;
    }
    models = file;
    style = style(ours.remove(STYLE));
    suggestions = flag(SUGGESTIONS, ours.remove(SUGGESTIONS), false);
    proof = flag(PROOF, ours.remove(PROOF), true);
    ours.keySet()
        .forEach(name -> problems.add("there is no option '" + name + "'; there are " + NAMES));
  }

  /** Reads those of the host's options that are ours, whatever their case. */
  static Settings of(ErrorProneFlags flags) {
    Map<String, String> all = flags.getFlagsMap();
    return new Settings(all);
  }

  /** Path of the user's model file, or {@code null}. */
  String models() {
    return models;
  }

  /** How fixes are written. */
  Style style() {
    return style;
  }

  /** Whether suggestions are reported, too. */
  boolean suggestions() {
    return suggestions;
  }

  /** Whether findings come with the lines that show them. */
  boolean proof() {
    return proof;
  }

  /** What is wrong in what the user has set, one sentence each without a full stop; empty if nothing is. */
  List<String> problems() {
    return problems;
  }

  private Style style(String value) {
    if (value == null) {
      return Style.AUTO;
    }
    for (Style known : Style.values()) {
      if (known.name().equalsIgnoreCase(value)) {
        return known;
      }
    }
    problems.add(STYLE + " is '" + value + "', and can only be auto, ticks or plain");
    return Style.AUTO;
  }

  private boolean flag(String name, String value, boolean otherwise) {
    if (value == null) {
      return otherwise;
    }
    if (value.equalsIgnoreCase("true")) {
      return true;
    }
    if (!value.equalsIgnoreCase("false")) {
      problems.add(name + " is '" + value + "', and can only be true or false");
      return otherwise;
    }
    return false;
  }
}
