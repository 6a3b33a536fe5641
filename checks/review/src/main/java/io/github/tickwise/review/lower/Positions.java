package io.github.tickwise.review.lower;

import com.github.javaparser.Position;
import com.github.javaparser.ast.Node;
import java.util.Arrays;

/** Lines, columns and offsets of one source text. */
final class Positions {
  private final String text;
  private final int[] lineStarts;

  Positions(String text) {
    this.text = text;
    int[] starts = new int[16];
    int lines = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends =
          c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
      if (ends) {
        if (lines == starts.length) {
          starts = Arrays.copyOf(starts, lines * 2);
        }
        starts[lines++] = i + 1;
      }
    }
    lineStarts = Arrays.copyOf(starts, lines);
  }

  /** Where the operator between two operands stands; null where the tree has no positions. */
  Position operator(Node left, Node right) {
    Position from = left.getEnd().orElse(null);
    Position to = right.getBegin().orElse(null);
    if (from == null || to == null) {
      return null;
    }
    int end = offset(to);
    int i = offset(from) + 1;
    while (i < end) {
      if (text.startsWith("//", i)) {
        i = nextLine(i);
      } else if (text.startsWith("/*", i)) {
        int close = text.indexOf("*/", i + 2);
        i = close < 0 ? end : close + 2;
      } else if (Character.isWhitespace(text.charAt(i))) {
        i++;
      } else {
        return position(i);
      }
    }
    return from;
  }

  private int nextLine(int offset) {
    int line = position(offset).line;
    return line < lineStarts.length ? lineStarts[line] : text.length();
  }

  private int offset(Position p) {
    return p.line > lineStarts.length ? text.length() : lineStarts[p.line - 1] + p.column - 1;
  }

  private Position position(int offset) {
    int at = Arrays.binarySearch(lineStarts, offset);
    int line = at >= 0 ? at : -at - 2;
    return new Position(line + 1, offset - lineStarts[line] + 1);
  }
}
