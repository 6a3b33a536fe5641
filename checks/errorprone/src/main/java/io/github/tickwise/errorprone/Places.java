package io.github.tickwise.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Step;
import io.github.tickwise.errorprone.classpath.ClassFileTree;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Files and lines of the steps of findings: a tree does not know them, and a path may lead through
 * several files. One thread.
 */
final class Places {
  private static final String NOT_MET = "";

  private final Map<Tree, String> places = new IdentityHashMap<>();

  /** The trees to look out for. */
  void expect(List<Finding<Tree>> findings) {
    for (Finding<Tree> finding : findings) {
      for (Step<Tree> step : finding.path()) {
        if (step.origin() != null) {
          places.putIfAbsent(step.origin(), NOT_MET);
        }
      }
    }
  }

  /** Takes note of where a tree stands if it was expected. */
  void meet(Tree tree, CompilationUnitTree unit) {
    if (tree != null && places.containsKey(tree)) {
      String file = unit.getSourceFile().getName();
      String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
      int position = ((JCTree) tree).getPreferredPosition();
      places.put(
          tree, position < 0 ? name : name + ":" + unit.getLineMap().getLineNumber(position));
    }
  }

  /** {@code Foo.java:12}. */
  String of(Tree tree) {
    return tree instanceof ClassFileTree ? tree.toString() : places.getOrDefault(tree, NOT_MET);
  }
}
