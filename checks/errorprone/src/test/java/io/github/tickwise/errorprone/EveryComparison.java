package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.fix.Edit;
import io.github.tickwise.engine.fix.Fix;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;

/**
 * A check whose analysis finds each {@code <}, so that what is around an analysis can be tested
 * without one; a call of {@code hostile()} makes it throw, and so does a class {@code Crowded} in
 * company.
 */
@BugPattern(summary = "every comparison", severity = BugPattern.SeverityLevel.WARNING)
public final class EveryComparison extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public EveryComparison() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public EveryComparison(ErrorProneFlags flags) {
    super(Rule.DIRECT_COMPARISON, context -> EveryComparison::find, Settings.of(flags));
  }

  private static List<Finding<Tree>> find(List<CompilationUnitTree> units) {
    List<Finding<Tree>> findings = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitBinary(BinaryTree tree, Void unused) {
        if (tree.getKind() == Tree.Kind.LESS_THAN) {
          findings.add(finding(tree));
        }
        return super.visitBinary(tree, null);
      }

      @Override
      public Void visitClass(ClassTree tree, Void unused) {
        if (tree.getSimpleName().contentEquals("Crowded") && units.size() > 1) {
          throw new IllegalStateException("too many");
        }
        return super.visitClass(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        if (tree.getMethodSelect().toString().equals("hostile")) {
          throw new IllegalStateException("a fault of ours");
        }
        if (tree.getMethodSelect().toString().equals("bottomless")) {
          return visitMethodInvocation(tree, null);
        }
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(units, null);
    return findings;
  }

  private static Finding<Tree> finding(BinaryTree tree) {
    return new Finding<Tree>(Rule.DIRECT_COMPARISON, tree, "a comparison", null, "")
        .withFix(Fix.of(new Edit.Subtract<>(tree)));
  }
}
