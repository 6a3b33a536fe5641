package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.TypeTag;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.fix.Edit;
import java.util.List;

/** Calls of two arguments that become a sum, a difference, its sign, or a choice by it. */
final class CallText {
  private final Writing writing;

  CallText(Writing writing) {
    this.writing = writing;
  }

  /** {@code Long.compare(a, b)} to {@code Long.signum(a - b)} or {@code Ticks.compare(a, b)}. */
  boolean sign(Edit.Sign<Tree> edit) {
    Pair pair = pair(edit.at(), edit.left(), edit.right());
    if (pair == null || !pair.isOfOneType()) {
      return false;
    }
    String box = writing.tag(pair.left) == TypeTag.INT ? "Integer" : "Long";
    return writing.usesTicks()
        ? pair.become(writing.ticks("compare") + "(", ", ", 0)
        : pair.become(box + ".signum(", " - ", Precedence.SUM + 1);
  }

  /** {@code Math.max(a, b)} to {@code a - b > 0 ? a : b} or {@code Ticks.max(a, b)}. */
  boolean choose(Edit.Choose<Tree> edit) {
    Pair pair = pair(edit.at(), edit.left(), edit.right());
    if (pair == null || !pair.isOfOneType() || pair.isWider(edit.at())) {
      return false;
    }
    if (writing.usesTicks()) {
      return pair.become(writing.ticks(edit.greatest() ? "max" : "min") + "(", ", ", 0);
    }
    SourceText source = writing.source;
    TreePath path = writing.path(edit.at());
    boolean repeatable = Repeatable.is(pair.left) && Repeatable.is(pair.right);
    if (path == null
        || !repeatable
        || source.hasComment(source.start(edit.at()), source.end(edit.at()))) {
      return false;
    }
    String left = source.of(Writing.withoutParentheses(pair.left));
    String right = source.of(Writing.withoutParentheses(pair.right));
    String choice = writing.operand(pair.left, Precedence.SUM)
        + " - "
        + writing.operand(pair.right, Precedence.SUM + 1)
        + (edit.greatest() ? " > 0 ? " : " < 0 ? ")
        + left
        + " : "
        + right;
    boolean loose = Precedence.CONDITIONAL < Precedence.wantedAt(path);
    writing.changes.replace(
        source.start(edit.at()), source.end(edit.at()), loose ? "(" + choice + ")" : choice);
    return true;
  }

  /** {@code Math.addExact(a, b)} to {@code a + b}. */
  boolean sum(Edit.Sum<Tree> edit) {
    Pair pair = pair(edit.at(), edit.left(), edit.right());
    TreePath path = writing.path(edit.at());
    if (pair == null || path == null || StatementText.isStatement(path)) {
      return false;
    }
    boolean loose = Precedence.SUM < Precedence.wantedAt(path);
    SourceText source = writing.source;
    int end = source.end(pair.right);
    if (source.hasComment(end, source.end(edit.at()))) {
      return false;
    }
    int rank = edit.minus() ? Precedence.SUM + 1 : Precedence.SUM;
    boolean written = pair.become(loose ? "(" : "", edit.minus() ? " - " : " + ", rank);
    writing.changes.replace(end, source.end(edit.at()), loose ? ")" : "");
    return written;
  }

  private Pair pair(Tree at, int left, int right) {
    if (!(at instanceof MethodInvocationTree call)) {
      return null;
    }
    ExpressionTree a = argument(call, left);
    ExpressionTree b = argument(call, right);
    return a == null || b == null ? null : new Pair(call, a, b);
  }

  private static ExpressionTree argument(MethodInvocationTree call, int index) {
    if (index == Role.RECEIVER) {
      ExpressionTree select = call.getMethodSelect();
      return select instanceof MemberSelectTree member ? member.getExpression() : null;
    }
    List<? extends ExpressionTree> arguments = call.getArguments();
    return index < arguments.size() ? arguments.get(index) : null;
  }

  /** Two operands of a call, in the order in which they stand there. */
  private final class Pair {
    private final MethodInvocationTree call;
    private final ExpressionTree left;
    private final ExpressionTree right;

    Pair(MethodInvocationTree call, ExpressionTree left, ExpressionTree right) {
      this.call = call;
      this.left = left;
      this.right = right;
    }

    boolean isOfOneType() {
      TypeTag tag = writing.tag(left);
      return tag == writing.tag(right) && (tag == TypeTag.LONG || tag == TypeTag.INT);
    }

    /** Whether the call gives a wider type than its operands have. */
    boolean isWider(Tree at) {
      return writing.tag(at) != writing.tag(left);
    }

    /**
     * Changes what stands before the left operand, and the comma (or the method's name) between the
     * two; what stands behind the right one stays. Comments among the operands stay with them.
     *
     * @param rank what the right operand must bind with; 0 for the arguments of a call
     */
    boolean become(String head, String operator, int rank) {
      SourceText source = writing.source;
      int start = source.start(call);
      int first = source.start(left);
      int end = source.end(left);
      int second = source.start(right);
      if (first >= second || source.hasComment(start, first)) {
        return false;
      }
      boolean opened = Precedence.isLooser(left, Math.min(rank, Precedence.SUM));
      boolean closed = Precedence.isLooser(right, rank);
      writing.changes.replace(start, first, opened ? head + "(" : head);
      if (opened) {
        writing.changes.insert(end, ")");
      }
      if (!source.hasComment(end, second)) {
        writing.changes.replace(end, second, separator(operator, end, second));
      } else if (left == call.getArguments().get(0)) {
        int comma = source.find(',', end, second);
        writing.changes.replace(comma, comma + 1, operator.stripTrailing());
      } else {
        return false;
      }
      if (closed) {
        writing.changes.insert(second, "(");
        writing.changes.insert(source.end(right), ")");
      }
      return true;
    }

    /** A line break between the operands stays: behind a comma, before an operator. */
    private String separator(String operator, int end, int second) {
      String space = writing.source.between(end, second);
      int line = space.indexOf('\n');
      if (line < 0) {
        return operator;
      }
      int text = line + 1;
      while (text < space.length() && Character.isWhitespace(space.charAt(text))) {
        text++;
      }
      String indent = space.substring(line, text);
      return operator.startsWith(",") ? "," + indent : indent + operator.stripLeading();
    }
  }
}
