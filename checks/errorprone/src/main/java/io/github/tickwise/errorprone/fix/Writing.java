package io.github.tickwise.errorprone.fix;

import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.google.errorprone.fixes.SuggestedFixes;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;

/** What the edits of one fix share while they are written down. */
final class Writing {
  final VisitorState state;
  final SourceText source;
  final Style style;
  final Changes changes = new Changes();
  private final SuggestedFix.Builder fix;

  Writing(VisitorState state, Style style, SuggestedFix.Builder fix) {
    this.state = state;
    this.source = new SourceText(state);
    this.style = style;
    this.fix = fix;
  }

  boolean usesTicks() {
    return style == Style.TICKS;
  }

  /** The name by which a method of the runtime is called here; imported if need be. */
  String ticks(String method) {
    return SuggestedFixes.qualifyType(state, fix, Style.HELPER) + "." + method;
  }

  String timeUnit(String constant) {
    return SuggestedFixes.qualifyType(state, fix, "java.util.concurrent.TimeUnit") + "." + constant;
  }

  /** Where a tree of this file stands; {@code null} if it does not. */
  TreePath path(Tree tree) {
    // Most stand near the finding: a large file need not be searched.
    for (TreePath at = state.getPath(); at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree || at.getParentPath() == null) {
        TreePath found = TreePath.getPath(at, tree);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** The path of the parentheses around the last tree of a path, or that path. */
  static TreePath withParentheses(TreePath path) {
    TreePath at = path;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    return at;
  }

  static ExpressionTree withoutParentheses(ExpressionTree tree) {
    ExpressionTree inner = tree;
    while (inner instanceof ParenthesizedTree parentheses) {
      inner = parentheses.getExpression();
    }
    return inner;
  }

  /** The text of an operand, in parentheses if it would not hold together. */
  String operand(ExpressionTree tree, int wanted) {
    String text = source.of(tree);
    return Precedence.isLooser(tree, wanted) ? "(" + text + ")" : text;
  }

  /** Puts an operand in parentheses where it stands, if it would not hold together. */
  void protect(ExpressionTree tree, int wanted) {
    if (Precedence.isLooser(tree, wanted)) {
      changes.insert(source.start(tree), "(");
      changes.insert(source.end(tree), ")");
    }
  }

  /** The machine type of an expression, unboxed; {@code ERROR} if it is not known. */
  TypeTag tag(Tree tree) {
    Type type = ((JCTree) tree).type;
    return type == null
        ? TypeTag.ERROR
        : state.getTypes().unboxedTypeOrType(type).getTag();
  }
}
