package io.github.tickwise.hostile.programs;

import java.util.function.LongSupplier;

/** Needs nothing but the JDK, so that any class loader can define it. */
public final class Reading implements LongSupplier {
  private static final LongSupplier REFERENCE = System::nanoTime;

  public static long call() {
    return System.nanoTime();
  }

  public static long reference() {
    return REFERENCE.getAsLong();
  }

  @Override
  public long getAsLong() {
    return call();
  }
}
