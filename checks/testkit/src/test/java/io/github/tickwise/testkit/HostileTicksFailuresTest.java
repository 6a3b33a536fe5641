package io.github.tickwise.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.opentest4j.AssertionFailedError;

/** What a failing test says; the failing tests below run only from here. */
class HostileTicksFailuresTest {
  private static final String WRAP = "9223372036854775807";
  private static final String EXPLAINED = System.lineSeparator()
      + "  on a clock that started at " + WRAP + " (1 tick before the wrap)"
      + System.lineSeparator() + "  replay with -Dtickwise.hostile.start=" + WRAP;

  @Test
  void onlyTheHostileStartsFail() {
    EngineExecutionResults results = run("passedDeadline", null);
    int all = HostileStarts.all(10_000_000_000L, TimeUnit.NANOSECONDS, 1).size();
    assertEquals(all, results.testEvents().started().count());
    // Of the three starts before the wrap the deadline of 5 s lies beyond it from two.
    assertEquals(2, results.testEvents().failed().count());
    assertEquals(all - 2, results.testEvents().succeeded().count());
  }

  @Test
  void oneStartIsReplayed() {
    EngineExecutionResults results = run("passedDeadline", WRAP);
    assertEquals(1, results.testEvents().started().count());
    AssertionFailedError failure = assertInstanceOf(AssertionFailedError.class, thrown(results));
    assertEquals("due ==> expected: <false> but was: <true>" + EXPLAINED, failure.getMessage());
    assertEquals(false, failure.getExpected().getValue());
    assertEquals(true, failure.getActual().getValue());
    assertEquals(failure.getCause().getStackTrace()[0], failure.getStackTrace()[0]);
    assertEquals(
        "[1] from " + WRAP + " (1 tick before the wrap)",
        results.testEvents().started().list().get(0).getTestDescriptor().getDisplayName());
  }

  @Test
  void anArgumentOfAParameterizedTest() {
    for (String method : List.of("parameterizedClock", "parameterizedStart")) {
      Throwable failure = thrown(run(method, WRAP));
      assertEquals("java.lang.IllegalStateException: no" + EXPLAINED, failure.getMessage());
      assertInstanceOf(IllegalStateException.class, failure.getCause());
    }
  }

  @Test
  void aTestWhoseClockWentToBeforeEach() {
    assertEquals(
        "7" + EXPLAINED,
        thrown(run(WithBeforeEach.class, "clockOfBeforeEach", "", WRAP)).getMessage());
    EngineExecutionResults same =
        run(WithBeforeEach.class, "theSame", ManualTickSource.class.getName(), null);
    assertEquals(0, same.testEvents().failed().count());
    assertTrue(same.testEvents().succeeded().count() > 1);
  }

  @Test
  void anAssumptionIsNoFailure() {
    EngineExecutionResults results = run("assumption", WRAP);
    assertEquals(1, results.testEvents().aborted().count());
    assertEquals(0, results.testEvents().failed().count());
  }

  private static Throwable thrown(EngineExecutionResults results) {
    return results.testEvents().failed().stream()
        .map(e -> e.getRequiredPayload(TestExecutionResult.class).getThrowable().orElseThrow())
        .findFirst()
        .orElseThrow();
  }

  private static EngineExecutionResults run(String method, String start) {
    Class<?> type =
        method.equals("parameterizedStart") ? HostileStart.class : ManualTickSource.class;
    return run(Failing.class, method, type.getName(), start);
  }

  private static EngineExecutionResults run(
      Class<?> tests, String method, String parameters, String start) {
    EngineTestKit.Builder kit =
        EngineTestKit.engine("junit-jupiter").selectors(selectMethod(tests, method, parameters));
    if (start != null) {
      kit.configurationParameter(HostileStart.PROPERTY, start);
    }
    return kit.execute();
  }

  static class WithBeforeEach {
    private ManualTickSource clock;

    @BeforeEach
    void take(ManualTickSource given) {
      clock = given;
    }

    @HostileTicks
    void clockOfBeforeEach() {
      throw new AssertionError(clock.start() == Long.MAX_VALUE ? "7" : "another clock");
    }

    @HostileTicks
    void theSame(ManualTickSource given) {
      assertSame(clock, given);
    }
  }

  static class Failing {
    @HostileTicks
    void passedDeadline(ManualTickSource clock) {
      long deadline = clock.read() + TimeUnit.SECONDS.toNanos(5) + 1;
      assertEquals(false, clock.read() >= deadline, "due");
    }

    @ParameterizedTest
    @HostileTicks
    void parameterizedClock(ManualTickSource clock) {
      throw new IllegalStateException("no");
    }

    @ParameterizedTest
    @HostileTicks
    void parameterizedStart(HostileStart start) {
      throw new IllegalStateException("no");
    }

    @HostileTicks
    void assumption(ManualTickSource clock) {
      Assumptions.abort("not here");
    }
  }
}
