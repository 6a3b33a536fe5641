package io.github.tickwise.hostile.libraries;

import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.io.CyclicTimeout;
import org.eclipse.jetty.io.CyclicTimeouts;
import org.eclipse.jetty.util.NanoTime;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;
import org.eclipse.jetty.util.thread.Scheduler;

/** The timeouts of jetty-io: of one thing, and of many (its connections' idle timeouts). */
final class JettyTimeouts {
  private JettyTimeouts() {}

  public static void main(String[] args) throws Exception {
    Scheduler scheduler = new ScheduledExecutorScheduler("driver", true);
    scheduler.start();
    Driver.promise("one timeout fires", () -> {
      AtomicBoolean fired = new AtomicBoolean();
      CyclicTimeout timeout = new CyclicTimeout(scheduler) {
        @Override
        public void onTimeoutExpired() {
          fired.set(true);
        }
      };
      timeout.schedule(100, TimeUnit.MILLISECONDS);
      return Driver.happens(fired::get) ? null : "never";
    });
    Driver.promise("one of many timeouts fires", () -> {
      Connections connections = new Connections(scheduler);
      connections.add(new Connection(NanoTime.now() + TimeUnit.MILLISECONDS.toNanos(100)));
      return Driver.happens(connections.expired::get) ? null : "never";
    });
    scheduler.stop();
  }

  private record Connection(long expires) implements CyclicTimeouts.Expirable {
    @Override
    public long getExpireNanoTime() {
      return expires;
    }
  }

  private static final class Connections extends CyclicTimeouts<Connection> {
    final AtomicBoolean expired = new AtomicBoolean();
    private final Queue<Connection> open = new ConcurrentLinkedQueue<>();

    Connections(Scheduler scheduler) {
      super(scheduler);
    }

    void add(Connection connection) {
      open.add(connection);
      schedule(connection);
    }

    @Override
    protected Iterator<Connection> iterator() {
      return open.iterator();
    }

    @Override
    protected boolean onExpired(Connection connection) {
      expired.set(true);
      return true;
    }
  }
}
