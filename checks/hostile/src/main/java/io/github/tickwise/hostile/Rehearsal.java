package io.github.tickwise.hostile;

import java.util.function.LongSupplier;

/** A class with one of each that the agent shifts; its class file is shifted once at the start. */
final class Rehearsal {
  static final int SITES = 2;

  private Rehearsal() {}

  static long call() {
    return System.nanoTime();
  }

  static LongSupplier handle() {
    return System::nanoTime;
  }
}
