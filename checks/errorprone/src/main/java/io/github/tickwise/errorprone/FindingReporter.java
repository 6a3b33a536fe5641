package io.github.tickwise.errorprone;

import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.errorprone.fix.FixWriter;
import io.github.tickwise.errorprone.lower.Annotations;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Finds the places of findings again below a unit and reports those that no declaration around them
 * exempts. Error Prone's own suppression does not reach below a check that matches whole units.
 */
final class FindingReporter extends TreePathScanner<Void, Void> {
  private final BugChecker check;
  private final VisitorState state;
  private final Function<Finding<Tree>, String> message;
  private final FixWriter fixes;
  private final Map<Tree, Finding<Tree>> findings = new IdentityHashMap<>();

  FindingReporter(
      BugChecker check,
      VisitorState state,
      List<Finding<Tree>> findings,
      Function<Finding<Tree>, String> message,
      FixWriter fixes) {
    this.check = check;
    this.state = state;
    this.message = message;
    this.fixes = fixes;
    for (Finding<Tree> finding : findings) {
      this.findings.put(finding.origin(), finding);
    }
  }

  @Override
  public Void scan(Tree tree, Void unused) {
    if (tree == null || isExempt(tree)) {
      return null;
    }
    Finding<Tree> finding = findings.get(tree);
    if (finding != null) {
      report(finding, new TreePath(getCurrentPath(), tree));
    }
    return super.scan(tree, null);
  }

  private void report(Finding<Tree> finding, TreePath path) {
    Description.Builder description =
        check.buildDescription(finding.origin()).setMessage(message.apply(finding));
    VisitorState here = state.withPath(path);
    if (finding.fix() != null) {
      fixes.write(finding.fix(), here).ifPresent(description::addFix);
    }
    if (finding.rule() == Rule.UNANNOTATED) {
      AnnotationFix.of(finding.origin(), AnnotationFix.TICK, here).ifPresent(description::addFix);
    }
    here.reportMatch(description.build());
  }

  private boolean isExempt(Tree tree) {
    if (tree instanceof ClassTree) {
      return isExempt(tree, ((ClassTree) tree).getModifiers());
    }
    if (tree instanceof MethodTree) {
      return isExempt(tree, ((MethodTree) tree).getModifiers());
    }
    return tree instanceof VariableTree && isExempt(tree, ((VariableTree) tree).getModifiers());
  }

  private boolean isExempt(Tree declaration, ModifiersTree modifiers) {
    return check.isSuppressed(declaration, state) || Annotations.has(modifiers, "TickSafe");
  }
}
