package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Fixes of slots, whose uses change together. An object is asked at random times: before the fix on
 * an ordinary clock, and after it on every clock; the answers are the same.
 */
class FixSlotsTest {
  private static final int STEPS = 60;
  private static final int RUNS = 20;
  private static final String CLOCK = "Subject#nanoClock() : TICK nanos";

  @TempDir
  Path directory;

  private Fixed fix(String... members) throws Exception {
    String source = "class Subject {\n"
        + "  static long clock;\n"
        + "  static long nanoClock() { return clock; }\n"
        + "  static final long GAP = 100;\n  int others;\n"
        + String.join("\n", members)
        + "\n}\n";
    return Fixed.of(directory, "Subject", source, "plain", CLOCK);
  }

  /** The answers to steps at random times from an origin. */
  private static List<Object> answers(Class<?> type, long origin, long seed) throws Exception {
    Field clock = type.getDeclaredField("clock");
    clock.setAccessible(true);
    clock.setLong(null, origin);
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Object subject = constructor.newInstance();
    Method step = type.getDeclaredMethod("step", int.class);
    step.setAccessible(true);
    Random random = new Random(seed);
    List<Object> answers = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      clock.setLong(null, clock.getLong(null) + 1 + random.nextInt(80));
      answers.add(step.invoke(subject, random.nextInt(4)));
    }
    return answers;
  }

  private static void prove(Fixed fixed) throws Exception {
    assertFalse(fixed.text().equals(fixed.before()), "left as it was");
    assertEquals(List.of(), fixed.findings(), fixed::text);
    boolean differ = false;
    for (int run = 0; run < RUNS; run++) {
      List<Object> expected = answers(fixed.original(), Instants.ORDINARY, run);
      differ |= expected.stream().distinct().count() > 1;
      for (long origin : Instants.ORIGINS) {
        assertEquals(
            expected, answers(fixed.patched(), origin, run), () -> origin + " of " + fixed.text());
      }
    }
    assertTrue(differ, "the answers say nothing");
  }

  private static void left(Fixed fixed) {
    assertEquals(fixed.before(), fixed.text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "now >= nextAt",
        "nextAt <= now",
        "now - nextAt >= 0",
        "!(now < nextAt)",
        "!(nextAt - now > 0)"
      })
  void dueTimes(String due) throws Exception {
    for (String first : List.of("", " = 0", " = 0L")) {
      Fixed fixed = fix(
          "  private long nextAt" + first + "; // when",
          "  boolean step(int op) {",
          "    long now = nanoClock();",
          "    if (" + due + ") {",
          "      nextAt = now + GAP;",
          "      return true;",
          "    }",
          "    return false;",
          "  }");
      assertTrue(fixed.text().contains("nextAt = nanoClock(); // when"), fixed::text);
      prove(fixed);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "now - lastAt >= GAP",
        "GAP <= now - lastAt",
        "now >= lastAt + GAP",
        "now - lastAt >= 1_000",
        "!(now - lastAt < Subject.GAP)"
      })
  void timesOfTheLast(String over) throws Exception {
    Fixed fixed = fix(
        "  private long lastAt;",
        "  boolean step(int op) {",
        "    final long now = nanoClock();",
        "    boolean over = " + over + ";",
        "    if (over) {",
        "      lastAt = now;",
        "    }",
        "    return over;",
        "  }");
    String gap =
        over.contains("1_000") ? "1_000" : over.contains("Subject") ? "Subject.GAP" : "GAP";
    assertTrue(fixed.text().contains("lastAt = nanoClock() - " + gap + ";"), fixed::text);
    prove(fixed);
  }

  /** Where a first value is not evident. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "private long at; void set() { at = nanoClock(); } long step(int op) { return nanoClock() - at; }",
        "long at; boolean step(int op) { long n = nanoClock(); boolean b = n - at >= GAP; at = n; return b; }",
        "private long at, b; boolean step(int op) { long n = nanoClock(); boolean c = n - at >= GAP; at = n; return c; }",
        "private long at; boolean step(int op) { long n = nanoClock(); boolean b = n - at >= GAP || n - at >= 7; at = n; return b; }",
        "private long at; boolean step(int op) { long n = nanoClock(); boolean b = n - at >= others; at = n; return b; }",
        "private long at; boolean step(int op) { long n = nanoClock(); boolean b = n - at >= GAP; at = op > 2 ? 0 : n; return b; }",
        "private static final long LATE = 5; private static long at; boolean step(int op) { long n = nanoClock(); boolean b = n - at >= LATE; at = n; return b; }",
      })
  void noSeedThatIsNotEvident(String member) throws Exception {
    left(fix("  " + member));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-1 & since == -1",
        "-1 & -1 == since",
        "0 & since <= 0",
        "0 & !(since > 0)",
        "0 & !(0 < this.since)",
        "0 & since == 0",
        "Long.MIN_VALUE & Long.MIN_VALUE == (since)",
        "Long.MAX_VALUE & since == Long.MAX_VALUE",
        "Long.MAX_VALUE & !(since != Long.MAX_VALUE)",
      })
  void reservedValues(String reservedAndTest) throws Exception {
    String[] parts = reservedAndTest.split(" & ");
    for (String visibility : List.of("private ", "private static ")) {
      if (visibility.contains("static") && parts[1].contains("this")) {
        continue;
      }
      Fixed fixed = fix(
          "  " + visibility + "long since = " + parts[0] + "; // not yet",
          "  Subject() { since = " + parts[0] + "; }",
          "  long step(int op) {",
          "    if (op == 0) {",
          "      since = " + parts[0] + ";",
          "    } else if (" + parts[1] + ") {",
          "      since = nanoClock(); // now",
          "    } else if (op == 1 && nanoClock() - since > 50) {",
          "      return nanoClock() - since;",
          "    }",
          "    return -5;",
          "  }");
      assertTrue(fixed.text().contains("boolean sinceSet;"), fixed::text);
      assertTrue(fixed.text().contains("long since; // not yet"), fixed::text);
      prove(fixed);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1 & < 0", "0 & == 0", "Long.MIN_VALUE & == Long.MIN_VALUE"})
  void reservedValuesOfLocals(String reservedAndTest) throws Exception {
    String[] parts = reservedAndTest.split(" & ");
    Fixed fixed = fix(
        "  long step(int op) {",
        "    long start = " + parts[0] + ";",
        "    long sum = 0;",
        "    for (int i = 0; i < op; i++) {",
        "      if (start " + parts[1] + ") start = nanoClock();",
        "      else { clock += 3; sum += nanoClock() - start; }",
        "    }",
        "    return sum;",
        "  }");
    prove(fixed);
  }

  /** "Never" and "long ago", compared without a test before: the flag is asked there. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Long.MAX_VALUE & nanoClock() >= at",
        "Long.MAX_VALUE & op > 1 && at <= nanoClock()",
        "Long.MAX_VALUE & !(nanoClock() < at)",
        "0 & nanoClock() > at",
        "-1 & op > 1 && nanoClock() > at",
        "Long.MIN_VALUE & op > 2 || at < nanoClock()",
      })
  void comparisonsOfReservedValues(String reservedAndTest) throws Exception {
    String[] parts = reservedAndTest.split(" & ");
    Fixed fixed = fix(
        "  private long at = " + parts[0] + ";",
        "  boolean step(int op) {",
        "    if (op == 0) {",
        "      at = nanoClock() + GAP;",
        "    }",
        "    if (op == 1) {",
        "      at = " + parts[0] + ";",
        "    }",
        "    if (op == 3 && at == " + parts[0] + ") {",
        "      return false;",
        "    }",
        "    return " + parts[1] + ";",
        "  }");
    prove(fixed);
  }

  /** Where not all uses can change together, none does. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        // Seen by code elsewhere.
        "long at = -1; long step(int op) { if (at == -1) { at = nanoClock(); } return nanoClock() - at; }",
        // Read by other threads: two fields are no longer one value.
        "private volatile long at = -1; long step(int op) { if (at == -1) { at = nanoClock(); } return nanoClock() - at; }",
        // Looked at, perhaps by another thread.
        "private long at = -1; boolean is() { return at != -1; } void step(int op) { if (at == -1) { at = nanoClock(); } }",
        // Handed on with its reserved value.
        "private long at = -1; long get() { return at; } void step(int op) { if (at == -1) { at = nanoClock(); } }",
        // Subtracted unasked.
        "private long at = -1; long gap() { return nanoClock() - at; } void step(int op) { if (at == -1) { at = nanoClock(); } }",
        // A reading or the reserved value, in one store.
        "private long at = -1; void step(int op) { if (at == -1) { at = op > 0 ? nanoClock() : -1; } }",
        // Two reserved values, told apart.
        "private long at = -1; long step(int op) { if (at == -1) { at = -2; } if (at == -2) { at = nanoClock(); } return 0; }",
        // The flag's name is taken.
        "private long at = -1; int atSet; long step(int op) { if (at == -1) { at = nanoClock(); } return 0; }",
        // Stored within an expression.
        "private long at = -1; long step(int op) { if (at == -1) { return at = nanoClock(); } return 0; }",
      })
  void noFlagForHalfOfTheUses(String member) throws Exception {
    left(fix("  " + member));
  }
}
