package io.github.tickwise.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Released libraries, unchanged: on the plain clock every one keeps its promises, on a hostile one
 * those that order or default their ticks do not, and those that subtract do.
 */
class LibrariesIT {
  private static final String PACKAGE = LibrariesIT.class.getPackageName() + ".libraries.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GrpcDeadline",
        "JettyTimeouts",
        "ExpiringEntries",
        "HikariStats",
        "CaffeineExpiry",
        "JdkTimers"
      })
  void onThePlainClockNoneFails(String driver) {
    assertEquals(List.of(), faults(run(driver, null)));
  }

  /** compareTo orders the numbers of the deadlines; 1.72.0 subtracted. */
  @Test
  void grpcOrdersDeadlinesAcrossTheWrapWrongly() {
    assertEquals(
        List.of(
            "fault compareTo: the later one is less",
            "fault sort: the later one first",
            "fault a context keeps the earlier deadline: a call of 20 s was given 2 h"),
        faults(run("GrpcDeadline", "wrap-in:10m")));
  }

  @Test
  void theGrpcBeforeOrdersThemRightly() {
    String right = System.getProperty("tickwise.grpc.right");
    assertTrue(right != null && new File(right).isFile(), "no jar: " + right);
    assertEquals(List.of(), faults(run("GrpcDeadline", "wrap-in:10m", right)));
  }

  /** Long.MAX_VALUE stands for no timeout yet, and is before every negative reading. */
  @ParameterizedTest
  @ValueSource(strings = {"negative", "cross-zero:1h", "at:-9223372036854775808"})
  void jettysTimeoutsNeverFireOnANegativeClock(String start) {
    assertEquals(
        List.of("fault one of many timeouts fires: never"), faults(run("JettyTimeouts", start)));
  }

  /** The loop that removes what is due compares by {@code <=}. */
  @Test
  void expiringMapRemovesWhatLiesBeyondTheWrap() {
    assertEquals(
        List.of("fault a long life goes on: two hours ended with the short one's 200 ms"),
        faults(run("ExpiringEntries", "wrap-in:10m")));
  }

  /** No wrap is needed: the time of the next load starts at 0. */
  @Test
  void hikarisFiguresAreNeverLoadedOnANegativeClock() {
    assertEquals(
        List.of(
            "fault the figures are loaded: the pool is said to have no connections",
            "fault they are loaded again: never again"),
        faults(run("HikariStats", "negative")));
  }

  @ParameterizedTest
  @CsvSource({
    "CaffeineExpiry, wrap-in:1500ms",
    "CaffeineExpiry, cross-zero:1500ms",
    "CaffeineExpiry, wrap-in:10m",
    "CaffeineExpiry, negative",
    "CaffeineExpiry, host-years:5",
    "CaffeineExpiry, random",
    "JdkTimers, wrap-in:1s",
    "JdkTimers, cross-zero:1s",
    "JdkTimers, wrap-in:10m",
    "JdkTimers, negative",
    "JdkTimers, host-years:5",
    "JdkTimers, random",
  })
  void thoseThatAreRightShowNoFault(String driver, String start) {
    Forked run = run(driver, start);
    assertEquals(List.of(), faults(run), run::toString);
  }

  private static Forked run(String driver, String start, String... first) {
    String classPath = System.getProperty("java.class.path");
    if (first.length > 0) {
      classPath = String.join(File.pathSeparator, first) + File.pathSeparator + classPath;
    }
    List<String> program = List.of("-cp", classPath, PACKAGE + driver);
    List<String> arguments = new ArrayList<>();
    if (start != null) {
      arguments.add(Forked.agent("start=" + start));
    }
    arguments.addAll(program);
    return Forked.java(arguments).succeeded();
  }

  private static List<String> faults(Forked run) {
    assertTrue(
        run.out().stream().filter(l -> l.matches("(ok|fault) .*")).count() >= 2, run::toString);
    return run.out().stream().filter(l -> l.startsWith("fault ")).toList();
  }
}
