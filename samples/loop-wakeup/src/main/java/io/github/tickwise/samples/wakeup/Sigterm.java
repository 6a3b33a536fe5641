package io.github.tickwise.samples.wakeup;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Ends a run in order when the JVM is told to end, and makes the exit status say so: 0, where the JVM's own is 143. It is a shutdown
 * hook, so it has to halt the JVM to set the status.
 */
final class Sigterm implements AutoCloseable {
  private static final long BOUND_SECONDS = 10;

  private final Thread hook = new Thread(this::stop, "sigterm");
  private final CompletableFuture<Boolean> finished = new CompletableFuture<>();
  private final Runnable cancel;

  Sigterm(Runnable cancel) {
    this.cancel = cancel;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** To be called when the run is over and its report printed. */
  void finished(boolean right) {
    finished.complete(right);
  }

  private void stop() {
    cancel.run();
    boolean right;
    try {
      right = finished.get(BOUND_SECONDS, TimeUnit.SECONDS);
    } catch (Exception e) {
      right = false;
    }
    System.out.flush();
    Runtime.getRuntime().halt(right ? 0 : 1);
  }

  /** Gives the JVM its own way of ending back, unless it is ending already. */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The hook is running; it halts the JVM.
    }
  }
}
