package io.github.tickwise.errorprone.classpath;

import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.bytecode.ClassFile;
import io.github.tickwise.bytecode.Place;
import io.github.tickwise.bytecode.ProgramLowering;
import io.github.tickwise.engine.model.Hierarchy;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes of the class path that belong to the program at hand, for what they return, store and
 * compare: those from which a reading may come, and those that are called where readings are. No
 * finding stands in one of them. On the compiler's thread.
 */
public final class CalledClasses {
  /** A program that calls more has its readings seen in these only. */
  private static final int MOST = 400;

  private final ClassPath classPath;
  private final ReadingClasses reading;
  private final Map<String, ClassFile> files = new LinkedHashMap<>();
  private Program<Place> program;

  /**
   * @param sources the methods that read a clock, {@code pkg.Outer$Inner#name}
   */
  public CalledClasses(Context context, Collection<String> sources) {
    this.classPath = new ClassPath(context);
    this.reading = new ReadingClasses(classPath, sources);
  }

  /** Whether this is a method of the class path that may return a reading. */
  public boolean mayReturnReading(Symbol symbol) {
    return reading.mayReturnReading(symbol);
  }

  /**
   * Takes in the classes of these members, and those through which they come by readings.
   *
   * @param members {@code pkg.Outer$Inner#name}; those that are no classes of the class path are passed over
   * @return whether there was a new one
   */
  public boolean add(Collection<String> members) {
    int before = files.size();
    for (String member : members) {
      String owner = member.substring(0, member.indexOf('#'));
      add(owner);
      reading.waysFrom(owner).forEach(this::add);
    }
    return files.size() > before;
  }

  private void add(String type) {
    if (files.size() < MOST && !files.containsKey(type)) {
      ClassFile file = classPath.find(type);
      if (file != null) {
        files.put(type, file);
        program = null;
      }
    }
  }

  /** Adds what they do to a program. */
  public void addTo(ProgramBuilder<Tree> builder) {
    if (!files.isEmpty()) {
      Map<Place, Tree> origins = new HashMap<>();
      builder.addAll(lowered(), place -> origins.computeIfAbsent(place, ClassFileTree::new));
    }
  }

  /** What the supertypes of their types are, behind what another hierarchy knows. */
  public Hierarchy behind(Hierarchy first) {
    if (files.isEmpty()) {
      return first;
    }
    Hierarchy own = lowered().hierarchy();
    return type -> {
      Set<String> known = first.supertypes(type);
      return known.size() > 1 ? known : own.supertypes(type);
    };
  }

  private Program<Place> lowered() {
    if (program == null) {
      // What cannot be read of a class path is no fault of the code at hand.
      List<ClassFile> all = new ArrayList<>(files.values());
      program = new ProgramLowering(1).lower(all);
    }
    return program;
  }
}
