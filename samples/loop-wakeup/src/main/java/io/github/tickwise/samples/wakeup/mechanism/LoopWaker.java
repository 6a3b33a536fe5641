package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;

/**
 * Wakes a loop, and hands it a stamp: what a portable loop has to offer on every platform. One shared poll set cannot be that primitive: a
 * native run loop hides its descriptors, and a selector takes none but the JDK's own channels.
 *
 * <p>Who may call what, from where:
 *
 * <table>
 * <caption>Injectors and callbacks</caption>
 * <tr><th>injector</th><th>thread</th><th>why</th></tr>
 * <tr><td>{@link PostedEvent}: {@code EventQueue.postEvent}</td><td>any</td><td>the queue has a lock of its own</td></tr>
 * <tr><td>{@link SignalledSource}: ring and pending bit</td><td>one</td><td>the bit is atomic; the ring has one producer</td></tr>
 * <tr><td>{@link PipeDescriptor}: {@code SinkChannel.write}</td><td>any</td><td>eight bytes go whole or not at all</td></tr>
 * <tr><td>{@link SelectorWakeup}: ring and {@code Selector.wakeup}</td><td>one</td><td>the wake is sticky; the ring has one producer</td></tr>
 * <tr><td>{@link Unpark}: ring and {@code LockSupport.unpark}</td><td>one</td><td>the permit is sticky; the ring has one producer</td></tr>
 * <tr><td>{@link ProcessOutput}: the child's stdin</td><td>one</td><td>a stream; the pump thread alone writes to the pipe</td></tr>
 * <tr><td>DONE: {@code Loop.stop}</td><td>any</td><td>a flag, then a wake</td></tr>
 * <tr><td>all callbacks</td><td>the loop's only</td><td>so samples need no lock; {@link Samples} counts what is not</td></tr>
 * </table>
 */
public interface LoopWaker {
  /** Never blocks the caller on the loop. What cannot be handed over is dropped, and missing in the count. */
  void wake(@Tick long stamp);

  /** Called once by the injecting thread after its last wake: returns when all stamps have come to the loop's door. */
  default void finish(Deadline deadline) throws InterruptedException {}
}
