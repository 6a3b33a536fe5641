package io.github.tickwise.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Which stores of a local reach a load: in random graphs, those from which some way leads there. */
class VersionsTest {
  private static final int GRAPHS = 200;
  private static final Slot.Local PARAMETER = new Slot.Local(0, "p");
  private static final Slot.Local LOCAL = new Slot.Local(1, "x");

  /** Before the effect of that index; the number of effects for the end of the block. */
  private record Place(int block, int effect) {}

  private final List<Block<String>> blocks = new ArrayList<>();

  private static Expr.Load<String> load(Slot.Local local) {
    return new Expr.Load<>(local, null, "long", local.name());
  }

  private static Effect<String> store(Slot.Local local) {
    return new Effect.Assign<>(local, null, new Expr.Constant<>(1L, "long", "1"), false, "store");
  }

  private void generate(long seed) {
    Random random = new Random(seed);
    blocks.clear();
    int n = 1 + random.nextInt(6);
    for (int i = 0; i < n; i++) {
      blocks.add(new Block<>(i));
    }
    for (Block<String> b : blocks) {
      for (int e = random.nextInt(4); e > 0; e--) {
        Slot.Local local = random.nextBoolean() ? PARAMETER : LOCAL;
        b.effects()
            .add(random.nextBoolean() ? store(local) : new Effect.Evaluate<>(load(local), "load"));
      }
      int to = random.nextInt(n);
      int other = random.nextInt(n);
      switch (random.nextInt(4)) {
        case 0 -> b.branch(load(random.nextBoolean() ? PARAMETER : LOCAL), to, other);
        case 1 -> {
          b.goTo(to);
          b.throwsTo(other);
        }
        case 2 -> b.goTo(to);
        default -> b.throwsTo(other);
      }
    }
  }

  private boolean stores(int block, int effect, Slot.Local local) {
    return blocks.get(block).effects().get(effect) instanceof Effect.Assign<String> a
        && a.target().equals(local);
  }

  /** All places that are reached from one without another store of the local. */
  private Set<Place> reached(Place from, Slot.Local local) {
    Set<Place> seen = new HashSet<>();
    ArrayDeque<Place> open = new ArrayDeque<>();
    seen.add(from);
    open.add(from);
    while (!open.isEmpty()) {
      Place at = open.remove();
      Block<String> block = blocks.get(at.block());
      boolean end = at.effect() == block.effects().size();
      List<Place> next = new ArrayList<>();
      for (Block.Edge<String> e : block.edges()) {
        if (end || e.exceptional()) {
          next.add(new Place(e.to(), 0));
        }
      }
      if (!end && !stores(at.block(), at.effect(), local)) {
        next.add(new Place(at.block(), at.effect() + 1));
      }
      for (Place p : next) {
        if (seen.add(p)) {
          open.add(p);
        }
      }
    }
    return seen;
  }

  private void check(
      Expr.Load<String> load,
      Place at,
      MethodFlow<String> flow,
      Nodes<String> nodes,
      Map<Effect.Assign<String>, Integer> made,
      String message) {
    Slot.Local local = (Slot.Local) load.slot();
    if (local.equals(LOCAL) && hasOneStore() && reached(new Place(0, 0), local).contains(at)) {
      return; // no Java: where a local has but one value, it is not read before
    }
    Set<Integer> expected = new TreeSet<>();
    Set<Place> alive = everReached();
    if (local.equals(PARAMETER) && reached(new Place(0, 0), local).contains(at)) {
      expected.add(nodes.of(new Slot.Param("T#m(long)", 0)));
    }
    for (Block<String> b : blocks) {
      for (int e = 0; e < b.effects().size(); e++) {
        if (stores(b.index(), e, local)
            && alive.contains(new Place(b.index(), e))
            && reached(new Place(b.index(), e + 1), local).contains(at)) {
          expected.add(made.get((Effect.Assign<String>) b.effects().get(e)));
        }
      }
    }
    Set<Integer> found = new TreeSet<>();
    Arrays.stream(flow.versions(load)).forEach(found::add);
    assertEquals(alive.contains(at) ? expected : Set.of(), found, message);
    assertEquals(found.size(), flow.versions(load).length, "each once");
  }

  private boolean hasOneStore() {
    return blocks.stream()
            .flatMap(b -> b.effects().stream())
            .filter(e -> e instanceof Effect.Assign<String> a && a.target().equals(LOCAL))
            .count()
        == 1;
  }

  /** The places that some run passes: a slot that nobody stores is in nobody's way. */
  private Set<Place> everReached() {
    return reached(new Place(0, 0), new Slot.Local(7, "none"));
  }

  @Test
  void reachingDefinitions() {
    int loads = 0;
    for (long seed = 0; seed < GRAPHS; seed++) {
      generate(seed);
      MethodFlow<String> flow = new MethodFlow<>(new Method<>(
          "T#m(long)",
          "T",
          "m",
          List.of("long"),
          List.of(PARAMETER),
          "void",
          Set.of(),
          List.of(),
          blocks,
          null,
          Set.of(),
          "m"));
      Nodes<String> nodes = new Nodes<>();
      Map<Effect.Assign<String>, Integer> made = Versions.number(flow, nodes);
      for (Block<String> b : blocks) {
        for (int e = 0; e < b.effects().size(); e++) {
          if (b.effects().get(e) instanceof Effect.Evaluate<String> v) {
            loads++;
            check(
                (Expr.Load<String>) v.value(),
                new Place(b.index(), e),
                flow,
                nodes,
                made,
                "seed " + seed + ", block " + b.index() + ", effect " + e);
          }
        }
        if (b.condition() != null) {
          loads++;
          check(
              (Expr.Load<String>) b.condition(),
              new Place(b.index(), b.effects().size()),
              flow,
              nodes,
              made,
              "seed " + seed + ", condition of " + b.index());
        }
      }
    }
    assertTrue(loads > GRAPHS, "loads: " + loads);
  }
}
