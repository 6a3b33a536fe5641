package io.github.tickwise.errorprone.lower;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Set;

/** A class and all its supertypes. */
final class Supertypes {
  private Supertypes() {}

  /**
   * The class itself, then its supertypes breadth first, superclass before interfaces. A supertype
   * whose class file is missing is left out, with all behind it.
   */
  static Set<ClassSymbol> of(ClassSymbol start, Types types) {
    Set<ClassSymbol> all = new LinkedHashSet<>();
    ArrayDeque<ClassSymbol> queue = new ArrayDeque<>();
    all.add(start);
    queue.add(start);
    while (!queue.isEmpty()) {
      ClassSymbol next = queue.remove();
      try {
        enqueue(types.supertype(next.type), all, queue);
        for (Type face : types.interfaces(next.type)) {
          enqueue(face, all, queue);
        }
      } catch (CompletionFailure missingClassFile) {
        continue;
      }
    }
    return all;
  }

  private static void enqueue(Type type, Set<ClassSymbol> all, ArrayDeque<ClassSymbol> queue) {
    if (type != null && type.tsym instanceof ClassSymbol && all.add((ClassSymbol) type.tsym)) {
      queue.add((ClassSymbol) type.tsym);
    }
  }
}
