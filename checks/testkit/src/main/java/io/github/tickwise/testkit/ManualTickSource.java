package io.github.tickwise.testkit;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.time.Duration;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;

/**
 * A clock that moves only when it is told to. It starts at a hostile reading, never at 0 unless that
 * is asked for: {@link #create()} wraps after one second.
 *
 * <p>Callbacks can be scheduled on it; {@link #advance(long)} runs them in order, each at its own
 * tick, on the advancing thread.
 *
 * <p>Thread-safe. Advances of several threads add up, and each callback runs once. No lock is held
 * while a callback runs, so it may read, advance and schedule.
 */
public final class ManualTickSource implements TickSource {
  private static final HostileStart BEFORE_THE_WRAP =
      new HostileStart("1 s before the wrap", Long.MIN_VALUE - 1_000_000_000L);

  private final HostileStart start;
  private final TimeUnit unit;

  private final Object lock = new Object();
  // Spans since the start, under the lock: where the clock stands, and where it has been told to
  // go.
  private @TickSpan long elapsed;
  private @TickSpan long goal;
  private @TickSpan long horizon;
  private @TickSpan long step;
  private final PriorityQueue<Callback> callbacks = new PriorityQueue<>();
  private long scheduled;

  ManualTickSource(HostileStart start, TimeUnit unit) {
    this.start = Objects.requireNonNull(start, "start");
    this.unit = Objects.requireNonNull(unit, "unit");
  }

  /** A clock of nanoseconds that stands one second before the wrap. */
  public static ManualTickSource create() {
    return new ManualTickSource(BEFORE_THE_WRAP, TimeUnit.NANOSECONDS);
  }

  /** A clock of nanoseconds that stands at {@code start}. */
  public static ManualTickSource at(@Tick long start) {
    return at(start, TimeUnit.NANOSECONDS);
  }

  /**
   * A clock that counts in {@code unit} and stands at {@code start}.
   *
   * @throws NullPointerException if {@code unit} is null
   */
  public static ManualTickSource at(@Tick long start, TimeUnit unit) {
    return new ManualTickSource(new HostileStart("as the test says", start), unit);
  }

  /** Where the clock stands; then it moves on by the step of {@link #advanceOnRead(long)}. */
  @Override
  public @Tick long read() {
    @Tick long now;
    @TickSpan long move;
    synchronized (lock) {
      now = Ticks.plus(start.tick(), elapsed);
      move = step;
    }
    if (move > 0) {
      advance(move);
    }
    return now;
  }

  @Override
  public TimeUnit unit() {
    return unit;
  }

  /**
   * Moves the clock on, and runs the callbacks that become due, in order of their ticks, those of one
   * tick in the order in which they were scheduled. Each sees the clock at its tick. What a callback
   * throws is thrown here; the clock then stands at that tick.
   *
   * @param span in the clock's unit, 0 or more
   * @throws IllegalArgumentException if {@code span} is negative: clocks do not go back
   * @throws ArithmeticException if the clock would be half a period from its start
   */
  public void advance(@TickSpan long span) {
    requireNotNegative(span);
    @TickSpan long target;
    synchronized (lock) {
      goal = Math.addExact(goal, span);
      target = goal;
    }
    for (Callback due = move(target); due != null; due = move(target)) {
      try {
        due.action().run();
      } catch (RuntimeException | Error e) {
        synchronized (lock) {
          goal = elapsed;
        }
        throw e;
      }
    }
  }

  /**
   * The same for a duration, cut to whole ticks of the unit.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public void advance(Duration span) {
    advance(unit.convert(span));
  }

  /** Moves to the next callback that is due by then and takes it, or to the target: null. */
  private Callback move(@TickSpan long target) {
    synchronized (lock) {
      Callback next = callbacks.peek();
      if (next == null || next.due() > target) {
        elapsed = Math.max(elapsed, target);
        goal = Math.max(goal, elapsed);
        return null;
      }
      elapsed = Math.max(elapsed, next.due());
      return callbacks.poll();
    }
  }

  /**
   * From now on, each reading moves the clock on by {@code span}, as readings of a real clock differ.
   *
   * @param span in the clock's unit; 0, as at first, to stand still
   * @return this
   * @throws IllegalArgumentException if {@code span} is negative
   */
  public ManualTickSource advanceOnRead(@TickSpan long span) {
    requireNotNegative(span);
    synchronized (lock) {
      step = span;
    }
    return this;
  }

  /**
   * Runs {@code action} when the clock has moved on by {@code delay}, within {@link #advance(long)};
   * with a delay of 0 within the next one.
   *
   * @return takes the callback back; without effect once it runs
   * @throws IllegalArgumentException if {@code delay} is negative
   * @throws ArithmeticException if it is due half a period from the start
   */
  public Runnable schedule(@TickSpan long delay, Runnable action) {
    Objects.requireNonNull(action, "action");
    requireNotNegative(delay);
    synchronized (lock) {
      Callback callback = new Callback(Math.addExact(elapsed, delay), scheduled++, action);
      callbacks.add(callback);
      horizon = Math.max(horizon, callback.due());
      return () -> cancel(callback);
    }
  }

  private void cancel(Callback callback) {
    synchronized (lock) {
      callbacks.remove(callback);
    }
  }

  /** The reading at which it started. */
  public @Tick long start() {
    return start.tick();
  }

  /** How far it has moved since. */
  public @TickSpan long elapsed() {
    synchronized (lock) {
      return elapsed;
    }
  }

  HostileStart hostileStart() {
    return start;
  }

  /** How far it has moved or was scheduled to. */
  @TickSpan
  long horizon() {
    synchronized (lock) {
      return Math.max(horizon, elapsed);
    }
  }

  private static void requireNotNegative(@TickSpan long span) {
    if (span < 0) {
      throw new IllegalArgumentException("a clock does not go back: " + span);
    }
  }

  /** Where it started and how far it has moved; reads nothing. */
  @Override
  public String toString() {
    return "clock from " + start + ", " + elapsed() + " " + unit + " later";
  }

  private record Callback(@TickSpan long due, long order, Runnable action)
      implements Comparable<Callback> {
    @Override
    public int compareTo(Callback other) {
      int byTick = Long.compare(due, other.due); // spans since the start: they have an order
      return byTick != 0 ? byTick : Long.compare(order, other.order);
    }
  }
}
