package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.algebra.Value;
import io.github.tickwise.engine.model.Slot;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/**
 * Parameters, returns of overridable methods and contents that some store of which nothing is known
 * makes doubtful: a reading that comes out of them may as well be something else. A constructor's
 * parameter is excepted: it is the way into a field, where readings outweigh the unknown.
 *
 * <p>What is doubtful is asked of a solution without doubts, and is fixed while the program is
 * solved a second time, so that every operator stays monotone.
 */
final class Doubts<O> {
  private final Nodes<O> nodes;
  private final BitSet doubtful = new BitSet();

  Doubts(Nodes<O> nodes) {
    this.nodes = nodes;
  }

  /** Takes note of every node that a store of unknown value flows into. */
  void find(List<Definition<O>> definitions, Function<Definition<O>, Value> flowing) {
    for (Definition<O> d : definitions) {
      Value v = flowing.apply(d);
      int target = nodes.find(d.target());
      if (v.has(Kind.UNKNOWN) && !v.mayBeTick() && !isConstructors(target)) {
        doubtful.set(target);
      }
    }
  }

  /** A node's value as read where an unknown store makes a reading doubtful. */
  Value strictly(int node, Value v) {
    return doubtful.get(nodes.find(node)) ? v.strictly() : v;
  }

  private boolean isConstructors(int node) {
    return nodes.part(node) == null
        && nodes.slot(node) instanceof Slot.Param p
        && p.method().contains("#<init>(");
  }
}
