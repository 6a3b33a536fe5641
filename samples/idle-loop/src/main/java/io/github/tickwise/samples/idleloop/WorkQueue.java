package io.github.tickwise.samples.idleloop;

import java.util.Queue;
import java.util.function.Consumer;

/** A queue that a phase of the loop drains, a bounded number at a time. A callback that throws is counted and survived. */
final class WorkQueue {
  private final Queue<Runnable> queue;
  private final Consumer<RuntimeException> failed;

  /**
   * What the loop's thread drains.
   *
   * @param queue one for many threads, if others than the loop's add to it
   */
  WorkQueue(Queue<Runnable> queue, Consumer<RuntimeException> failed) {
    this.queue = queue;
    this.failed = failed;
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
