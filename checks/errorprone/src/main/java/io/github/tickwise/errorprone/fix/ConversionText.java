package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.TypeTag;
import io.github.tickwise.engine.fix.Edit;

/** Conversions of readings that become conversions of their difference. */
final class ConversionText {
  private final Writing writing;

  ConversionText(Writing writing) {
    this.writing = writing;
  }

  /** {@code convert(a) - convert(b)} to {@code convert(a - b)}. */
  boolean convertLast(Edit.ConvertLast<Tree> edit) {
    TreePath path = writing.path(edit.at());
    if (path == null || !(edit.at() instanceof BinaryTree minus)) {
      return false;
    }
    SourceText source = writing.source;
    ExpressionTree left = side(edit.left(), minus.getLeftOperand());
    ExpressionTree right = side(edit.right(), minus.getRightOperand());
    Tree model = edit.model().at();
    ExpressionTree hole = operand(edit.model());
    if (left == null
        || right == null
        || hole == null
        || source.hasComment(source.start(minus), source.end(minus))) {
      return false;
    }
    boolean operator = model instanceof BinaryTree;
    boolean cast = model instanceof TypeCastTree;
    String difference =
        writing.operand(left, Precedence.SUM) + " - " + writing.operand(right, Precedence.SUM + 1);
    String text = source.between(source.start(model), source.start(hole))
        + (operator || cast ? "(" + difference + ")" : difference)
        + source.between(source.end(hole), source.end(model));
    boolean loose = Precedence.of(model) < Precedence.wantedAt(path);
    writing.changes.replace(
        source.start(minus), source.end(minus), loose ? "(" + text + ")" : text);
    return true;
  }

  private ExpressionTree side(Edit.Conversion<Tree> conversion, ExpressionTree written) {
    ExpressionTree side = conversion == null ? written : operand(conversion);
    return side == null ? null : Writing.withoutParentheses(side);
  }

  /** What is converted, with the parentheses around it. */
  private ExpressionTree operand(Edit.Conversion<Tree> conversion) {
    TreePath path = writing.path(conversion.reading());
    if (path == null) {
      return null;
    }
    TreePath at = path;
    while (at.getParentPath().getLeaf() != conversion.at()
        && at.getParentPath().getLeaf() instanceof com.sun.source.tree.ParenthesizedTree) {
      at = at.getParentPath();
    }
    boolean direct = at.getParentPath().getLeaf() == conversion.at();
    return direct && at.getLeaf() instanceof ExpressionTree operand ? operand : null;
  }

  /** {@code long t = convert(reading)} to {@code long t = reading}. */
  boolean unconvert(Edit.Unconvert<Tree> edit) {
    ExpressionTree reading = operand(edit.conversion());
    if (reading == null
        || !(edit.at() instanceof VariableTree variable)
        || writing.tag(reading) != TypeTag.LONG) {
      return false;
    }
    SourceText source = writing.source;
    ExpressionTree kept = Writing.withoutParentheses(reading);
    ExpressionTree whole = variable.getInitializer();
    if (whole == null || source.hasComment(source.start(whole), source.end(whole))) {
      return false;
    }
    writing.changes.delete(source.start(whole), source.start(kept));
    writing.changes.delete(source.end(kept), source.end(whole));
    Tree type = variable.getType();
    boolean named = type != null && source.end(type) > source.start(type);
    if (named && !source.of(type).equals("var") && writing.tag(type) != TypeTag.LONG) {
      if (!DeclarationText.isAlone(variable, source)) {
        return false;
      }
      writing.changes.replace(source.start(type), source.end(type), "long");
    }
    return true;
  }
}
