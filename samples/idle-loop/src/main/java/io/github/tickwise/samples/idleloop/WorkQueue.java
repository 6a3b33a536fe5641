package io.github.tickwise.samples.idleloop;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/** A queue that a phase of the loop drains, a bounded number at a time. A callback that throws is counted and survived. */
final class WorkQueue {
  private final Queue<Runnable> queue;
  private final Consumer<RuntimeException> failed;

  private WorkQueue(Queue<Runnable> queue, Consumer<RuntimeException> failed) {
    this.queue = queue;
    this.failed = failed;
  }

  /** One that only the loop thread touches. */
  static WorkQueue ofLoop(Consumer<RuntimeException> failed) {
    return new WorkQueue(new ArrayDeque<>(), failed);
  }

  /** One that any thread may add to. */
  static WorkQueue shared(Consumer<RuntimeException> failed) {
    return new WorkQueue(new ConcurrentLinkedQueue<>(), failed);
  }

  void add(Runnable work) {
    queue.add(work);
  }

  boolean isEmpty() {
    return queue.isEmpty();
  }

  int size() {
    return queue.size();
  }

  /** Runs at most {@code limit} callbacks, and says how many. */
  int drain(int limit) {
    int done = 0;
    for (Runnable work; done < limit && (work = queue.poll()) != null; done++) {
      try {
        work.run();
      } catch (RuntimeException e) {
        failed.accept(e);
      }
    }
    return done;
  }
}
