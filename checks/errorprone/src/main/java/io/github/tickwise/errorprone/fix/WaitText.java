package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import io.github.tickwise.engine.fix.Edit;

/** Waits that become those of {@code TimeUnit}. */
final class WaitText {
  private final Writing writing;

  WaitText(Writing writing) {
    this.writing = writing;
  }

  /** {@code lock.wait(NANOSECONDS.toMillis(left))} to {@code TimeUnit.NANOSECONDS.timedWait(lock, left)}. */
  boolean timedWait(Edit.TimedWait<Tree> edit) {
    TreePath path = writing.path(edit.at());
    TreePath amount = writing.path(edit.amount());
    if (path == null
        || amount == null
        || !(edit.at() instanceof MethodInvocationTree call)
        || edit.once() && isRepeated(path)) {
      return false;
    }
    SourceText source = writing.source;
    ExpressionTree select = call.getMethodSelect();
    boolean sleeps = edit.method().equals("sleep");
    String on =
        select instanceof MemberSelectTree member ? source.of(member.getExpression()) : "this";
    if (on.equals("super") || source.hasComment(source.start(call), source.end(call))) {
      return false;
    }
    String left = source.of(amount.getLeaf());
    writing.changes.replace(
        source.start(call),
        source.end(call),
        writing.timeUnit(edit.unit()) + "." + edit.method() + "(" + (sleeps ? "" : on + ", ") + left
            + ")");
    return true;
  }

  /** Whether a place is in a loop that does not come to an end by itself. */
  private static boolean isRepeated(TreePath path) {
    for (Tree tree : path) {
      if (tree instanceof WhileLoopTree
          || tree instanceof DoWhileLoopTree
          || tree instanceof ForLoopTree) {
        return true;
      }
      if (tree instanceof MethodTree
          || tree instanceof LambdaExpressionTree
          || tree instanceof EnhancedForLoopTree) {
        return false;
      }
    }
    return false;
  }
}
