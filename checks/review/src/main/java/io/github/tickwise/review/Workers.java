package io.github.tickwise.review;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;

/** Threads with stacks deep enough for machine-written code: long chains of {@code +}, deeply nested calls. */
public final class Workers implements AutoCloseable {
  private static final long STACK_BYTES = 256L << 20;

  private final ExecutorService pool;

  /**
   * @param threads at least 1
   */
  public Workers(int threads) {
    pool = Executors.newFixedThreadPool(threads, task -> {
      Thread t = new Thread(null, task, "tickwise", STACK_BYTES);
      t.setDaemon(true);
      return t;
    });
  }

  /** How many threads this machine can run at once. */
  public static int allCores() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** Runs one step on a thread with a deep stack. */
  public <R> R call(Supplier<R> step) {
    return map(List.of(step), Supplier::get).get(0);
  }

  /** Applies a function to every element on all threads; results in the order of the elements. */
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
