package io.github.tickwise.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.util.Abort;
import com.sun.tools.javac.util.Context;
import javax.tools.Diagnostic;

/** Keeps our faults from becoming the user's failed build. */
final class Mishaps {
  private final Context context;

  Mishaps(Context context) {
    this.context = context;
  }

  /**
   * Runs a part of the analysis; whatever it throws becomes a warning that names the part and the
   * file. Only what ends the compiler itself passes: its own abort, and a virtual machine that can
   * go no further.
   */
  void guard(String part, CompilationUnitTree unit, Runnable body) {
    try {
      body.run();
    } catch (Abort compilerStops) {
      throw compilerStops;
    } catch (StackOverflowError e) {
      warn(part, unit, e);
    } catch (VirtualMachineError e) {
      throw e;
    } catch (Throwable e) {
      warn(part, unit, e);
    }
  }

  /** An error of the user's that fails the compilation. */
  void error(String message, CompilationUnitTree unit) {
    print(Diagnostic.Kind.ERROR, message, unit);
  }

  private void warn(String part, CompilationUnitTree unit, Throwable e) {
    String file = unit.getSourceFile() == null ? "?" : unit.getSourceFile().getName();
    StackTraceElement[] trace = e.getStackTrace();
    print(
        Diagnostic.Kind.WARNING,
        "Tickwise: internal error in " + part + " at " + file + ": " + e
            + (trace.length == 0 ? "" : " at " + trace[0])
            + "; the rest is analysed; please report",
        unit);
  }

  private void print(Diagnostic.Kind kind, String message, CompilationUnitTree unit) {
    Tree place = unit.getTypeDecls().isEmpty() ? unit : unit.getTypeDecls().get(0);
    JavacTrees.instance(context).printMessage(kind, message, place, unit);
  }
}
