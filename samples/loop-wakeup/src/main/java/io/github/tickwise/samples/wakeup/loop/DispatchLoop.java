package io.github.tickwise.samples.wakeup.loop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Deadline;
import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.awt.event.InvocationEvent;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The toolkit's loop: AWT's event queue, headless. Its thread is AWT's: the first event starts it, and it ends by itself about a second
 * after the last. With the selector's thread it stands for the one run loop of a native toolkit, which waits for events and
 * descriptors alike.
 */
public final class DispatchLoop implements Loop {
  private final CountDownLatch done = new CountDownLatch(1);
  private volatile EventQueue queue;
  private volatile Thread thread;
  private volatile long cpuNanos = -1;

  @Override
  public String name() {
    return "dispatch";
  }

  /** Starts nothing but what the toolkit needs: the queue is cold until its first event, as it would be in any program. */
  @Override
  public void start() {
    System.setProperty("java.awt.headless", "true");
    queue = Toolkit.getDefaultToolkit().getSystemEventQueue();
  }

  /** Appends an event to the queue that the loop blocks on; from any thread. */
  public void post(AWTEvent event) {
    queue.postEvent(event);
  }

  /** Appends an event that runs the callback; from any thread. */
  public void post(Runnable callback) {
    post(new InvocationEvent(this, callback));
  }

  @Override
  public boolean isCurrent() {
    return EventQueue.isDispatchThread();
  }

  /** The queue keeps its order, so DONE is an event like others: what was posted before it has run. */
  @Override
  public void stop() {
    post(() -> {
      thread = Thread.currentThread();
      cpuNanos = Host.cpuNanos();
      done.countDown();
    });
  }

  @Override
  public boolean join(Deadline deadline) throws InterruptedException {
    return done.await(deadline.remaining(), TimeUnit.NANOSECONDS) && Host.join(thread, deadline);
  }

  @Override
  public long cpuNanos() {
    return cpuNanos;
  }
}
