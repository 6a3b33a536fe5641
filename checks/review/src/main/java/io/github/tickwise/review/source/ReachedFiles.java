package io.github.tickwise.review.source;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Solved;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.FlowBuilder;
import io.github.tickwise.review.Workers;
import io.github.tickwise.review.lower.DeclaredTypes;
import io.github.tickwise.review.lower.Origin;
import io.github.tickwise.review.lower.SourceLowering;
import io.github.tickwise.review.types.TypeIndex;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Analyses the files that clock readings can reach: those that mention a source, those that have to do with the members
 * through which readings leave these, those whose methods are called where readings are, and so on until there is nothing
 * new. The rest of a tree costs a look at its identifiers. For a single use.
 */
final class ReachedFiles {
  /** Claims count by these simple names, so a file that has one mentions it. */
  private static final List<String> CLAIMS = List.of("Tick", "TickSpan");

  private final TickAnalysis analysis;
  private final Set<String> sources;
  private final SourceTexts texts;
  private final Workers workers;
  private final FileGraph graph;
  private final TypeIndex index;
  private final SourceLowering lowering;
  private final DeclaredFiles declared;
  private final ProgramBuilder<?>[] parts;

  ReachedFiles(Catalog catalog, SourceTexts texts, Workers workers) {
    this.analysis = new TickAnalysis(catalog);
    this.sources = catalog.sources();
    this.texts = texts;
    this.workers = workers;
    this.graph = new FileGraph(texts.tokens());
    Set<String> known = new HashSet<>(catalog.knownTypes());
    known.addAll(graph.types());
    this.index = new TypeIndex(known);
    this.lowering = new SourceLowering(index);
    this.declared = new DeclaredFiles(graph, texts, lowering, workers);
    index.loader(declared);
    this.parts = new ProgramBuilder<?>[texts.size()];
  }

  /** All findings, in the order of the files. */
  List<Finding<Origin>> findings() {
    BitSet reached = new BitSet();
    BitSet fresh = graph.mentioning(sources, true);
    fresh.or(graph.saying(CLAIMS));
    Set<String> followed = new HashSet<>();
    Set<String> followedMethods = new HashSet<>();
    Solved<Origin> solved = null;
    while (!fresh.isEmpty()) {
      reached.or(fresh);
      declared.declare(fresh);
      lower(fresh);
      solved = workers.call(() -> analysis.solve(program().build(index)));
      Set<String> carriers = new HashSet<>(solved.carriers());
      carriers.removeAll(followed);
      followed.addAll(carriers);
      Set<String> methods = new HashSet<>(solved.given());
      methods.addAll(solved.fed());
      methods.removeAll(followedMethods);
      followedMethods.addAll(methods);
      fresh = graph.mentioning(carriers, false);
      fresh.or(graph.naming(methods));
      fresh.or(graph.homes(solved.called()));
      fresh.andNot(reached);
    }
    Solved<Origin> last = solved;
    return last == null ? List.of() : workers.call(last::findings);
  }

  /** The files that were parsed in full, in their order. */
  List<String> names() {
    return IntStream.range(0, parts.length)
        .filter(file -> parts[file] != null)
        .mapToObj(texts::name)
        .toList();
  }

  private void lower(BitSet files) {
    List<Integer> fresh = files.stream().boxed().toList();
    List<ProgramBuilder<Origin>> lowered = workers.map(fresh, this::lower);
    for (int i = 0; i < fresh.size(); i++) {
      parts[fresh.get(i)] = lowered.get(i);
    }
  }

  private ProgramBuilder<Origin> lower(int file) {
    ProgramBuilder<Origin> program = new ProgramBuilder<>();
    DeclaredTypes types = declared.of(file);
    SourceTexts.Full full = types == null ? null : texts.full(file);
    if (full != null) {
      String name = texts.name(file);
      texts.guarded(name, () -> {
        var unit = lowering.withBodies(types, name, full.text(), full.tree());
        for (ClassUnit<Origin> u : lowering.lower(unit)) {
          program.inUnit(u.name(), name);
          FlowBuilder.lower(u, program);
        }
      });
    }
    return program;
  }

  /** What was lowered so far, in the order of the files. */
  @SuppressWarnings("unchecked") // the array holds what lower(int) gives
  private ProgramBuilder<Origin> program() {
    ProgramBuilder<Origin> program = new ProgramBuilder<>();
    for (ProgramBuilder<?> part : parts) {
      if (part != null) {
        program.addAll((ProgramBuilder<Origin>) part);
      }
    }
    return program;
  }
}
