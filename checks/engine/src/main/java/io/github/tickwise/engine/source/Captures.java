package io.github.tickwise.engine.source;

import io.github.tickwise.engine.model.Slot;
import java.util.LinkedHashMap;
import java.util.Map;

/** The outer locals that a lambda or a local class reads, in order of their first mention. */
final class Captures<O> {
  private final Map<Variable<O>, Slot.Captured> slots = new LinkedHashMap<>();

  void add(Variable<O> variable, Slot.Captured slot) {
    slots.putIfAbsent(variable, slot);
  }

  Map<Variable<O>, Slot.Captured> slots() {
    return slots;
  }
}
