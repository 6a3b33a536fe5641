package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.Cadence;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * Timers on a wheel that turns every {@link #TICK}. The one thing that is kept as a tick is the next turn; timers are due
 * at a <i>turn</i>, a count from 0, which is an ordinary number. No turn is ever dropped: after a long callback the wheel
 * turns as often as it missed, so every occurrence is delivered, once. Loop thread only.
 */
final class TimerWheel {
  /** Nanoseconds from turn to turn: what "late by a tick" means all over this program. */
  static final @TickSpan long TICK = TimeUnit.MILLISECONDS.toNanos(8);

  private static final int SLOTS =
      4096; // 32.8 s around: a longer timer is passed over once a round

  private final Timer[] slots = new Timer[SLOTS];
  private final Cadence turns;
  private final WorkQueue due;
  private final Histogram lag = new Histogram(2);
  private long turn;

  /** Turns for the first time one tick from now; what is due goes into the queue. */
  TimerWheel(TickSource source, WorkQueue due) {
    this.turns = Cadence.every(source, TICK).catchingUp(Integer.MAX_VALUE);
    this.due = due;
  }

  /**
   * Adds a timer.
   *
   * @param first how many turns from now, 1 or more
   * @param period turns from one occurrence to the next, or 0 for one occurrence only
   */
  void add(long first, long period, Runnable action) {
    if (first < 1 || period < 0) {
      throw new IllegalArgumentException("first " + first + ", period " + period);
    }
    insert(new Timer(action, period), turn + first);
  }

  /** Turns as often as is due at {@code now}, at most {@code limit} times. */
  void turn(@Tick long now, int limit) {
    for (int i = 0; i < limit && turns.isDue(now); i++) {
      lag.recordValue(TimeUnit.NANOSECONDS.toMicros(Ticks.elapsed(turns.next(), now)));
      turns.advance(now);
      turn++;
      expire();
    }
  }

  /** What is left until the next turn; zero or negative if it is due. */
  @TickSpan
  long remaining(@Tick long now) {
    return turns.remaining(now);
  }

  /** Turns so far. */
  long turns() {
    return turn;
  }

  /** How late each turn was made, in microseconds. */
  Histogram lag() {
    return lag;
  }

  private void expire() {
    int slot = (int) (turn % SLOTS);
    Timer rest = slots[slot];
    slots[slot] = null;
    while (rest != null) {
      Timer timer = rest;
      rest = timer.next;
      if (timer.turn != turn) {
        insert(timer, timer.turn);
        continue;
      }
      due.add(timer.action);
      if (timer.period > 0) {
        insert(timer, turn + timer.period);
      }
    }
  }

  private void insert(Timer timer, long at) {
    int slot = (int) (at % SLOTS);
    timer.turn = at;
    timer.next = slots[slot];
    slots[slot] = timer;
  }

  private static final class Timer {
    final Runnable action;
    final long period;
    long turn;
    Timer next;

    Timer(Runnable action, long period) {
      this.action = action;
      this.period = period;
    }
  }
}
