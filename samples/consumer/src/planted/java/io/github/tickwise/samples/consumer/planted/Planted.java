package io.github.tickwise.samples.consumer.planted;

/** Faults on purpose, compiled beside the project: the wiring must find them. */
final class Planted {
  private long lastSeen;

  void seen() {
    lastSeen = System.nanoTime();
  }

  boolean isQuietFor(long nanos) {
    return System.nanoTime() - lastSeen >= nanos;
  }

  static void spin(long nanos) {
    long deadline = System.nanoTime() + nanos;
    while (System.nanoTime() < deadline) {
      Thread.onSpinWait();
    }
  }
}
