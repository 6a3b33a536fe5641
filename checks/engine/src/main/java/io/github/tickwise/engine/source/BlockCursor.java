package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The place in a method's blocks at which the next effect goes. */
final class BlockCursor<O> {
  private final List<Label<O>> placed = new ArrayList<>();
  private final List<Slot> stores = new ArrayList<>();
  private Label<O> current;
  private int version;
  private int calls;
  private int elementStores;

  /** What surrounds the current statement; {@code null} at the top of a method. */
  Scope<O> scope;

  /**
   * A place between two effects, and how much had happened before it.
   *
   * @param version counts effects and jumps
   * @param stores counts stores into slots
   */
  record Mark<O>(
      Label<O> label, int index, int version, int stores, int calls, int elementStores) {}

  BlockCursor() {
    start(label());
  }

  /** A block to be placed later, inside the present scope. */
  Label<O> label() {
    return new Label<>(scope);
  }

  /** Whether the place can be reached, as far as jumps tell. */
  boolean isLive() {
    return current != null;
  }

  /** Goes on in {@code label}; what came before must have jumped. */
  void start(Label<O> label) {
    if (current != null) {
      throw new IllegalStateException("A block is still open");
    }
    placed.add(label);
    current = label;
  }

  /** Ends this block with a jump to {@code to}. */
  void goTo(Label<O> to) {
    if (current == null) {
      return;
    }
    current.next = to;
    to.reached = true;
    end();
  }

  /**
   * Goes on in {@code label} after all jumps to it were made; where there were none, what follows
   * cannot be reached.
   */
  void join(Label<O> label) {
    if (label.reached) {
      start(label);
    }
  }

  /** Jumps to {@code label} and goes on there. */
  void enter(Label<O> label) {
    goTo(label);
    start(label);
  }

  /** Ends this block with a test. */
  void branch(Expr<O> condition, Label<O> whenTrue, Label<O> whenFalse) {
    revive();
    note(condition);
    current.condition = condition;
    current.next = whenTrue;
    current.otherwise = whenFalse;
    whenTrue.reached = true;
    whenFalse.reached = true;
    end();
  }

  /** Ends this block without a successor. */
  void end() {
    current = null;
    version++;
  }

  /** Ends this block by an exception. */
  void raise() {
    if (current != null) {
      current.raises = true;
      end();
    }
  }

  void emit(Effect<O> effect) {
    revive();
    current.effects.add(effect);
    note(effect);
  }

  /** Emits what no operand evaluated earlier can notice. */
  void emitQuietly(Effect<O> effect) {
    revive();
    current.effects.add(effect);
  }

  /** The place before the next effect. */
  Mark<O> mark() {
    revive();
    return new Mark<>(
        current, current.effects.size(), version, stores.size(), calls, elementStores);
  }

  /** Puts an effect at a place that was passed already; not valid before an earlier insertion. */
  void insert(Mark<O> mark, Effect<O> effect) {
    mark.label().effects.add(mark.index(), effect);
    note(effect);
  }

  /** Whether any effect or jump came after {@code mark}. */
  boolean movedSince(Mark<O> mark) {
    return version != mark.version();
  }

  /** Whether a call came after {@code mark}. */
  boolean calledSince(Mark<O> mark) {
    return calls != mark.calls();
  }

  /** Whether a call or a store into an array came after {@code mark}. */
  boolean elementsChangedSince(Mark<O> mark) {
    return calledSince(mark) || elementStores != mark.elementStores();
  }

  /** Whether {@code slot} was stored after {@code mark}. */
  boolean storedSince(Slot slot, Mark<O> mark) {
    return stores.subList(mark.stores(), stores.size()).contains(slot);
  }

  /** Code after a jump goes into a block that nothing leads to. */
  private void revive() {
    if (current == null) {
      start(label());
    }
  }

  private void note(Effect<O> effect) {
    version++;
    if (effect instanceof Effect.Assign<O> a) {
      if (!(a.target() instanceof Slot.Local l && l.isTemporary())) {
        stores.add(a.target());
      }
      note(a.receiver());
      note(a.value());
    } else if (effect instanceof Effect.StoreElement<O> s) {
      elementStores++;
      note(s.array());
      note(s.index());
      note(s.value());
    } else if (effect instanceof Effect.Evaluate<O> e) {
      note(e.value());
    } else if (effect instanceof Effect.Return<O> r) {
      note(r.value());
    }
  }

  private void note(Expr<O> value) {
    if (value != null && Trees.any(value, e -> e instanceof Expr.Call)) {
      calls++;
    }
  }

  /** The method's blocks, without empty ones to which nothing leads. */
  List<Block<O>> finish() {
    List<Label<O>> kept = withoutDeadEnds();
    for (int i = 0; i < kept.size(); i++) {
      kept.get(i).index = i;
    }
    List<Block<O>> blocks = new ArrayList<>(kept.size());
    for (Label<O> label : kept) {
      Block<O> block = new Block<>(label.index);
      block.effects().addAll(label.effects);
      if (label.condition != null) {
        block.branch(label.condition, indexOf(label.next), indexOf(label.otherwise));
      } else if (label.next != null) {
        block.goTo(indexOf(label.next));
      }
      if (label.throwsAny()) {
        Scope.handlers(label.scope).forEach(h -> block.throwsTo(indexOf(h)));
      }
      blocks.add(block);
    }
    return blocks;
  }

  private static <O> int indexOf(Label<O> label) {
    if (label.index < 0) {
      throw new IllegalStateException("A jump leads to a block that was never placed");
    }
    return label.index;
  }

  private List<Label<O>> withoutDeadEnds() {
    Map<Label<O>, Integer> incoming = new IdentityHashMap<>();
    incoming.put(placed.get(0), 1);
    for (Label<O> label : placed) {
      label.successors().forEach(s -> incoming.merge(s, 1, Integer::sum));
    }
    Deque<Label<O>> dead = new ArrayDeque<>();
    placed.stream().filter(l -> isDead(l, incoming)).forEach(dead::add);
    Map<Label<O>, Boolean> dropped = new IdentityHashMap<>();
    while (!dead.isEmpty()) {
      Label<O> label = dead.pop();
      dropped.put(label, true);
      for (Label<O> s : label.successors()) {
        incoming.merge(s, -1, Integer::sum);
        if (isDead(s, incoming)) {
          dead.push(s);
        }
      }
    }
    return placed.stream().filter(l -> !dropped.containsKey(l)).toList();
  }

  private static <O> boolean isDead(Label<O> label, Map<Label<O>, Integer> incoming) {
    return incoming.getOrDefault(label, 0) == 0
        && label.effects.isEmpty()
        && label.condition == null;
  }
}
