package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.model.Block;
import java.util.Arrays;
import java.util.List;

/** Orders of a method's blocks. */
final class Flows {
  private Flows() {}

  /** Indices of the reachable blocks in postorder; the entry is last. */
  static <O> int[] postorder(List<Block<O>> blocks) {
    int n = blocks.size();
    if (n == 0) {
      return new int[0];
    }
    int[] result = new int[n];
    int count = 0;
    boolean[] seen = new boolean[n];
    int[] stack = new int[n + 1];
    int[] next = new int[n];
    int depth = 0;
    stack[0] = 0;
    seen[0] = true;
    while (depth >= 0) {
      int b = stack[depth];
      List<Block.Edge<O>> edges = blocks.get(b).edges();
      if (next[b] < edges.size()) {
        int to = edges.get(next[b]++).to();
        if (!seen[to]) {
          seen[to] = true;
          stack[++depth] = to;
        }
      } else {
        result[count++] = b;
        depth--;
      }
    }
    return Arrays.copyOf(result, count);
  }
}
