package io.github.tickwise.review;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Threads with stacks deep enough for machine-written code: long chains of {@code +}, deeply nested calls. */
public final class Workers implements AutoCloseable {
  private static final long STACK_BYTES = 256L << 20;

  private final ExecutorService pool =
      Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), task -> {
        Thread t = new Thread(null, task, "tickwise", STACK_BYTES);
        t.setDaemon(true);
        return t;
      });

  /** Applies a function to every element on all cores; results in the order of the elements. */
  public <T, R> List<R> map(List<T> elements, Function<T, R> function) {
    List<Future<R>> futures = new ArrayList<>(elements.size());
    for (T e : elements) {
      futures.add(pool.submit(() -> function.apply(e)));
    }
    List<R> results = new ArrayList<>(elements.size());
    for (Future<R> f : futures) {
      results.add(get(f));
    }
    return results;
  }

  private static <R> R get(Future<R> f) {
    try {
      return f.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e.getCause() instanceof RuntimeException r
          ? r
          : new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
