package io.github.tickwise.ticks;

/** The clock of this JVM: one object, so that all its deadlines can be compared. */
final class SystemTickSource implements TickSource {
  static final TickSource INSTANCE = new SystemTickSource();

  private SystemTickSource() {}

  @Override
  public @Tick long read() {
    return System.nanoTime();
  }

  @Override
  public String toString() {
    return "System.nanoTime()";
  }
}
