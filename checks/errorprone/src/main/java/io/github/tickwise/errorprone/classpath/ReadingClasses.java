package io.github.tickwise.errorprone.classpath;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.tickwise.bytecode.ClassFile;
import io.github.tickwise.bytecode.MentionedMembers;
import io.github.tickwise.bytecode.MentionedMembers.Mention;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which classes of the class path may hand out readings: those that mention a clock, and those that
 * mention a wrapper in one of these. Told from their constant pools. On the compiler's thread.
 */
final class ReadingClasses {
  /** How many wrappers may stand between a class and the clock. */
  private static final int DEPTH = 2;

  /** What a wrapper of a clock looks like: nothing goes in but a unit, and a number comes out. */
  private static final Set<String> WRAPPERS =
      Set.of("()J", "(Ljava/util/concurrent/TimeUnit;)J", "()Ljava/lang/Long;");

  private static final Set<String> NUMBERS =
      Set.of("long", "int", "double", "float", "java.lang.Long", "java.lang.Integer");

  private record Pool(boolean reads, Set<String> wrappers) {}

  private record Asked(String type, int depth) {}

  private final ClassPath classPath;
  private final Set<String> sources;
  private final Set<String> sourceNames = new HashSet<>();
  private final Map<String, Pool> pools = new HashMap<>();
  private final Map<Asked, Set<String>> known = new HashMap<>();

  /**
   * @param sources the methods that read a clock, {@code pkg.Outer$Inner#name}
   */
  ReadingClasses(ClassPath classPath, Collection<String> sources) {
    this.classPath = classPath;
    this.sources = Set.copyOf(sources);
    sources.forEach(s -> sourceNames.add(s.substring(s.indexOf('#') + 1)));
  }

  /** Whether a method of the class path may return a reading. */
  boolean mayReturnReading(Symbol symbol) {
    return symbol instanceof MethodSymbol
        && returnsNumber(((MethodSymbol) symbol).getReturnType())
        && symbol.owner instanceof ClassSymbol
        && !waysFrom(((ClassSymbol) symbol.owner).flatName().toString()).isEmpty();
  }

  private static boolean returnsNumber(Type type) {
    String name = type.tsym.flatName().toString();
    return NUMBERS.contains(name) || name.startsWith("java.util.function.");
  }

  /** The class and those through which it comes by readings; empty if it comes by none. */
  Set<String> waysFrom(String type) {
    return ways(type, DEPTH);
  }

  private Set<String> ways(String type, int depth) {
    if (ClassPath.isPlatform(type)) {
      return Set.of();
    }
    Asked asked = new Asked(type, depth);
    Set<String> ways = known.get(asked);
    if (ways == null) {
      ways = compute(type, depth);
      known.put(asked, ways);
    }
    return ways;
  }

  private Set<String> compute(String type, int depth) {
    Pool pool = pools.computeIfAbsent(type, this::pool);
    Set<String> ways = new LinkedHashSet<>();
    if (depth > 0) {
      pool.wrappers.forEach(next -> ways.addAll(ways(next, depth - 1)));
    }
    if (pool.reads || !ways.isEmpty()) {
      ways.add(type);
    }
    return ways;
  }

  private Pool pool(String type) {
    ClassFile file = classPath.find(type);
    if (file == null) {
      return new Pool(false, Set.of());
    }
    boolean reads = false;
    Set<String> wrappers = new LinkedHashSet<>();
    for (Mention m : MentionedMembers.methods(file.bytes())) {
      boolean wrapper = WRAPPERS.contains(m.descriptor());
      reads |=
          sources.contains(m.owner() + "#" + m.name()) || wrapper && sourceNames.contains(m.name());
      if (wrapper) {
        wrappers.add(m.owner());
      }
    }
    List<String> next = new ArrayList<>(wrappers);
    String parent = MentionedMembers.superclass(file.bytes());
    if (parent != null) {
      next.add(parent);
    }
    next.removeIf(n -> n.equals(type) || n.startsWith("["));
    return new Pool(reads, new LinkedHashSet<>(next));
  }
}
