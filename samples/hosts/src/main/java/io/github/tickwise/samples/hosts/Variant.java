package io.github.tickwise.samples.hosts;

import io.github.tickwise.engine.Rule;
import java.util.ArrayList;
import java.util.List;

/** A compiler with more or less in it. */
enum Variant {
  /** javac alone. */
  PLAIN("javac alone", false, false),
  /** Error Prone with every check off. */
  HOST("Error Prone, every check off", true, false),
  /** Nothing but Tickwise, with all it has. */
  TICKWISE("Tickwise alone", true, true),
  /** What Error Prone does unless told otherwise. */
  DEFAULTS("Error Prone's defaults", true, false),
  /** Both. */
  DEFAULTS_AND_TICKWISE("the defaults and Tickwise", true, true);

  private final String title;
  private final boolean hosted;
  private final boolean ours;

  Variant(String title, boolean hosted, boolean ours) {
    this.title = title;
    this.hosted = hosted;
    this.ours = ours;
  }

  /** As the pages name it. */
  String title() {
    return title;
  }

  /** Whether Error Prone is on the processor path. */
  boolean isHosted() {
    return hosted;
  }

  /** Whether Tickwise is on the processor path. */
  boolean hasTickwise() {
    return ours;
  }

  /** The plugin's argument; none for javac alone. */
  List<String> arguments() {
    if (!hosted) {
      return List.of();
    }
    List<String> words = new ArrayList<>(List.of("-Xplugin:ErrorProne", "-XepAllErrorsAsWarnings"));
    if (this == HOST || this == TICKWISE) {
      words.add("-XepDisableAllChecks");
    }
    if (ours) {
      words.add("-XepOpt:Tickwise:Suggestions=true");
      for (Rule rule : Rule.values()) {
        words.add("-Xep:" + rule.id() + ":WARN");
      }
    }
    return List.of(String.join(" ", words));
  }
}
