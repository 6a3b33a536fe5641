package io.github.tickwise.errorprone.fix;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;

/** The text of one compilation unit, by trees and positions. */
final class SourceText {
  private final VisitorState state;
  private final CharSequence text;

  /**
   * @throws IllegalArgumentException if the source is not at hand
   */
  SourceText(VisitorState state) {
    this.state = state;
    this.text = state.getSourceCode();
    if (text == null) {
      throw new IllegalArgumentException("no source");
    }
  }

  int start(Tree tree) {
    return ((JCTree) tree).getStartPosition();
  }

  int end(Tree tree) {
    return state.getEndPosition(tree);
  }

  String of(Tree tree) {
    return between(start(tree), end(tree));
  }

  String between(int from, int to) {
    return text.subSequence(from, to).toString();
  }

  /** The character at a position; 0 outside of the file. */
  char at(int position) {
    return position < 0 || position >= text.length() ? 0 : text.charAt(position);
  }

  boolean isAt(int position, String token) {
    return position >= 0
        && position + token.length() <= text.length()
        && token.contentEquals(text.subSequence(position, position + token.length()));
  }

  boolean hasComment(int from, int to) {
    String part = between(from, to);
    return part.contains("//") || part.contains("/*");
  }

  /** The position of the first such character outside of comments, or -1; in code without literals. */
  int find(char wanted, int from, int to) {
    int i = from;
    while (i < to) {
      if (isAt(i, "//")) {
        while (i < to && at(i) != '\n') {
          i++;
        }
      } else if (isAt(i, "/*")) {
        i += 2;
        while (i < to && !isAt(i, "*/")) {
          i++;
        }
        i += 2;
      } else if (at(i) == wanted) {
        return i;
      } else {
        i++;
      }
    }
    return -1;
  }

  /** The first position before the white space that ends at a position. */
  int skipSpaceBackwards(int position) {
    int i = position;
    while (i > 0 && Character.isWhitespace(at(i - 1))) {
      i--;
    }
    return i;
  }

  /** Where the line of a position starts, if nothing but white space stands between; else -1. */
  int startOfLine(int position) {
    int i = position;
    while (at(i - 1) == ' ' || at(i - 1) == '\t') {
      i--;
    }
    return i == 0 || at(i - 1) == '\n' ? i : -1;
  }

  /** Where the line of a position ends, before its line break. */
  int endOfLine(int position) {
    int i = position;
    while (i < text.length() && at(i) != '\n' && at(i) != '\r') {
      i++;
    }
    return i;
  }
}
