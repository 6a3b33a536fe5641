package io.github.tickwise.archunit.subject;

/** Breaks two rules, each at a known line. */
public class Reader {
  private final Store store;

  public Reader(Store store, long now) {
    this.store = store;
    if (now < store.storedAt()) {
      throw new IllegalArgumentException();
    }
  }

  public boolean isPast(long now, int unused) {
    return store.storedAt() < now;
  }

  public long latest(long now) {
    return Math.max(now, store.storedAt());
  }

  public boolean isRight(long now) {
    return now - store.storedAt() > 0;
  }
}
