package io.github.tickwise.errorprone;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.util.Abort;
import com.sun.tools.javac.util.Context;
import java.util.HashSet;
import java.util.Set;
import javax.tools.Diagnostic;

/** Keeps our faults from becoming the user's failed build. */
final class Mishaps {
  private static final Context.Key<Mishaps> KEY = new Context.Key<>();

  private final Context context;
  private final Set<String> said = new HashSet<>();

  private Mishaps(Context context) {
    this.context = context;
  }

  /** The one of this run of the compiler. */
  static Mishaps instance(Context context) {
    Mishaps instance = context.get(KEY);
    if (instance == null) {
      instance = new Mishaps(context);
      context.put(KEY, instance);
    }
    return instance;
  }

  /**
   * Runs a part of the analysis; whatever it throws becomes a warning that names the part and the
   * file, once for a file.
   *
   * @return whether it has thrown
   */
  boolean guard(String part, CompilationUnitTree unit, Runnable body) {
    Throwable mishap = of(body);
    if (mishap != null) {
      warn(part, unit, mishap);
    }
    return mishap != null;
  }

  /**
   * What the body throws, or {@code null}. Only what ends the compiler itself passes: its own abort,
   * and a virtual machine that can go no further.
   */
  Throwable of(Runnable body) {
    try {
      body.run();
      return null;
    } catch (Abort compilerStops) {
      throw compilerStops;
    } catch (StackOverflowError e) {
      return e;
    } catch (VirtualMachineError e) {
      throw e;
    } catch (Throwable e) {
      return e;
    }
  }

  /** An error of the user's that fails the compilation, told once. */
  void error(String message, CompilationUnitTree unit) {
    if (said.add(message)) {
      print(Diagnostic.Kind.ERROR, message, unit);
    }
  }

  /** Tells of a fault that was caught, once for a part and a file. */
  void warn(String part, CompilationUnitTree unit, Throwable e) {
    String file = unit.getSourceFile() == null ? "?" : unit.getSourceFile().getName();
    if (said.add(part + " at " + file)) {
      StackTraceElement[] trace = e.getStackTrace();
      print(
          Diagnostic.Kind.WARNING,
          "Tickwise: internal error in " + part + " at " + file + ": " + e
              + (trace.length == 0 ? "" : " at " + trace[0])
              + "; the rest is analysed; please report",
          unit);
    }
  }

  private void print(Diagnostic.Kind kind, String message, CompilationUnitTree unit) {
    Tree place = unit.getTypeDecls().isEmpty() ? unit : unit.getTypeDecls().get(0);
    JavacTrees.instance(context).printMessage(kind, message, place, unit);
  }
}
