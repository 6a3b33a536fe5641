package io.github.tickwise.review.source;

import io.github.tickwise.review.Workers;
import io.github.tickwise.review.lower.DeclaredTypes;
import io.github.tickwise.review.lower.SourceLowering;
import io.github.tickwise.review.lower.SourceUnit;
import io.github.tickwise.review.types.TypeIndex;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Enters into the index the types of the files that are analysed, and of any other file when the index is first asked
 * for one of its types and the running JDK has none of that name. Of these files the bodies are not read. Thread-safe.
 */
final class DeclaredFiles implements TypeIndex.Loader {
  private static final DeclaredTypes NONE = new DeclaredTypes(List.of());

  private record Entered(int file, SourceUnit unit) {}

  private final FileGraph graph;
  private final SourceTexts texts;
  private final SourceLowering lowering;
  private final Workers workers;

  /** Set once all is known of a file's types. */
  private final AtomicReferenceArray<DeclaredTypes> declared;

  /** Held while types are entered: others may not see them before they are complete. */
  private final ReentrantLock entering = new ReentrantLock();

  private final BitSet begun = new BitSet();

  /** The files that are analysed; changes only while nothing is. */
  private final BitSet wanted = new BitSet();

  private final Deque<Entered> memberless = new ArrayDeque<>();
  private int depth;

  DeclaredFiles(FileGraph graph, SourceTexts texts, SourceLowering lowering, Workers workers) {
    this.graph = graph;
    this.texts = texts;
    this.lowering = lowering;
    this.workers = workers;
    this.declared = new AtomicReferenceArray<>(texts.size());
  }

  /** The types of a file that was declared; {@code null} if it could not be parsed. */
  DeclaredTypes of(int file) {
    DeclaredTypes types = declared.get(file);
    return types == NONE ? null : types;
  }

  /** Declares files in their order, on which it depends who keeps a name that two of them declare. */
  void declare(BitSet files) {
    wanted.or(files);
    List<Integer> missing =
        files.stream().filter(f -> declared.get(f) == null).boxed().toList();
    List<SourceTexts.Declarations> parsed = workers.map(missing, texts::declarations);
    workers.call(() -> {
      for (int i = 0; i < parsed.size(); i++) {
        enter(missing.get(i), parsed.get(i));
      }
      return null;
    });
  }

  @Override
  public void load(String topLevelType, boolean inJdk) {
    int file = graph.fileOf(topLevelType);
    if (file >= 0 && declared.get(file) == null && (!inJdk || wanted.get(file))) {
      boolean inProgress = entering.isHeldByCurrentThread() && begun.get(file);
      if (!inProgress) {
        enter(file, texts.declarations(file));
      }
    }
  }

  @Override
  public boolean isLoading() {
    return entering.isHeldByCurrentThread() && depth > 0;
  }

  private void enter(int file, SourceTexts.Declarations parsed) {
    boolean outermost = !entering.isHeldByCurrentThread();
    entering.lock();
    try {
      if (!begun.get(file)) {
        begun.set(file);
        if (parsed == null) {
          declared.set(file, NONE);
        } else {
          enterNames(file, parsed);
        }
      }
      if (outermost) {
        enterMembers();
      }
    } finally {
      entering.unlock();
    }
  }

  private void enterNames(int file, SourceTexts.Declarations parsed) {
    depth++;
    try {
      // Another file that declares the same name first keeps it.
      graph.topLevelTypes(file).forEach(type -> load(type, false));
      SourceUnit unit = lowering.declare(texts.name(file), "", parsed.tree());
      memberless.add(new Entered(file, unit));
      texts.guarded(unit.path(), () -> lowering.resolveSupertypes(List.of(unit)));
    } finally {
      depth--;
    }
  }

  /** Of all files that were entered since, those included that this itself asks for. */
  private void enterMembers() {
    List<Entered> complete = new ArrayList<>();
    while (!memberless.isEmpty()) {
      Entered next = memberless.remove();
      texts.guarded(next.unit.path(), () -> lowering.resolveMembers(next.unit));
      complete.add(next);
    }
    complete.forEach(c -> declared.set(c.file, new DeclaredTypes(c.unit)));
  }
}
