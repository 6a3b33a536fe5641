package io.github.tickwise.testkit;

import io.github.tickwise.ticks.TickSpan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * The law of tick code: where the clock starts changes no outcome. A scenario is run once on a clock
 * as developers' machines have it, and then on every hostile start; each outcome must equal the
 * first.
 *
 * <p>Readings must not be part of an outcome: they differ by design; take spans. Stateless; the
 * scenario is run on the calling thread, about forty times.
 */
public final class TranslationInvariance {
  private static final HostileStart KIND =
      new HostileStart("an hour of uptime, as on a developer's machine", 3_600_000_000_000L);
  private static final @TickSpan long LEAST_HORIZON = 1000;
  private static final int SHOWN = 5;

  private TranslationInvariance() {}

  /**
   * Checks a scenario. The horizon is taken from the first run: how far it moves the clock, or
   * schedules on it.
   *
   * @throws AssertionError if an outcome differs, or is an exception; it names the starts, the
   *     outcomes and a replay line. Also, with the cause, if the first run throws a checked exception
   * @throws RuntimeException what the first run throws
   */
  public static void check(Scenario<?> scenario) {
    ManualTickSource kind = KIND.clock();
    Object expected = runKindly(scenario, kind);
    check(Math.max(kind.horizon(), LEAST_HORIZON), expected, scenario);
  }

  /**
   * The same for a given horizon, for scenarios that look further than they run.
   *
   * @throws AssertionError as {@link #check(Scenario)}
   * @throws IllegalArgumentException as {@link HostileStarts#of(Duration)}
   */
  public static void check(Duration horizon, Scenario<?> scenario) {
    Object expected = runKindly(scenario, KIND.clock());
    check(TimeUnit.NANOSECONDS.convert(horizon), expected, scenario);
  }

  private static Object runKindly(Scenario<?> scenario, ManualTickSource clock) {
    try {
      return scenario.run(clock);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Exception e) {
      throw new AssertionError("the scenario fails on any clock: " + e, e);
    }
  }

  private static void check(@TickSpan long horizon, Object expected, Scenario<?> scenario) {
    List<HostileStart> starts = HostileStarts.of(horizon, TimeUnit.NANOSECONDS);
    List<Failure> failures = new ArrayList<>();
    for (HostileStart start : starts) {
      Failure failure = Failure.of(scenario, start, expected);
      if (failure != null) {
        failures.add(failure);
      }
    }
    if (!failures.isEmpty()) {
      Throwable cause = failures.stream()
          .map(Failure::thrown)
          .filter(Objects::nonNull)
          .findFirst()
          .orElse(null);
      throw new AssertionError(message(starts.size(), failures, expected), cause);
    }
  }

  private static String message(int starts, List<Failure> failures, Object expected) {
    String line = System.lineSeparator() + "  ";
    StringBuilder text = new StringBuilder()
        .append("the outcome depends on where the clock starts: other at ")
        .append(failures.size())
        .append(" of ")
        .append(starts)
        .append(" starts")
        .append(line)
        .append(text(expected))
        .append(" at ")
        .append(KIND);
    failures.stream().limit(SHOWN).forEach(failure -> text.append(line).append(failure));
    if (failures.size() > SHOWN) {
      text.append(line).append("and ").append(failures.size() - SHOWN).append(" more");
    }
    return text.append(line)
        .append("replay with ")
        .append(failures.get(0).start().replay())
        .toString();
  }

  private static String text(Object value) {
    String inArray = Arrays.deepToString(new Object[] {value});
    return inArray.substring(1, inArray.length() - 1);
  }

  private record Failure(HostileStart start, String outcome, Throwable thrown) {
    /** Null if the outcome is the expected one. */
    static Failure of(Scenario<?> scenario, HostileStart start, Object expected) {
      try {
        Object value = scenario.run(start.clock());
        return Objects.deepEquals(value, expected) ? null : new Failure(start, text(value), null);
      } catch (VirtualMachineError e) {
        throw e;
      } catch (Throwable e) {
        return new Failure(start, e.toString(), e);
      }
    }

    @Override
    public String toString() {
      return outcome + " at " + start;
    }
  }
}
