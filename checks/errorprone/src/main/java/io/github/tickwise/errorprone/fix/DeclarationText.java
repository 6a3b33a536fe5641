package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import io.github.tickwise.engine.fix.Edit;
import javax.lang.model.element.Modifier;

/** Declarations of fields and locals. */
final class DeclarationText {
  private final Writing writing;

  DeclarationText(Writing writing) {
    this.writing = writing;
  }

  /** Whether a declaration declares one variable: {@code long a;}, not {@code long a, b;}. */
  static boolean isAlone(VariableTree variable, SourceText source) {
    Tree type = variable.getType();
    int end = source.end(variable);
    if (type == null || source.at(end - 1) != ';') {
      return false;
    }
    String name = source.between(source.end(type), ((JCTree) variable).getPreferredPosition());
    return name.isBlank();
  }

  /** {@code long at;} to {@code long at = System.nanoTime() - INTERVAL;}. */
  boolean seed(Edit.Seed<Tree> edit) {
    if (!(edit.at() instanceof VariableTree variable)
        || !isAlone(variable, writing.source)
        || edit.interval() != null && !isUsableIn(variable, edit.interval())) {
      return false;
    }
    SourceText source = writing.source;
    String seed = source.of(edit.clock())
        + (edit.interval() == null
            ? ""
            : " - " + writing.operand((ExpressionTree) edit.interval(), Precedence.SUM + 1));
    ExpressionTree first = variable.getInitializer();
    if (first != null) {
      writing.changes.replace(source.start(first), source.end(first), seed);
      return true;
    }
    writing.changes.insert(source.end(variable) - 1, " = " + seed);
    return true;
  }

  /** Whether a constant means the same in the declaration as where it stands. */
  private boolean isUsableIn(VariableTree variable, Tree constant) {
    if (constant instanceof LiteralTree) {
      return true;
    }
    Symbol symbol = TreeInfo.symbol((JCTree) constant);
    boolean isStatic = symbol != null
        && symbol.getKind().isField()
        && symbol.getModifiers().contains(Modifier.STATIC);
    // A static initialiser must not name a field that is declared below it.
    return isStatic && !variable.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  /** {@code long at = -1;} to {@code long at;} and {@code boolean atSet;}. */
  boolean declareFlag(Edit.DeclareFlag<Tree> edit) {
    TreePath path = writing.path(edit.at());
    if (path == null
        || !(edit.at() instanceof VariableTree variable)
        || !isAlone(variable, writing.source)
        || variable.getModifiers().getFlags().contains(Modifier.VOLATILE)
        || !variable.getModifiers().getAnnotations().isEmpty()) {
      return false;
    }
    Tree parent = path.getParentPath().getLeaf();
    boolean field = parent instanceof com.sun.source.tree.ClassTree;
    String name = variable.getName().toString();
    String flag = SlotText.flag(name);
    if (!field && !(parent instanceof com.sun.source.tree.BlockTree) || isTaken(flag)) {
      return false;
    }
    SourceText source = writing.source;
    ExpressionTree first = variable.getInitializer();
    Tree type = variable.getType();
    if (first != null && field) {
      int after = source.end(type)
          + source.between(source.end(type), source.start(first)).indexOf(name)
          + name.length();
      if (source.hasComment(after, source.start(first))) {
        return false;
      }
      writing.changes.delete(after, source.end(first));
    } else if (first != null) {
      writing.changes.replace(source.start(first), source.end(first), "0");
    } else if (!field) {
      return false;
    }
    String modifiers = source.between(source.start(variable), source.start(type));
    String declaration = modifiers + "boolean " + flag + (field ? ";" : " = false;");
    int start = source.start(variable);
    int line = source.startOfLine(start);
    if (line < 0) {
      writing.changes.insert(source.end(variable), " " + declaration);
    } else {
      writing.changes.insert(
          endOfLine(source.end(variable)), "\n" + source.between(line, start) + declaration);
    }
    return true;
  }

  /** Behind the comment that follows a declaration on its line. */
  private int endOfLine(int end) {
    int at = end;
    while (writing.source.at(at) == ' ' || writing.source.at(at) == '\t') {
      at++;
    }
    if (writing.source.isAt(at, "//")) {
      return writing.source.endOfLine(at);
    }
    return end;
  }

  /** Whether the file uses a name for anything. */
  private boolean isTaken(String name) {
    return java.util.regex.Pattern.compile("\\b" + java.util.regex.Pattern.quote(name) + "\\b")
        .matcher(writing.state.getSourceCode())
        .find();
  }
}
