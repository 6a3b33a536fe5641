package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.CompileStates;
import com.sun.tools.javac.comp.CompileStates.CompileState;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The compilation units of this run of the compiler whose trees are attributed and not yet
 * rewritten for code generation: all of them under {@code -XDcompilePolicy=simple}, else those of
 * the moment.
 */
public final class AttributedUnits {
  private AttributedUnits() {}

  /** In the order of their files' names. */
  public static List<CompilationUnitTree> of(Context context) {
    Enter enter = Enter.instance(context);
    CompileStates states = CompileStates.instance(context);
    Set<JCCompilationUnit> units = new LinkedHashSet<>();
    for (Env<AttrContext> env : enter.getEnvs()) {
      if (env.toplevel != null) {
        units.add(env.toplevel);
      }
    }
    List<CompilationUnitTree> attributed = new ArrayList<>();
    for (JCCompilationUnit unit : units) {
      if (isAttributed(unit, enter, states)) {
        attributed.add(unit);
      }
    }
    // The compiler keeps them by identity, in another order in each run.
    attributed.sort(Comparator.comparing(
        unit -> unit.getSourceFile().getName())); // a URI costs a look at the disk
    return attributed;
  }

  private static boolean isAttributed(JCCompilationUnit unit, Enter enter, CompileStates states) {
    boolean any = false;
    for (JCTree definition : unit.defs) {
      if (definition instanceof JCClassDecl) {
        Env<AttrContext> env = enter.getEnv(((JCClassDecl) definition).sym);
        if (env == null
            || !states.isDone(env, CompileState.ATTR)
            || states.isDone(env, CompileState.TRANSTYPES)) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }
}
