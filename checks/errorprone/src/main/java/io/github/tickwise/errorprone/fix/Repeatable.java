package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import javax.lang.model.element.Modifier;

/** Expressions that may be written twice: they do nothing, and give the same the second time. */
final class Repeatable {
  private Repeatable() {}

  static boolean is(ExpressionTree tree) {
    if (tree instanceof LiteralTree) {
      return true;
    }
    if (tree instanceof ParenthesizedTree parentheses) {
      return is(parentheses.getExpression());
    }
    if (tree instanceof BinaryTree binary) {
      return is(binary.getLeftOperand()) && is(binary.getRightOperand());
    }
    boolean named = tree instanceof IdentifierTree
        || tree instanceof MemberSelectTree select
            && (isType(select) || is(select.getExpression()));
    return named && !isVolatile(tree);
  }

  private static boolean isType(MemberSelectTree select) {
    return TreeInfo.symbol((JCTree) select.getExpression()) instanceof Symbol.TypeSymbol;
  }

  private static boolean isVolatile(ExpressionTree tree) {
    Symbol symbol = TreeInfo.symbol((JCTree) tree);
    return symbol == null || symbol.getModifiers().contains(Modifier.VOLATILE);
  }
}
