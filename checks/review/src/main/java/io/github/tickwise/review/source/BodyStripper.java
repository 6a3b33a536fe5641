package io.github.tickwise.review.source;

import java.util.Arrays;

/**
 * Leaves out what stands in the bodies of methods and initialisers, and all comments: the declarations of a file, at a
 * fraction of the price of parsing it. Nothing stays where it was. One use; not thread-safe.
 */
final class BodyStripper {
  private static final byte[][] TYPE_WORDS = {
    "class".getBytes(), "interface".getBytes(), "enum".getBytes(), "record".getBytes()
  };

  private final byte[] text;
  private final byte[] stripped;
  private int length;
  private int kept;
  private int at;

  private BodyStripper(byte[] text) {
    this.text = text;
    this.stripped = new byte[text.length];
  }

  /** The text without bodies. */
  static byte[] strip(byte[] text) {
    BodyStripper stripper = new BodyStripper(text);
    while (stripper.at < text.length) {
      stripper.members(); // again for what follows a brace too many
      stripper.at++;
    }
    stripper.keep(text.length);
    return Arrays.copyOf(stripper.stripped, stripper.length);
  }

  /** Reads members of a type, or the types of a file, up to the brace that ends them. */
  private void members() {
    boolean type = false; // whether the declaration at hand is that of a type
    boolean assigned = false; // whether it has come to an initial value
    int parentheses = 0;
    while (next()) {
      byte c = text[at];
      if (c == '}') {
        return;
      } else if (c == '{') {
        at++;
        if (type && !assigned) {
          members();
        } else {
          blank();
        }
        at++;
        type = false;
        // A block ends a declaration unless it is an initial value; then the semicolon does.
      } else if (c == ';') {
        type = false;
        assigned = false;
        at++;
      } else if (c == '(' || c == ')') {
        parentheses += c == '(' ? 1 : -1;
        at++;
      } else if (c == '=') {
        assigned |= parentheses == 0;
        at++;
      } else if (isPart(c)) {
        int start = at;
        word();
        type |= parentheses == 0 && !assigned && declaresType(start);
      } else {
        at++;
      }
    }
  }

  /** Whether the word begins the declaration of a type: a keyword, a name, and then no operator. */
  private boolean declaresType(int start) {
    int end = at;
    boolean keyword =
        Arrays.stream(TYPE_WORDS).anyMatch(w -> Arrays.equals(w, 0, w.length, text, start, end));
    if (!keyword || start > 0 && text[start - 1] == '.') {
      return false;
    }
    int name = JavaText.skip(text, at);
    if (name >= text.length || !isPart(text[name])) {
      return false; // a method or a component of the name `record`
    }
    if (text[start] != 'r') {
      return true;
    }
    int behind = name;
    while (behind < text.length && isPart(text[behind])) {
      behind++;
    }
    behind = JavaText.skip(text, behind);
    return behind < text.length && (text[behind] == '(' || text[behind] == '<');
  }

  /** Blanks up to the brace that closes the block which has just been opened. */
  private void blank() {
    int depth = 1;
    int start = at;
    for (at = JavaText.skip(text, at); at < text.length; at = JavaText.skip(text, at)) {
      byte c = text[at];
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth == 0) {
        break;
      }
      at++;
    }
    keep(start);
    kept = at;
  }

  /** Copies what has not been copied yet, up to there. */
  private void keep(int end) {
    System.arraycopy(text, kept, stripped, length, end - kept);
    length += end - kept;
    kept = end;
  }

  private void word() {
    while (at < text.length && isPart(text[at])) {
      at++;
    }
  }

  private boolean next() {
    while (at < text.length) {
      int end = JavaText.end(text, at);
      if (end == at) {
        return true;
      }
      if (text[at] == '/') { // a comment
        keep(at);
        stripped[length++] = ' ';
        kept = end;
      }
      at = end;
    }
    return false;
  }

  private static boolean isPart(byte c) {
    return Character.isJavaIdentifierPart(c & 0x7f) && c > ' ' || c < 0;
  }
}
