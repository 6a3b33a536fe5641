import java.nio.channels.Selector;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Literal ports of the loop's faults, as they stood before the rules: the fixture of a test, never compiled into the program. */
final class LegacyCore {
  private static final long TURN = TimeUnit.MILLISECONDS.toNanos(8);

  private long nextTurn; // BUG: TickDefaultInit
  private long lastEventAt; // BUG: TickDefaultInit
  private long lastStep = 0; // BUG: TickDefaultInit
  private boolean closing;

  static long tickCount() {
    return System.nanoTime();
  }

  /** The schedule's fields wait for their first reading at 0. */
  boolean turn() {
    long now = tickCount();
    if (now - nextTurn < 0) {
      return false;
    }
    nextTurn = now + TURN;
    return true;
  }

  /** "Has it happened yet" by the sign. */
  boolean isQuiet() {
    return lastEventAt > 0 && tickCount() - lastEventAt > TURN; // BUG: TickSentinel
  }

  void onEvent() {
    lastEventAt = tickCount();
  }

  /** The last step at 0: the first delta is the age of the counter. */
  void steps(Runnable step) {
    while (!closing) {
      long now = tickCount();
      if (now - lastStep >= TURN) {
        step.run();
        lastStep = now;
      }
    }
  }

  /** The deadline compared as if it were a number. */
  void spinUntil(long deadline) {
    while (tickCount() < deadline) { // BUG: TickDirectComparison
      Thread.onSpinWait();
    }
  }

  void spinForATurn() {
    spinUntil(tickCount() + TURN);
  }

  /** The sleep clamped to the deadline by comparison. */
  void sleep(long idleWait) {
    long now = tickCount();
    long deadline = now + TURN;
    long until = Math.min(deadline, now + idleWait); // BUG: TickMinMax
    LockSupport.parkNanos(until - tickCount());
  }

  /** Scaled before it is subtracted: the wrap of the milliseconds is not the wrap of the type. */
  long lag(Runnable slice) {
    long before = tickCount() / 1_000_000; // BUG: TickScaledReading
    slice.run();
    return tickCount() / 1_000_000 - before; // BUG: TickScaledReading
  }

  void awaitTheTurn(Selector selector) throws java.io.IOException {
    await(selector, tickCount() + TURN);
  }

  /** A remaining time of less than a millisecond waits for ever. */
  void await(Selector selector, long deadline) throws java.io.IOException {
    selector.select((deadline - System.nanoTime()) / 1_000_000); // BUG: TickInfiniteWait
  }
}
