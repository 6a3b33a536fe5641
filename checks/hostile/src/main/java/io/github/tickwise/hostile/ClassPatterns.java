package io.github.tickwise.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Names of classes with {@code *} for any characters, dots and dollars included. Immutable.
 */
final class ClassPatterns {
  private static final Pattern FORM = Pattern.compile("[\\p{javaJavaIdentifierPart}.*]+");

  private final List<Pattern> patterns;

  ClassPatterns(List<String> texts) {
    patterns = new ArrayList<>();
    for (String text : texts) {
      patterns.add(compile(text));
    }
  }

  static boolean isPattern(String text) {
    return FORM.matcher(text).matches();
  }

  private static Pattern compile(String text) {
    return Pattern.compile(text.replace(".", "\\.").replace("$", "\\$").replace("*", ".*"));
  }

  boolean isEmpty() {
    return patterns.isEmpty();
  }

  /** Whether one of the patterns is the whole of the class's binary name. */
  boolean match(String className) {
    for (Pattern pattern : patterns) {
      if (pattern.matcher(className).matches()) {
        return true;
      }
    }
    return false;
  }
}
