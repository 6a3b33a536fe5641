package io.github.tickwise.engine.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A run of effects with one entry and, at its end, edges to what may follow. Mutable while a
 * lowering builds it; nothing changes it afterwards.
 *
 * @param <O> the front end's origin, see {@link Expr}
 */
public final class Block<O> {

  /**
   * A way out of a block.
   *
   * @param to index of the next block in {@link Method#blocks}
   * @param condition what was tested at the end of the block, or {@code null}
   * @param when the outcome of {@code condition} on this edge
   * @param exceptional whether this edge may be taken from any effect of the block
   */
  public record Edge<O>(int to, Expr<O> condition, boolean when, boolean exceptional) {}

  private final int index;
  private final List<Effect<O>> effects = new ArrayList<>();
  private final List<Edge<O>> edges = new ArrayList<>();

  /** The block that stands at {@code index} in its method. */
  public Block(int index) {
    this.index = index;
  }

  /** Position in {@link Method#blocks}. */
  public int index() {
    return index;
  }

  /** In order of execution; a live list. */
  public List<Effect<O>> effects() {
    return effects;
  }

  /** The ways out; a live list, empty where the method ends. */
  public List<Edge<O>> edges() {
    return edges;
  }

  /** The condition tested at the end of this block, or {@code null}. */
  public Expr<O> condition() {
    for (Edge<O> e : edges) {
      if (e.condition() != null) {
        return e.condition();
      }
    }
    return null;
  }

  /** Adds the unconditional edge. */
  public void goTo(int to) {
    edges.add(new Edge<>(to, null, true, false));
  }

  /** Adds the two edges of a test. */
  public void branch(Expr<O> condition, int whenTrue, int whenFalse) {
    edges.add(new Edge<>(whenTrue, condition, true, false));
    edges.add(new Edge<>(whenFalse, condition, false, false));
  }

  /** Adds an edge to an exception handler. */
  public void throwsTo(int handler) {
    edges.add(new Edge<>(handler, null, true, true));
  }
}
