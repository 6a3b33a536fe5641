package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.ProgramBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the lowering of one top-level class shares: the methods in source order, and the lambdas and
 * classes met so far. An initialiser or a {@code finally} block is lowered several times, but a
 * lambda in it is one method.
 */
final class ProgramLowering<O> {
  final ProgramBuilder<O> program;
  final Map<Node.Lambda<O>, LoweredLambda<O>> lambdas = new IdentityHashMap<>();
  final Map<ClassUnit<O>, Captures<O>> classes = new IdentityHashMap<>();
  private final List<Method<O>> methods = new ArrayList<>();
  private final Map<String, Integer> lambdaCounts = new HashMap<>();

  /** A lambda's method and the outer locals that it reads. */
  record LoweredLambda<O>(MethodRef method, Captures<O> captures) {}

  ProgramLowering(ProgramBuilder<O> program) {
    this.program = program;
  }

  /** Keeps a place for a method that begins here and ends after the ones inside it. */
  int reserve() {
    methods.add(null);
    return methods.size() - 1;
  }

  void put(int place, Method<O> method) {
    methods.set(place, method);
  }

  /** The next lambda number of a class. */
  int nextLambda(String owner) {
    return lambdaCounts.merge(owner, 1, Integer::sum) - 1;
  }

  /** Hands all methods to the program. */
  void flush() {
    methods.forEach(program::add);
  }
}
