package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.solve.MethodFlow;
import io.github.tickwise.engine.solve.Solution;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which methods of the program call which, lambdas counted as called where they are made. */
final class CallGraph<O> {
  private record CallSite<O>(MethodFlow<O> caller, int block, int effect) {}

  private static final int FARTHEST = 6;

  private final Solution<O> solution;
  private final Map<String, Set<String>> callees = new HashMap<>();
  private final Map<String, List<CallSite<O>>> callers = new HashMap<>();

  CallGraph(Solution<O> solution) {
    this.solution = solution;
  }

  /** Takes note of a method's calls; before any question is asked. */
  void collect(MethodFlow<O> flow) {
    Set<String> called = new LinkedHashSet<>();
    Walk.method(flow, (x, site) -> {
      String key = x instanceof Expr.Call<O> call
          ? call.method().key()
          : x instanceof Expr.Function<O> f ? f.method().key() : null;
      if (key != null && solution.calls().method(key) != null) {
        called.add(key);
        callers
            .computeIfAbsent(key, k -> new ArrayList<>(2))
            .add(new CallSite<>(flow, site.block(), site.index()));
      }
    });
    callees.put(flow.method().key(), called);
  }

  /** Everything that a set of methods calls, a few calls deep, themselves included. */
  Set<String> reachable(Set<String> from) {
    Set<String> reached = new HashSet<>(from);
    ArrayDeque<String> level = new ArrayDeque<>(from);
    for (int depth = 0; depth < FARTHEST && !level.isEmpty(); depth++) {
      ArrayDeque<String> next = new ArrayDeque<>();
      for (String m : level) {
        for (String callee : callees.getOrDefault(m, Set.of())) {
          if (reached.add(callee)) {
            next.add(callee);
          }
        }
      }
      level = next;
    }
    return reached;
  }

  /** Whether a method calls another, directly or through others; not by being the same. */
  boolean reaches(String from, String to) {
    return !from.equals(to) && reachable(Set.of(from)).contains(to);
  }

  /** Whether one method of the program calls another, and no other does. */
  boolean isCalledOnlyBy(String callee, String caller) {
    List<CallSite<O>> sites = callers.getOrDefault(callee, List.of());
    return !sites.isEmpty()
        && sites.stream().allMatch(s -> s.caller().method().key().equals(caller));
  }

  /** Whether a method is called earlier on every path to a place of another one. */
  boolean isCalledBefore(String first, Site<O> site) {
    return callers.getOrDefault(first, List.of()).stream()
        .anyMatch(s -> s.caller() == site.flow() && site.isDominatedBy(s.block(), s.effect()));
  }

  /**
   * Whether some method calls {@code first} on every run and then, directly or through others,
   * {@code second}.
   */
  boolean isCalledBefore(String first, String second) {
    for (CallSite<O> s : callers.getOrDefault(first, List.of())) {
      String caller = s.caller().method().key();
      if (s.caller().guards(s.block()).isEmpty()
          && !caller.equals(second)
          && reaches(caller, second)) {
        return true;
      }
    }
    return false;
  }
}
