package io.github.tickwise.samples.wakeup.loop;

import java.lang.reflect.Method;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/** A thread that parks until it is unparked: the least that a loop can be. */
public class ParkLoop extends ThreadLoop {
  public ParkLoop(String name, Function<Runnable, Thread> threads) {
    super(name, threads);
  }

  @Override
  public void wake() {
    LockSupport.unpark(thread());
  }

  @Override
  void await(boolean last) {
    if (!last) {
      LockSupport.park(this);
    }
  }

  /** Threads of the platform, of that name. */
  public static Function<Runnable, Thread> platformThreads(String name) {
    return body -> new Thread(body, name);
  }

  /** Virtual threads, on a JDK that has them (21 and later); by reflection, since this is built for 17. */
  public static Optional<Function<Runnable, Thread>> virtualThreads() {
    try {
      Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
      Method unstarted =
          Class.forName("java.lang.Thread$Builder").getMethod("unstarted", Runnable.class);
      return Optional.of(body -> {
        try {
          return (Thread) unstarted.invoke(builder, body);
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException(e);
        }
      });
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }
}
