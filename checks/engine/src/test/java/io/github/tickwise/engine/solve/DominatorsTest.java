package io.github.tickwise.engine.solve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What flow analysis says of random graphs is what walking all their ways says. */
class DominatorsTest {
  private static final int GRAPHS = 150;
  private static final int MOST_BLOCKS = 9;

  private static MethodFlow<String> flow(List<Block<String>> blocks) {
    return new MethodFlow<>(new Method<>(
        "T#m()", "T", "m", List.of(), List.of(), "void", Set.of(), List.of(), blocks, null,
        Set.of(), "m"));
  }

  private static List<Block<String>> blocks(int n) {
    List<Block<String>> blocks = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      blocks.add(new Block<>(i));
    }
    return blocks;
  }

  private static Expr<String> test(String name) {
    return new Expr.Load<>(new Slot.Local(0, name), null, "boolean", name);
  }

  private static List<Block<String>> random(long seed) {
    Random random = new Random(seed);
    List<Block<String>> blocks = blocks(1 + random.nextInt(MOST_BLOCKS));
    for (Block<String> b : blocks) {
      int to = random.nextInt(blocks.size());
      int other = random.nextInt(blocks.size());
      switch (random.nextInt(5)) {
        case 0 -> b.goTo(to);
        case 1, 2, 3 -> {
          if (to != other) {
            b.branch(test("c" + b.index()), to, other);
          }
        }
        default -> {
          b.goTo(to);
          b.throwsTo(other);
        }
      }
    }
    return blocks;
  }

  /** The blocks that some way from {@code from} passes without passing {@code without}. */
  private static BitSet reached(List<Block<String>> blocks, int from, int without) {
    BitSet seen = new BitSet();
    if (from == without) {
      return seen;
    }
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(from));
    seen.set(from);
    while (!open.isEmpty()) {
      for (Block.Edge<String> e : blocks.get(open.remove()).edges()) {
        if (e.to() != without && !seen.get(e.to())) {
          seen.set(e.to());
          open.add(e.to());
        }
      }
    }
    return seen;
  }

  @Test
  void dominators() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      List<Block<String>> blocks = random(seed);
      MethodFlow<String> flow = flow(blocks);
      BitSet reachable = reached(blocks, 0, -1);
      for (int b = 0; b < blocks.size(); b++) {
        assertEquals(reachable.get(b), flow.isReachable(b), "seed " + seed);
        for (int a = 0; a < blocks.size(); a++) {
          boolean dominates = reachable.get(b) && !reached(blocks, 0, a).get(b);
          assertEquals(dominates, flow.dominates(a, b), "seed " + seed + ": " + a + ", " + b);
        }
      }
    }
  }

  @Test
  void whatMayFollow() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      List<Block<String>> blocks = random(seed);
      MethodFlow<String> flow = flow(blocks);
      for (int a = 0; a < blocks.size(); a++) {
        for (int b = 0; b < blocks.size(); b++) {
          int second = b;
          boolean follows = blocks.get(a).edges().stream()
              .anyMatch(e -> reached(blocks, e.to(), -1).get(second));
          assertEquals(follows, flow.mayFollow(a, b), "seed " + seed + ": " + a + ", " + b);
        }
      }
    }
  }

  /**
   * A guard is an edge that every way to the block takes: without it the block is out of reach. Not all such edges
   * are told (one that is only taken together with another is), but none that is not.
   */
  @Test
  void guardsHold() {
    int told = 0;
    for (long seed = 0; seed < GRAPHS; seed++) {
      List<Block<String>> blocks = random(seed);
      MethodFlow<String> flow = flow(blocks);
      for (int b = 0; b < blocks.size(); b++) {
        for (MethodFlow.Guard<String> g : flow.guards(b)) {
          told++;
          List<Block<String>> without = without(blocks, g);
          assertEquals(
              false, reached(without, 0, -1).get(b), "seed " + seed + ": " + b + " by " + g);
          assertEquals(g.condition(), blocks.get(g.block()).condition());
        }
      }
    }
    assertTrue(told > GRAPHS / 2, "guards: " + told);
  }

  /** The same graph without the edge of a guard. */
  private static List<Block<String>> without(
      List<Block<String>> blocks, MethodFlow.Guard<String> guard) {
    List<Block<String>> fewer = blocks(blocks.size());
    for (Block<String> b : blocks) {
      for (Block.Edge<String> e : b.edges()) {
        boolean taken = b.index() == guard.block()
            && e.condition() == guard.condition()
            && e.when() == guard.holds();
        if (!taken) {
          fewer.get(b.index()).edges().add(e);
        }
      }
    }
    return fewer;
  }

  private static String guards(MethodFlow<String> flow, int block) {
    return flow.guards(block).stream()
        .map(g -> (g.holds() ? "" : "!") + g.condition().origin() + "@" + g.block())
        .collect(Collectors.joining(" "));
  }

  /** {@code if (a) { if (b) {1} else {2} 3 } 4}: innermost first. */
  @Test
  void nestedTests() {
    List<Block<String>> blocks = blocks(6);
    blocks.get(0).branch(test("a"), 1, 5);
    blocks.get(1).branch(test("b"), 2, 3);
    blocks.get(2).goTo(4);
    blocks.get(3).goTo(4);
    blocks.get(4).goTo(5);
    MethodFlow<String> flow = flow(blocks);
    assertEquals("", guards(flow, 0));
    assertEquals("a@0", guards(flow, 1));
    assertEquals("b@1 a@0", guards(flow, 2));
    assertEquals("!b@1 a@0", guards(flow, 3));
    assertEquals("a@0", guards(flow, 4));
    assertEquals("", guards(flow, 5));
    assertEquals(flow.guards(2), flow.guards(2), "also when asked again");
  }

  /** {@code while (a) {1} 2}: the way back into the loop says nothing against its condition. */
  @Test
  void aLoop() {
    List<Block<String>> blocks = blocks(4);
    blocks.get(0).branch(test("first"), 1, 3);
    blocks.get(1).branch(test("a"), 2, 3);
    blocks.get(2).goTo(1);
    MethodFlow<String> flow = flow(blocks);
    assertEquals("a@1 first@0", guards(flow, 2));
    assertEquals("first@0", guards(flow, 1));
    assertEquals("", guards(flow, 3));
  }

  @Test
  void unreachableBlocksHaveNoGuards() {
    List<Block<String>> blocks = blocks(3);
    blocks.get(1).branch(test("a"), 2, 1);
    MethodFlow<String> flow = flow(blocks);
    assertEquals(List.of(), flow.guards(2));
    assertEquals(false, flow.dominates(2, 2));
  }

  /** Every block stands behind those that it leads to, but for ways back. */
  @Test
  void postorder() {
    assertArrayEquals(new int[0], Flows.postorder(List.<Block<String>>of()));
    for (long seed = 0; seed < GRAPHS; seed++) {
      List<Block<String>> blocks = random(seed);
      int[] order = Flows.postorder(blocks);
      assertEquals(0, order[order.length - 1]);
      BitSet seen = new BitSet();
      Arrays.stream(order).forEach(seen::set);
      assertEquals(reached(blocks, 0, -1), seen, "seed " + seed);
      assertEquals(seen.cardinality(), order.length);
      for (int i = 0; i < order.length; i++) {
        for (Block.Edge<String> e : blocks.get(order[i]).edges()) {
          int to = Arrays.stream(order).boxed().toList().indexOf(e.to());
          boolean back = to >= i;
          assertTrue(
              !back || reached(blocks, e.to(), -1).get(order[i]),
              "seed " + seed + ": forward edges go to what was left before");
        }
      }
    }
  }
}
