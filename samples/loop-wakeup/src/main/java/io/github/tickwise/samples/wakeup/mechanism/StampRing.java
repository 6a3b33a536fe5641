package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.ticks.Tick;
import java.util.function.LongConsumer;
import org.jctools.queues.atomic.SpscAtomicArrayQueue;

/**
 * Stamps on their way from one injecting thread to one loop: JCTools' ring of a single producer and a single consumer, the one without
 * {@code Unsafe}. No lock on either side.
 */
public final class StampRing {
  /** Room for 100 s of a loop that is held. */
  public static final int CAPACITY = 1024;

  private final SpscAtomicArrayQueue<Long> ring = new SpscAtomicArrayQueue<>(CAPACITY);

  /** By the one producer. False if the ring is full: the stamp is dropped. */
  public boolean offer(@Tick long stamp) {
    return ring.offer(stamp);
  }

  /** By the one consumer: takes what there is, the oldest first. */
  public void drain(LongConsumer consumer) {
    while (pop(consumer)) {
      // until it is empty
    }
  }

  /** By the one consumer: takes the oldest, if there is one. */
  public boolean pop(LongConsumer consumer) {
    Long stamp = ring.poll();
    if (stamp == null) {
      return false;
    }
    consumer.accept(stamp);
    return true;
  }
}
