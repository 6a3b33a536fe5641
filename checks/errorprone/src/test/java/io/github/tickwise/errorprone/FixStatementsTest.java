package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rewrites of more than an expression, and of calls that wait. */
class FixStatementsTest {
  private static final String CLOCK = "Subject#nanoClock() : TICK nanos";

  @TempDir
  Path directory;

  private Fixed fix(String... members) throws Exception {
    String source = "class Subject {\n"
        + "  static long clock;\n"
        + "  static long nanoClock() { return clock; }\n"
        + String.join("\n", members)
        + "\n}\n";
    return Fixed.of(directory, "Subject", source, "plain", CLOCK);
  }

  private static Object call(Class<?> type, long origin, Object... arguments) throws Exception {
    Field clock = type.getDeclaredField("clock");
    clock.setAccessible(true);
    clock.setLong(null, origin);
    for (Method m : type.getDeclaredMethods()) {
      if (m.getName().equals("step")) {
        m.setAccessible(true);
        return m.invoke(null, arguments);
      }
    }
    throw new AssertionError("no step");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "long sum = nanoClock() + d;\n    return sum < 0 ? Long.MAX_VALUE : sum;",
        "long sum = nanoClock() + d;\n    return 3 + (0 > sum ? (Long.MAX_VALUE) : (sum)) - 3;",
        "long sum = nanoClock() + d;\n    return sum >= 0 ? sum : Long.MAX_VALUE;",
        "long now = nanoClock();\n    long sum = now + d;\n    return sum < now ? Long.MAX_VALUE : sum;",
        "long sum = nanoClock() + d;\n    if (sum < 0) {\n      sum = Long.MAX_VALUE;\n    }\n    return sum;",
        "long sum = nanoClock() + d;\n    if (sum < 0) sum = Long.MAX_VALUE;\n    return sum;",
        "long sum = nanoClock() + d;\n    if (sum < 0)\n      return Long.MAX_VALUE;\n    return sum;",
      })
  void clamps(String body) throws Exception {
    Fixed fixed = fix("  static long step(long d) {\n    " + body + "\n  }");
    assertEquals(List.of(), fixed.findings(), fixed::text);
    assertTrue(!fixed.text().contains("MAX_VALUE"), fixed::text);
    assertEquals(Instants.ORDINARY + 7, call(fixed.original(), Instants.ORDINARY, 7L));
    for (long origin : Instants.ORIGINS) {
      assertEquals(origin + 7, call(fixed.patched(), origin, 7L), fixed::text);
    }
  }

  @Test
  void noClampThatACommentSpeaksOf() throws Exception {
    Fixed fixed = fix(
        "  static long step(long d) {",
        "    long sum = nanoClock() + d;",
        "    if (sum < 0) sum = Long.MAX_VALUE; // overflow",
        "    return sum;",
        "  }");
    assertEquals(fixed.before(), fixed.text());
  }

  /** The bound also stands for "no timeout" here: without the clamp it would be the only sentinel. */
  @Test
  void noClampBesideAnotherBound() throws Exception {
    Fixed fixed = fix(
        "  static long step(long d) {",
        "    if (d < 0) {",
        "      return Long.MAX_VALUE;",
        "    }",
        "    long sum = nanoClock() + d;",
        "    return sum < 0 ? Long.MAX_VALUE : sum;",
        "  }");
    assertEquals(fixed.before(), fixed.text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nanoClock() - last + d > 0",
        "0 < nanoClock() - last + d",
        "nanoClock() - (last) + (d) >= 0",
        "nanoClock() - last /* then */ + d > 0"
      })
  void lostParentheses(String test) throws Exception {
    Fixed fixed = fix(
        "  static long last = nanoClock();",
        "  static boolean step(@TickSpan long d, long passed) {",
        "    last = nanoClock();",
        "    clock += passed;",
        "    return " + test + ";",
        "  }",
        "  @interface TickSpan {}");
    assertEquals(List.of(), fixed.findings(), fixed::text);
    for (long origin : Instants.ORIGINS) {
      assertEquals(false, call(fixed.patched(), origin, 10L, 9L), fixed::text);
      assertEquals(true, call(fixed.patched(), origin, 10L, 11L), fixed::text);
    }
    assertEquals(true, call(fixed.original(), Instants.ORDINARY, 10L, 9L), "that was the fault");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "double t0 = nanoClock() / 1e3;\n    clock += d;\n    return (long) (nanoClock() / 1e3 - t0);",
        "long t0 = nanoClock() / 1000;\n    clock += d;\n    long t1 = nanoClock() / 1000;\n    return t1 - t0;",
        "var t0 = nanoClock() / 1000;\n    clock += d;\n    return 3 + (nanoClock() / 1000 - t0) - 3;",
        "int t0 = (int) nanoClock();\n    clock += d;\n    return ((int) nanoClock() - t0) / 1000;",
        "long t0 = java.util.concurrent.TimeUnit.NANOSECONDS.toMicros(nanoClock());\n    clock += d;\n"
            + "    return java.util.concurrent.TimeUnit.NANOSECONDS.toMicros(nanoClock()) - t0;",
      })
  void scaledLocals(String body) throws Exception {
    Fixed fixed = fix("  static long step(long d) {\n    " + body + "\n  }");
    assertEquals(List.of(), fixed.findings(), fixed::text);
    assertEquals(5L, call(fixed.original(), Instants.ORDINARY / 1000 * 1000, 5000L));
    for (long origin : Instants.ORIGINS) {
      assertEquals(5L, call(fixed.patched(), origin, 5000L), fixed::text);
    }
  }

  /** The names of these would lie, or the reading is used otherwise, too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "long startMs = nanoClock() / 1000;\n    return nanoClock() / 1000 - startMs;",
        "long t0 = nanoClock() / 1000;\n    System.out.println(t0);\n    return nanoClock() / 1000 - t0;",
        "long t0 = nanoClock() / 1000;\n    return nanoClock() / 100 - t0;",
        "long t0 = nanoClock() / 1000;\n    t0++;\n    return nanoClock() / 1000 - t0;",
      })
  void scaledLocalsThatStay(String body) throws Exception {
    Fixed fixed = fix("  static long step(long d) {\n    " + body + "\n  }");
    assertEquals(fixed.before(), fixed.text());
  }

  @Test
  void comparators() throws Exception {
    Fixed fixed = fix(
        "  static java.util.Comparator<long[]> order = (a, b) -> (int) (a[0] - b[0]);",
        "  static int step(long a, long b) {",
        "    long[] x = {nanoClock() + a};",
        "    long[] y = {nanoClock() + b};",
        "    order.compare(x, y);",
        "    return new At(x[0]).compareTo(new At(y[0]));",
        "  }",
        "  static class At implements Comparable<At> {",
        "    final long at;",
        "    At(long at) { this.at = at; }",
        "    public int compareTo(At o) { return (int) (at - o.at); }",
        "  }");
    assertTrue(fixed.text().contains("return Long.signum(at - o.at);"), fixed::text);
    for (long origin : Instants.ORIGINS) {
      for (long far : new long[] {1, 1L << 31, 1L << 32, 1L << 50}) {
        assertEquals(1, call(fixed.patched(), origin, far, 0L));
        assertEquals(-1, call(fixed.patched(), origin, 0L, far));
        assertEquals(0, call(fixed.patched(), origin, far, far));
      }
    }
    assertEquals(0, call(fixed.original(), Instants.ORDINARY, 1L << 32, 0L), "that was the fault");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lock.wait((end - nanoClock()) / 1000000);",
        "lock.wait(java.util.concurrent.TimeUnit.NANOSECONDS.toMillis(end - nanoClock()));",
        "lock.wait(java.util.concurrent.TimeUnit.MILLISECONDS.convert(\n"
            + "          end - nanoClock(), java.util.concurrent.TimeUnit.NANOSECONDS));",
        "long left = end - nanoClock();\n      lock.wait(left / 1000000);",
        "for (Thread t : new Thread[] {sleeper(), sleeper()}) {\n        t.join((end - nanoClock()) / 1000000);\n      }",
      })
  void waits(String wait) throws Exception {
    Fixed fixed = fix(
        "  static Thread sleeper() {",
        "    Thread t = new Thread(() -> { try { Thread.sleep(9000); } catch (InterruptedException e) {} });",
        "    t.setDaemon(true);",
        "    t.start();",
        "    return t;",
        "  }",
        "  static void step(long d) throws InterruptedException {",
        "    Object lock = new Object();",
        "    long end = nanoClock() + d;",
        "    synchronized (lock) {",
        "      " + wait,
        "    }",
        "  }");
    assertEquals(List.of(), fixed.findings(), fixed::text);
    assertEquals(1, fixed.text().split("import java.util.concurrent.TimeUnit;", -1).length - 1);
    for (long origin : Instants.ORIGINS) {
      for (long d : new long[] {-1, 0, 1, -5_000_000}) {
        assertTimeoutPreemptively(
            Duration.ofSeconds(5), () -> call(fixed.patched(), origin, d), fixed::text);
      }
    }
    long before = System.nanoTime();
    call(fixed.patched(), Long.MAX_VALUE - 2, 30_000_000L);
    assertTrue(System.nanoTime() - before >= 29_000_000L, "did not wait");
  }

  @Test
  void sleeps() throws Exception {
    Fixed fixed = fix(
        "  static void step(long d) throws InterruptedException {",
        "    long end = nanoClock() + d;",
        "    Thread.sleep((end - nanoClock()) / 1000000);",
        "  }");
    assertTrue(
        fixed.text().contains("TimeUnit.NANOSECONDS.sleep(end - nanoClock());"), fixed::text);
    assertEquals(List.of(), fixed.findings(), fixed::text);
    call(fixed.patched(), Long.MAX_VALUE, -5_000_000L);
    try {
      call(fixed.original(), Instants.ORDINARY, -5_000_000L);
    } catch (InvocationTargetException e) {
      assertEquals(IllegalArgumentException.class, e.getCause().getClass(), "that was the fault");
      return;
    }
    throw new AssertionError("no fault before");
  }

  /** Such a loop would turn without ever letting others in. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (!open) {\n        lock.wait((end - nanoClock()) / 1000000);\n      }",
        "do {\n        lock.wait(java.util.concurrent.TimeUnit.NANOSECONDS.toMillis(end - nanoClock()));\n      } while (!open);",
      })
  void noWaitThatWouldSpin(String wait) throws Exception {
    Fixed fixed = fix(
        "  static volatile boolean open;",
        "  static void step(long d) throws InterruptedException {",
        "    Object lock = new Object();",
        "    long end = nanoClock() + d;",
        "    synchronized (lock) {",
        "      " + wait,
        "    }",
        "  }");
    assertEquals(fixed.before(), fixed.text());
  }

  /** This loop ends by itself; all that was wrong is the conversion that cuts to 0. */
  @Test
  void aLoopThatAsksTheTime() throws Exception {
    Fixed fixed = fix(
        "  static volatile boolean open;",
        "  static void step(long d) throws InterruptedException {",
        "    Object lock = new Object();",
        "    long end = nanoClock() + d;",
        "    synchronized (lock) {",
        "      long left;",
        "      while (!open && (left = end - nanoClock()) > 0) {",
        "        lock.wait(left / 1000000);",
        "      }",
        "    }",
        "  }");
    assertTrue(fixed.text().contains("TimeUnit.NANOSECONDS.timedWait(lock, left);"), fixed::text);
    assertEquals(List.of(), fixed.findings(), fixed::text);
  }
}
