package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.ProgramBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.Opcodes;

/**
 * Class files of which the heads were read: their places in the hierarchy and their members, not their code. Of two files
 * of a class the first counts. Immutable.
 */
final class ClassHeads {
  private static final int MAJOR_VERSION_AT = 6;
  private static final int FIRST_JDK = 44;

  private record Head(ClassFile file, ClassInfo info, Problem problem) {}

  /** What came of lowering one class. */
  record Lowered(ProgramBuilder<Place> program, List<Problem> problems) {}

  private final List<ClassFile> files = new ArrayList<>();
  private final List<ClassInfo> infos = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final ClassIndex index;

  /** Reads in the pool that it is called in. */
  ClassHeads(Collection<ClassFile> classFiles) {
    Map<String, Head> first = new LinkedHashMap<>();
    for (Head head : classFiles.parallelStream().map(ClassHeads::read).toList()) {
      if (head.problem != null) {
        problems.add(head.problem);
      } else {
        first.putIfAbsent(head.info.name(), head);
      }
    }
    first.values().forEach(head -> {
      files.add(head.file);
      infos.add(head.info);
    });
    index = new ClassIndex(infos);
  }

  /** In the order given. */
  List<ClassFile> files() {
    return files;
  }

  /** Of each file, in the same order. */
  List<ClassInfo> infos() {
    return infos;
  }

  ClassIndex index() {
    return index;
  }

  /** What could not be read, in the order given. */
  List<Problem> problems() {
    return problems;
  }

  /** Lowers one of the files. Thread-safe. */
  Lowered lower(ClassFile file) {
    ProgramBuilder<Place> program = new ProgramBuilder<>();
    List<Problem> wrong = new ArrayList<>();
    try {
      new ClassLowering(file, index, program, wrong).lower();
    } catch (RuntimeException e) {
      wrong.add(unreadable(file, e));
    }
    return new Lowered(program, wrong);
  }

  private static Head read(ClassFile file) {
    try {
      return new Head(file, Objects.requireNonNull(ClassInfo.read(file.bytes())), null);
    } catch (RuntimeException e) {
      return new Head(file, null, unreadable(file, e));
    }
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
