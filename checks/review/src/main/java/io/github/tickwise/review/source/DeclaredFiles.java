package io.github.tickwise.review.source;

import io.github.tickwise.review.Workers;
import io.github.tickwise.review.lower.DeclaredTypes;
import io.github.tickwise.review.lower.SourceLowering;
import io.github.tickwise.review.lower.SourceUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Enters into the index what the files that are analysed can see: the types that they mention, the types in the
 * signatures of those, and all supertypes. Of these files the bodies are not read. Not thread-safe.
 */
final class DeclaredFiles {
  /** How many signatures away a type may be from a file that is analysed: {@code a.b().c()} needs two. */
  private static final int DEPTH = 2;

  private final FileGraph graph;
  private final SourceTexts texts;
  private final SourceLowering lowering;
  private final Workers workers;
  private final int[] distance;
  private final DeclaredTypes[] declared;
  private final int[][] signatures;

  DeclaredFiles(FileGraph graph, SourceTexts texts, SourceLowering lowering, Workers workers) {
    this.graph = graph;
    this.texts = texts;
    this.lowering = lowering;
    this.workers = workers;
    this.distance = new int[texts.size()];
    Arrays.fill(distance, DEPTH + 1);
    this.declared = new DeclaredTypes[texts.size()];
    this.signatures = new int[texts.size()][];
  }

  /** The types of a file that was declared; {@code null} if it could not be parsed. */
  DeclaredTypes of(int file) {
    return declared[file];
  }

  /** How many files were declared. */
  int count() {
    return (int) Arrays.stream(signatures).filter(s -> s != null).count();
  }

  /** Declares files that will be analysed, and what they can see. */
  void declareAround(BitSet analysed) {
    List<Parsed> fresh = new ArrayList<>();
    BitSet frontier = analysed;
    for (int d = 0; d <= DEPTH && !frontier.isEmpty(); d++) {
      BitSet next = new BitSet();
      // What a type inherits is as near as the type.
      while (!frontier.isEmpty()) {
        int at = d;
        int[] nearer = frontier.stream().filter(f -> distance[f] > at).toArray();
        fresh.addAll(parse(Arrays.stream(nearer)));
        frontier = new BitSet();
        for (int file : nearer) {
          distance[file] = d;
          frontier.or(graph.supertypes(file));
          next.or(graph.visible(file, d == 0 ? texts.tokens(file).names() : signatures[file]));
        }
      }
      frontier = next;
    }
    enter(fresh);
  }

  private record Parsed(int file, SourceTexts.Declarations declarations) {}

  private List<Parsed> parse(IntStream files) {
    List<Integer> missing = files.filter(f -> signatures[f] == null).boxed().toList();
    List<Parsed> parsed = workers.map(missing, f -> new Parsed(f, texts.declarations(f)));
    for (Parsed p : parsed) {
      signatures[p.file] = p.declarations == null ? new int[0] : p.declarations.names();
    }
    return parsed.stream().filter(p -> p.declarations != null).toList();
  }

  private void enter(List<Parsed> fresh) {
    // In the order of the files, on which it depends who keeps a name that two of them declare.
    List<Parsed> ordered =
        fresh.stream().sorted((a, b) -> Integer.compare(a.file, b.file)).toList();
    List<SourceUnit> units = workers.call(() -> {
      List<SourceUnit> all = new ArrayList<>();
      for (Parsed p : ordered) {
        all.add(lowering.declare(texts.name(p.file), "", p.declarations.tree()));
      }
      lowering.resolveSupertypes(all);
      return all;
    });
    workers.map(units, u -> texts.guarded(u.path(), () -> lowering.resolveMembers(u)));
    for (int i = 0; i < units.size(); i++) {
      declared[ordered.get(i).file] = new DeclaredTypes(units.get(i));
    }
  }
}
