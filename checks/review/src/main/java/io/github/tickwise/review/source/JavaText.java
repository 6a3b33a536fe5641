package io.github.tickwise.review.source;

/** The lexical structure of Java (JLS 3) as far as it must be known to find code in a text. */
final class JavaText {
  private JavaText() {}

  /** The first place at or behind {@code at} that is neither white space nor in a comment or a literal of text. */
  static int skip(byte[] text, int at) {
    int i = at;
    while (i < text.length) {
      int end = end(text, i);
      if (end == i) {
        return i;
      }
      i = end;
    }
    return text.length;
  }

  /** The end of the white space, comment or literal that begins there; {@code at} itself where none does. */
  static int end(byte[] text, int at) {
    byte c = text[at];
    if (c <= ' ' && c >= 0) {
      return at + 1;
    }
    if (c == '/' && at + 1 < text.length) {
      return switch (text[at + 1]) {
        case '/' -> endOfLine(text, at);
        case '*' -> endOfComment(text, at + 2);
        default -> at;
      };
    }
    if (c == '"') {
      return isTextBlock(text, at) ? endOfTextBlock(text, at + 3) : endOfLiteral(text, at + 1, c);
    }
    return c == '\'' ? endOfLiteral(text, at + 1, c) : at;
  }

  private static int endOfLine(byte[] text, int at) {
    int i = at;
    while (i < text.length && text[i] != '\n' && text[i] != '\r') {
      i++;
    }
    return i;
  }

  private static int endOfComment(byte[] text, int at) {
    int i = at;
    while (i + 1 < text.length && !(text[i] == '*' && text[i + 1] == '/')) {
      i++;
    }
    return Math.min(i + 2, text.length);
  }

  private static boolean isTextBlock(byte[] text, int at) {
    return at + 2 < text.length && text[at + 1] == '"' && text[at + 2] == '"';
  }

  private static int endOfTextBlock(byte[] text, int at) {
    int i = at;
    while (i < text.length && !(text[i] == '"' && isTextBlock(text, i))) {
      i += text[i] == '\\' ? 2 : 1;
    }
    return Math.min(i + 3, text.length);
  }

  /** A literal ends with its line at the latest, so that broken code does not swallow the rest. */
  private static int endOfLiteral(byte[] text, int at, byte quote) {
    int i = at;
    while (i < text.length && text[i] != quote && text[i] != '\n') {
      i += text[i] == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, text.length);
  }
}
