package io.github.tickwise.archunit.subject;

/** Holds a reading that {@link Reader} misuses. */
public class Store {
  private final long storedAt = System.nanoTime();

  public long storedAt() {
    return storedAt;
  }
}
