package io.github.tickwise.archunit.right;

/** Compares as one should. */
public class Waiting {
  private final long until = System.nanoTime() + 1_000;

  public boolean isOver() {
    return System.nanoTime() - until >= 0;
  }
}
