package io.github.tickwise.testkit;

import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;

/**
 * The laws that a class of deadlines obeys, on every hostile start: whatever it offers of {@code
 * isBefore}, {@code compareTo}, {@code min} and {@code isDue} says the same, and says what the
 * intervals say.
 *
 * <pre>{@code
 * DeadlineLaws.of((clock, nanos) -> MyDeadline.after(clock, nanos))
 *     .isBefore(MyDeadline::isBefore)
 *     .compare(MyDeadline::compareTo)
 *     .min(MyDeadline::min)
 *     .isDue(MyDeadline::isDue)
 *     .check();
 * }</pre>
 *
 * <p>Not thread-safe; the checks run on the calling thread.
 *
 * @param <D> the class of deadlines
 */
public final class DeadlineLaws<D> {
  private final Factory<D> factory;
  private @TickSpan long horizon = TimeUnit.HOURS.toNanos(1);
  private BiPredicate<D, D> isBefore;
  private Comparator<D> compare;
  private BinaryOperator<D> min;
  private Predicate<D> isDue;

  private DeadlineLaws(Factory<D> factory) {
    this.factory = Objects.requireNonNull(factory, "factory");
  }

  /**
   * Makes a deadline.
   *
   * @param <D> the class of deadlines
   */
  @FunctionalInterface
  public interface Factory<D> {
    /** A deadline that is due {@code nanos} after what the clock, the same for all, reads now. */
    D after(TickSource clock, @TickSpan long nanos);
  }

  /** The laws of what {@code factory} makes. */
  public static <D> DeadlineLaws<D> of(Factory<D> factory) {
    return new DeadlineLaws<>(factory);
  }

  /** The longest interval that deadlines are made with; one hour, if nothing is said. */
  public DeadlineLaws<D> within(Duration longest) {
    horizon = TimeUnit.NANOSECONDS.convert(longest);
    return this;
  }

  /** Whether the first is due before the second. */
  public DeadlineLaws<D> isBefore(BiPredicate<D, D> operation) {
    isBefore = operation;
    return this;
  }

  /** The order by when they are due. */
  public DeadlineLaws<D> compare(Comparator<D> operation) {
    compare = operation;
    return this;
  }

  /** The one that is due first, itself; either if they are due at the same tick. */
  public DeadlineLaws<D> min(BinaryOperator<D> operation) {
    min = operation;
    return this;
  }

  /** Whether it is due at what the clock reads now. */
  public DeadlineLaws<D> isDue(Predicate<D> operation) {
    isDue = operation;
    return this;
  }

  /**
   * Checks what was given above.
   *
   * @throws AssertionError if a law is broken; it names the law, the deadlines, the start and a
   *     replay line
   * @throws IllegalStateException if no operation was given
   */
  public void check() {
    if (isBefore == null && compare == null && min == null && isDue == null) {
      throw new IllegalStateException("no operation was given, so there is no law to check");
    }
    long[] intervals = {0, 1, Math.max(1, horizon / 3), horizon};
    List<String> broken = new ArrayList<>();
    HostileStart first = null;
    for (HostileStart start : HostileStarts.of(horizon, TimeUnit.NANOSECONDS)) {
      int before = broken.size();
      for (long a : intervals) {
        checkDue(start, a, broken);
        for (long b : intervals) {
          checkOrder(start, a, b, broken);
        }
      }
      first = first == null && broken.size() > before ? start : first;
    }
    if (first != null) {
      throw new AssertionError(first.explain(
          broken.get(0) + " (and " + (broken.size() - 1) + " more times a law is broken)"));
    }
  }

  private void checkOrder(
      HostileStart start, @TickSpan long a, @TickSpan long b, List<String> broken) {
    ManualTickSource clock = start.clock();
    D first = factory.after(clock, a);
    // Made later, and due as long after it: the order is by when they are due, not made.
    clock.advance(horizon / 3);
    D second = factory.after(clock, b);
    @TickSpan long apart = a - (horizon / 3 + b);
    String pair = "after " + a + " ns, and " + horizon / 3 + " ns later after " + b + " ns: ";
    if (isBefore != null) {
      hold(isBefore.test(first, second) == apart < 0, pair + "isBefore is wrong", broken);
      hold(
          isBefore.test(second, first) == apart > 0,
          pair + "isBefore is wrong turned round",
          broken);
    }
    if (compare != null) {
      int order = Integer.signum(compare.compare(first, second));
      int turned = Integer.signum(compare.compare(second, first));
      hold(order == Long.signum(apart), pair + "compare gives " + order, broken);
      hold(
          turned == -Long.signum(apart),
          pair + "compare gives " + turned + " turned round",
          broken);
    }
    if (min != null && apart != 0) {
      D earlier = apart < 0 ? first : second;
      hold(min.apply(first, second) == earlier, pair + "min gives the later one", broken);
      hold(
          min.apply(second, first) == earlier,
          pair + "min gives the later one turned round",
          broken);
    }
  }

  private void checkDue(HostileStart start, @TickSpan long interval, List<String> broken) {
    if (isDue == null) {
      return;
    }
    ManualTickSource clock = start.clock();
    D deadline = factory.after(clock, interval);
    String name = "after " + interval + " ns: ";
    if (interval > 0) {
      hold(!isDue.test(deadline), name + "due at once", broken);
      clock.advance(interval - 1);
      hold(!isDue.test(deadline), name + "due a tick early", broken);
      clock.advance(1);
    }
    hold(isDue.test(deadline), name + "not due when the interval has passed", broken);
    clock.advance(horizon);
    hold(isDue.test(deadline), name + "no longer due, a horizon later", broken);
  }

  private static void hold(boolean law, String otherwise, List<String> broken) {
    if (!law) {
      broken.add(otherwise);
    }
  }
}
