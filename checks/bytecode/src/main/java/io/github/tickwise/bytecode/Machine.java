package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * The operand stack of the block at hand and the effects that leave it. An entry waits on the stack unevaluated as long
 * as nothing could change its value or its order; else it is spilled, that is, stored in a temporary.
 */
final class Machine {
  /** Higher trees are cut by a temporary, for the sake of those who walk them recursively. */
  private static final int MAX_DEPTH = 100;

  private final Locals locals;
  private final List<Operand> stack = new ArrayList<>();
  private final String[] localTypes;
  private Block<Place> block;
  private int temporaries;

  Machine(Locals locals, int maxLocals) {
    this.locals = locals;
    localTypes = new String[maxLocals];
  }

  void enter(Block<Place> next, List<Operand> entryStack, String[] entryTypes) {
    block = next;
    stack.clear();
    stack.addAll(entryStack);
    System.arraycopy(entryTypes, 0, localTypes, 0, localTypes.length);
  }

  Block<Place> block() {
    return block;
  }

  String[] localTypes() {
    return localTypes;
  }

  int height() {
    return stack.size();
  }

  /** The entry at a height, 0 the lowest. */
  Operand get(int height) {
    return stack.get(height);
  }

  /** The entry {@code n} below the top, 0 the top. */
  Operand peek(int n) {
    return stack.get(heightOf(n));
  }

  Operand pop() {
    return stack.remove(heightOf(0));
  }

  /** Takes the top {@code n} entries off; the lowest of them first. */
  List<Operand> pop(int n) {
    List<Operand> top = stack.subList(stack.size() - n, stack.size());
    List<Operand> popped = List.copyOf(top);
    top.clear();
    return popped;
  }

  void push(Operand operand) {
    stack.add(operand);
    if (operand.depth() > MAX_DEPTH) {
      spill(stack.size() - 1);
    }
  }

  /** Pushes a value of which only the operands are known. */
  void pushUnknown(List<Operand> operands, String type, Place place) {
    push(Operand.of(new Expr.Unknown<>(Operand.values(operands), type, place), operands));
  }

  /** How many entries are the very operand given. */
  int count(Operand operand) {
    int found = 0;
    for (Operand entry : stack) {
      found += entry == operand ? 1 : 0;
    }
    return found;
  }

  /** Puts a finished object wherever its allocation waits. */
  void replace(Operand allocated, Operand object) {
    stack.replaceAll(o -> o == allocated ? object : o);
  }

  /** Makes the entry {@code n} below the top one that may be copied. */
  void makePlain(int n) {
    int at = heightOf(n);
    if (!stack.get(at).isPlain()) {
      spill(at);
    }
  }

  void makeAllPlain() {
    for (int i = 0; i < stack.size(); i++) {
      if (!stack.get(i).isPlain()) {
        spill(i);
      }
    }
  }

  /** Takes every entry's value now. */
  void spillAll() {
    for (int i = 0; i < stack.size(); i++) {
      spill(i);
    }
  }

  List<Operand> entries() {
    return List.copyOf(stack);
  }

  /** Hands an entry to a following block; entries are handed on from the lowest, so their order is kept. */
  void moveTo(Slot temporary, Operand entry) {
    Expr<Place> value = entry.value();
    block.effects().add(new Effect.Assign<>(temporary, null, value, false, value.origin()));
  }

  /** Moves the top {@code count} entries, or a copy of them, below the {@code skip} entries under them. */
  void insertBelow(int count, int skip, boolean copy) {
    for (int i = count - 1; i >= 0; i--) {
      makePlain(i);
    }
    List<Operand> moved = List.copyOf(stack.subList(stack.size() - count, stack.size()));
    if (!copy) {
      pop(count);
    }
    stack.addAll(stack.size() - skip - (copy ? count : 0), moved);
  }

  /** Stores into a local; {@code value} is off the stack already. */
  void assign(Slot.Local target, Operand value, Place place) {
    spillBefore(value.calls(), target);
    block.effects().add(new Effect.Assign<>(target, null, value.value(), false, place));
  }

  /**
   * Stores into a field.
   *
   * @param receiver {@code null} for a static field
   */
  void assign(
      Slot.Field target, Operand receiver, Operand value, boolean initializer, Place place) {
    spillBefore(value.calls() || receiver != null && receiver.calls(), target);
    Expr<Place> object = receiver == null ? null : receiver.asReceiver();
    block.effects().add(new Effect.Assign<>(target, object, value.value(), initializer, place));
  }

  void storeElement(Operand array, Operand index, Operand value, Place place) {
    // Which other array expressions mean the same element is unknown: all reads come first.
    spillBefore(true, null);
    block
        .effects()
        .add(new Effect.StoreElement<>(array.value(), index.value(), value.value(), place));
  }

  /** Evaluates for its calls what nobody uses; nothing for a value without calls. */
  void discard(Operand operand, Place place) {
    if (operand.calls()) {
      evaluate(operand, place);
    }
  }

  void evaluate(Operand operand, Place place) {
    spillBefore(operand.calls(), null);
    block.effects().add(new Effect.Evaluate<>(operand.value(), place));
  }

  void returns(Operand operand, Place place) {
    spillBefore(operand.calls(), null);
    block.effects().add(new Effect.Return<>(operand.value(), place));
  }

  /** Evaluates a value now and keeps it in a temporary; the value is off the stack already. */
  Operand keep(Operand operand) {
    spillBefore(operand.calls(), null);
    return stored(operand);
  }

  private Operand stored(Operand operand) {
    Slot.Local temporary = locals.temporary("t" + ++temporaries);
    Expr<Place> value = operand.value();
    block.effects().add(new Effect.Assign<>(temporary, null, value, false, value.origin()));
    return load(temporary, value.type(), value.origin());
  }

  static Operand load(Slot.Local local, String type, Place place) {
    return Operand.of(new Expr.Load<>(local, null, type, place));
  }

  /**
   * Spills what must be evaluated before an effect.
   *
   * @param calls whether the effect contains a call or stores to the heap
   * @param stored the slot that the effect stores, or {@code null}
   */
  private void spillBefore(boolean calls, Slot stored) {
    for (int i = 0; i < stack.size(); i++) {
      Operand waiting = stack.get(i);
      if (waiting.calls()
          || calls && waiting.readsHeap()
          || stored != null && waiting.reads(stored)) {
        spill(i);
      }
    }
  }

  /** Stores the entry at a height in a temporary, and before it what must not be evaluated after it. */
  private void spill(int height) {
    Operand entry = stack.get(height);
    boolean ordered = entry.calls()
        || entry.readsHeap() && stack.subList(0, height).stream().anyMatch(Operand::calls);
    for (int i = 0; ordered && i < height; i++) {
      Operand below = stack.get(i);
      if (below.calls() || below.readsHeap()) {
        stack.set(i, stored(below));
      }
    }
    stack.set(height, stored(entry));
  }

  private int heightOf(int n) {
    int height = stack.size() - 1 - n;
    if (height < 0) {
      throw new NoSuchElementException("the operand stack is empty");
    }
    return height;
  }
}
