package io.github.tickwise.engine.catalog;

import java.util.ArrayList;
import java.util.List;

/**
 * Takes the lines of a catalogue apart. Without regular expressions: the bundled lines are read at every start, by a JVM
 * that has compiled nothing yet.
 */
final class Words {
  /** What {@code OWNER#NAME(ARGUMENTS) : MEANING} says; the last two without the blanks around them. */
  record Signature(String owner, String name, String arguments, String meaning) {}

  private Words() {}

  /** The parts of a line about a method; {@code null} if it is none. */
  static Signature signature(String line) {
    int hash = line.indexOf('#');
    int open = line.indexOf('(', hash);
    int close = line.indexOf(')', open);
    int colon = line.indexOf(':', close);
    if (hash < 0 || open < 0 || close < 0 || colon < 0) {
      return null;
    }
    String owner = line.substring(0, hash);
    String name = line.substring(hash + 1, open);
    String arguments = line.substring(open + 1, close).strip();
    String meaning = line.substring(colon + 1).strip();
    boolean named = isName(owner, ".") && (name.equals("<init>") || isName(name, ""));
    boolean plain =
        arguments.indexOf('(') < 0 && line.substring(close + 1, colon).isBlank();
    return named && plain && !meaning.isEmpty()
        ? new Signature(owner, name, arguments, meaning)
        : null;
  }

  /** What stands before a comment, which begins at the start of a line or after a blank. */
  static String withoutComment(String line) {
    for (int at = line.indexOf('#'); at >= 0; at = line.indexOf('#', at + 1)) {
      if (at == 0 || Character.isWhitespace(line.charAt(at - 1))) {
        return line.substring(0, at).strip();
      }
    }
    return line.strip();
  }

  /** The words between blanks; never empty, for a text of blanks is one empty word. */
  static String[] of(String text) {
    List<String> words = new ArrayList<>();
    int begin = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || Character.isWhitespace(text.charAt(i))) {
        if (i > begin) {
          words.add(text.substring(begin, i));
        }
        begin = i + 1;
      }
    }
    return words.isEmpty() ? new String[] {""} : words.toArray(new String[0]);
  }

  /** The parts between separators, without the blanks around them; empty ones too. */
  static List<String> list(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int begin = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, begin)) {
      parts.add(text.substring(begin, end).strip());
      begin = end + 1;
    }
    parts.add(text.substring(begin).strip());
    return parts;
  }

  /** Whether a text is made of letters, digits, {@code _} and {@code $}, and of what else is given; not empty. */
  static boolean isName(String text, String others) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$';
      if (!letter && !isDigit(c) && others.indexOf(c) < 0) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** Whether a text is a number without a sign. */
  static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(Words::isDigit);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
