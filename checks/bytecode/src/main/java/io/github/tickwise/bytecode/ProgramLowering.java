package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * Lowers class files to one program, in parallel and in the order given: for a front end that adds
 * them to its own. For a single use.
 */
public final class ProgramLowering {
  private final int threads;
  private final List<Problem> problems = new ArrayList<>();

  /** Reads on all cores. */
  public ProgramLowering() {
    this(Runtime.getRuntime().availableProcessors());
  }

  /**
   * @param threads at least 1
   */
  public ProgramLowering(int threads) {
    this.threads = threads;
  }

  /** What {@link #lower} could not read, in the order given. */
  public List<Problem> problems() {
    return problems;
  }

  /**
   * The program of all classes that can be read. Never throws for what it finds in a file: see {@link #problems}.
   */
  public Program<Place> lower(Collection<ClassFile> classFiles) {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      // Streams that are started in a pool stay in it.
      return pool.submit(() -> lowerHere(classFiles)).join();
    } finally {
      pool.shutdown();
    }
  }

  private Program<Place> lowerHere(Collection<ClassFile> classFiles) {
    ClassHeads heads = new ClassHeads(classFiles);
    problems.addAll(heads.problems());
    ProgramBuilder<Place> program = new ProgramBuilder<>();
    for (ClassHeads.Lowered lowered :
        heads.files().parallelStream().map(heads::lower).toList()) {
      program.addAll(lowered.program());
      problems.addAll(lowered.problems());
    }
    return program.build(heads.index());
  }
}
