package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Name;

/** Questions about single trees. */
final class Trees {
  private Trees() {}

  /** The symbol that an expression names, or {@code null}. */
  static Symbol symbol(Tree tree) {
    return tree instanceof JCTree ? TreeInfo.symbol((JCTree) tree) : null;
  }

  /**
   * The value that the compiler computes for an expression, boxed as its type says, or {@code null}
   * where it computes none; {@code null} literals are no such values.
   */
  static Object constant(Tree tree) {
    Type type = ((JCTree) tree).type;
    Object value = type == null ? null : type.constValue();
    if (value instanceof Integer && type.hasTag(TypeTag.BOOLEAN)) {
      return ((Integer) value) != 0;
    }
    if (value instanceof Integer && type.hasTag(TypeTag.CHAR)) {
      return (char) (int) (Integer) value;
    }
    return value;
  }

  static Tree withoutParentheses(Tree tree) {
    Tree inner = tree;
    while (inner instanceof ParenthesizedTree) {
      inner = ((ParenthesizedTree) inner).getExpression();
    }
    return inner;
  }

  /** Whether the expression is {@code this}, {@code super}, or one of these qualified by a type. */
  static boolean isThis(Tree tree) {
    Tree inner = withoutParentheses(tree);
    Name name = inner instanceof IdentifierTree
        ? ((IdentifierTree) inner).getName()
        : inner instanceof MemberSelectTree ? ((MemberSelectTree) inner).getIdentifier() : null;
    return name != null && (name.contentEquals("this") || name.contentEquals("super"));
  }

  /** Whether the tree names a type or a package, not a value. */
  static boolean isType(Tree tree) {
    switch (tree.getKind()) {
      case PRIMITIVE_TYPE, ARRAY_TYPE, PARAMETERIZED_TYPE, ANNOTATED_TYPE:
        return true;
      default:
        return symbol(tree) instanceof TypeSymbol;
    }
  }

  /** The trees directly below a tree of any kind, also of one this code was not compiled for. */
  static List<Tree> children(Tree tree) {
    List<Tree> children = new ArrayList<>();
    tree.accept(
        new TreeScanner<Void, Void>() {
          @Override
          public Void scan(Tree child, Void unused) {
            if (child != null) {
              children.add(child);
            }
            return null;
          }
        },
        null);
    return children;
  }

  /** The expressions among the {@linkplain #children children}. */
  static List<ExpressionTree> operands(Tree tree) {
    List<ExpressionTree> operands = new ArrayList<>();
    for (Tree child : children(tree)) {
      if (child instanceof ExpressionTree && !isType(child)) {
        operands.add((ExpressionTree) child);
      }
    }
    return operands;
  }
}
