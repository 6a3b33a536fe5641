package io.github.tickwise.errorprone.fix;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import io.github.tickwise.engine.fix.Edit;

/** Stores and tests of a slot that has a flag. */
final class SlotText {
  private final Writing writing;

  SlotText(Writing writing) {
    this.writing = writing;
  }

  /** The flag of a slot, as both are named in one place: {@code this.at}, {@code this.atSet}. */
  static String flag(String slot) {
    return slot + "Set";
  }

  /** {@code at == -1} to {@code !atSet}. */
  boolean ask(Edit.AskFlag<Tree> edit) {
    SourceText source = writing.source;
    if (source.hasComment(source.start(edit.at()), source.end(edit.at()))) {
      return false;
    }
    TreePath path = writing.path(edit.at());
    if (path == null) {
      return false;
    }
    // `(at != 0)` needs its parentheses no more, if they are not those of a statement.
    TreePath whole = Writing.withParentheses(path);
    boolean statement = whole.getParentPath().getLeaf() instanceof com.sun.source.tree.StatementTree
        && !(whole.getParentPath().getLeaf() instanceof com.sun.source.tree.ReturnTree)
        && !(whole.getParentPath().getLeaf() instanceof com.sun.source.tree.VariableTree);
    Tree replaced = statement ? edit.at() : whole.getLeaf();
    writing.changes.replace(
        source.start(replaced),
        source.end(replaced),
        (edit.set() ? "" : "!") + flag(source.of(edit.slot())));
    return true;
  }

  /** {@code at = nanoTime();} to {@code at = nanoTime(); atSet = true;}, on two lines. */
  boolean raise(Edit.RaiseFlag<Tree> edit) {
    if (!(edit.at() instanceof AssignmentTree store)) {
      return false;
    }
    TreePath path = writing.path(store);
    if (path == null || !StatementText.isStatement(path)) {
      return false;
    }
    TreePath statement = path.getParentPath();
    Tree parent = statement.getParentPath().getLeaf();
    SourceText source = writing.source;
    int start = source.start(statement.getLeaf());
    int end = source.end(statement.getLeaf());
    String set = flag(source.of(Writing.withoutParentheses(store.getVariable()))) + " = true;";
    int line = source.startOfLine(start);
    boolean ownLine = line >= 0;
    String space = ownLine ? "\n" + source.between(line, start) : " ";
    if (parent instanceof BlockTree || parent instanceof CaseTree) {
      writing.changes.insert(end, space + set);
      return true;
    }
    boolean branch = parent instanceof com.sun.source.tree.IfTree && !ownLine;
    if (!branch) {
      return false; // a body without braces would need some on other lines
    }
    writing.changes.insert(start, "{ ");
    writing.changes.insert(end, " " + set + " }");
    return true;
  }

  /** {@code at = -1;} to {@code atSet = false;}. */
  boolean lower(Edit.LowerFlag<Tree> edit) {
    if (!(edit.at() instanceof AssignmentTree store)) {
      return false;
    }
    TreePath path = writing.path(store);
    SourceText source = writing.source;
    ExpressionTree variable = store.getVariable();
    if (path == null
        || !StatementText.isStatement(path)
        || source.hasComment(source.start(store), source.end(store))) {
      return false;
    }
    writing.changes.replace(
        source.start(store), source.end(store), flag(source.of(variable)) + " = false");
    return true;
  }
}
