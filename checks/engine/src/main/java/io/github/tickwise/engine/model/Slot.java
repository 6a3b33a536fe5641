package io.github.tickwise.engine.model;

/**
 * A place that holds a value: what the solver computes kinds for. Two slots are the same place when
 * they are equal; a lowering makes them afresh wherever it meets them.
 *
 * <p>The contents of arrays, atomics, boxes, collections, maps and functional objects are slots as
 * well, but the solver makes those: a lowering names only these five.
 */
public sealed interface Slot {

  /** A name for messages. */
  String displayName();

  /**
   * A local variable or an expression temporary of one method.
   *
   * @param id unique within its method
   * @param name the source name, or a made-up one that starts with {@code $}
   */
  record Local(int id, String name) implements Slot {
    @Override
    public String displayName() {
      return name;
    }

    /** Whether the lowering invented this local. */
    public boolean isTemporary() {
      return name.startsWith("$");
    }
  }

  /**
   * A field. One slot stands for the field of every instance.
   *
   * @param owner the declaring class, as {@code pkg.Outer$Inner}
   */
  record Field(String owner, String name) implements Slot {
    @Override
    public String displayName() {
      return name;
    }
  }

  /**
   * A parameter at the entry of a method; index 0 is the first declared one, never the receiver.
   */
  record Param(String method, int index) implements Slot {
    @Override
    public String displayName() {
      return "parameter " + (index + 1) + " of " + Names.simpleMethod(method);
    }
  }

  /** What a method returns. */
  record Return(String method) implements Slot {
    @Override
    public String displayName() {
      return Names.simpleMethod(method) + "()";
    }
  }

  /** A local of an outer method as seen from a lambda or a local class inside it. */
  record Captured(String outerMethod, Local local) implements Slot {
    @Override
    public String displayName() {
      return local.displayName();
    }
  }
}
