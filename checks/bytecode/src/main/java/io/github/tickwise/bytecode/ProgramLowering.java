package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import org.objectweb.asm.Opcodes;

/**
 * Lowers class files to one program, in parallel and in the order given: for a front end that adds
 * them to its own. For a single use.
 */
public final class ProgramLowering {
  private static final int MAJOR_VERSION_AT = 6;
  private static final int FIRST_JDK = 44;

  private record Head(ClassFile file, ClassInfo info, Problem problem) {}

  private record Lowered(ProgramBuilder<Place> program, List<Problem> problems) {}

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
    List<Head> heads =
        classFiles.parallelStream().map(ProgramLowering::readHead).toList();
    heads.stream().map(Head::problem).filter(Objects::nonNull).forEach(problems::add);
    Map<String, Head> first = new LinkedHashMap<>();
    for (Head head : heads) {
      if (head.info != null) {
        first.putIfAbsent(head.info.name(), head);
      }
    }
    ClassIndex index = new ClassIndex(first.values().stream().map(Head::info).toList());
    List<Lowered> lowered = List.copyOf(first.values()).parallelStream()
        .map(head -> lower(head.file, index))
        .toList();
    ProgramBuilder<Place> program = new ProgramBuilder<>();
    for (Lowered l : lowered) {
      program.addAll(l.program);
      problems.addAll(l.problems);
    }
    return program.build(index);
  }

  private static Head readHead(ClassFile file) {
    try {
      return new Head(file, ClassInfo.read(file.bytes()), null);
    } catch (RuntimeException e) {
      return new Head(file, null, unreadable(file, e));
    }
  }

  private static Lowered lower(ClassFile file, ClassIndex index) {
    ProgramBuilder<Place> program = new ProgramBuilder<>();
    List<Problem> problems = new ArrayList<>();
    try {
      new ClassLowering(file, index, program, problems).lower();
    } catch (RuntimeException e) {
      problems.add(unreadable(file, e));
    }
    return new Lowered(program, problems);
  }

  private static Problem unreadable(ClassFile file, RuntimeException thrown) {
    byte[] bytes = file.bytes();
    if (bytes.length < MAJOR_VERSION_AT + 2 || bytes[0] != (byte) 0xCA || bytes[1] != (byte) 0xFE) {
      return new Problem(file.location(), "not a class file");
    }
    int major = (bytes[MAJOR_VERSION_AT] & 0xff) << 8 | bytes[MAJOR_VERSION_AT + 1] & 0xff;
    if (major > Opcodes.V28) {
      return new Problem(
          file.location(),
          "compiled for Java " + (major - FIRST_JDK)
              + ", which is newer than this analysis can read (Java " + (Opcodes.V28 - FIRST_JDK)
              + ")");
    }
    return new Problem(
        file.location(), "broken class file (" + Problem.of("", thrown).what() + ")");
  }
}
