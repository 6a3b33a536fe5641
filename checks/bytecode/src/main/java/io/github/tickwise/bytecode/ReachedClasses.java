package io.github.tickwise.bytecode;

import io.github.tickwise.engine.Solved;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.ProgramBuilder;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Lowers the classes that clock readings can reach: those that mention a source, those that have to do with the members
 * through which readings leave these, those whose methods are called where readings are, and so on until there is nothing
 * new. The rest costs a look at its constant pool. For a single use.
 */
final class ReachedClasses {
  private final TickAnalysis analysis;
  private final ClassHeads heads;
  private final ClassGraph graph;
  private final ClassHeads.Lowered[] lowered;

  /** Reads in the pool that it is called in. */
  ReachedClasses(Catalog catalog, Collection<ClassFile> classFiles) {
    analysis = new TickAnalysis(catalog);
    heads = new ClassHeads(classFiles);
    graph = new ClassGraph(heads, catalog);
    lowered = new ClassHeads.Lowered[heads.files().size()];
  }

  /** The program of all that is reached; {@code null} if nothing mentions a clock. */
  Solved<Place> solve() {
    BitSet reached = new BitSet();
    BitSet fresh = (BitSet) graph.reading().clone();
    Set<String> followed = new HashSet<>();
    Set<String> sought = new HashSet<>();
    Solved<Place> solved = null;
    while (!fresh.isEmpty()) {
      reached.or(fresh);
      lower(fresh);
      solved = analysis.solve(program().build(heads.index()));
      fresh = new BitSet();
      Set<String> named = new HashSet<>(solved.carriers());
      named.addAll(solved.fed());
      Set<String> declared = new HashSet<>(named);
      declared.addAll(solved.given());
      named.removeAll(followed);
      declared.removeAll(sought);
      followed.addAll(named);
      sought.addAll(declared);
      fresh.or(graph.naming(named));
      fresh.or(graph.declaring(declared));
      fresh.or(graph.homes(solved.called()));
      fresh.andNot(reached);
    }
    return solved;
  }

  /** The classes that were lowered, in their order. */
  List<String> names() {
    return IntStream.range(0, lowered.length)
        .filter(i -> lowered[i] != null)
        .mapToObj(i -> heads.infos().get(i).name())
        .toList();
  }

  /** What could not be read or lowered. */
  List<Problem> problems() {
    List<Problem> problems = new ArrayList<>(heads.problems());
    for (ClassHeads.Lowered part : lowered) {
      if (part != null) {
        problems.addAll(part.problems());
      }
    }
    return problems;
  }

  private void lower(BitSet units) {
    BitSet classes = new BitSet();
    units.stream().mapToObj(graph::classesOf).forEach(classes::or);
    List<Integer> fresh = classes.stream().boxed().toList();
    List<ClassHeads.Lowered> parts =
        fresh.parallelStream().map(i -> heads.lower(heads.files().get(i))).toList();
    for (int i = 0; i < fresh.size(); i++) {
      lowered[fresh.get(i)] = parts.get(i);
    }
  }

  /** What was lowered so far, in the order of the classes. */
  private ProgramBuilder<Place> program() {
    ProgramBuilder<Place> program = new ProgramBuilder<>();
    for (ClassHeads.Lowered part : lowered) {
      if (part != null) {
        program.addAll(part.program());
      }
    }
    return program;
  }
}
