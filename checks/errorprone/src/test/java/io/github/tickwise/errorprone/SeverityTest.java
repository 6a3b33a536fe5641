package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No check overrides the severity that the user has set. */
class SeverityTest {
  /** At least one finding of each rule. */
  private static final String FAULTS = """
      import java.io.DataOutputStream;
      import java.util.Comparator;
      import java.util.PriorityQueue;
      import java.util.concurrent.ScheduledExecutorService;
      import java.util.concurrent.TimeUnit;

      class Faults {
        static class Trigger {
          final long at = System.nanoTime();
        }

        private long seenAt;
        private long startedAt = System.nanoTime();
        final PriorityQueue<Trigger> queue = new PriorityQueue<>(Comparator.comparingLong((Trigger t) -> t.at));

        long unseeded() {
          long since = System.nanoTime() - seenAt;
          seenAt = System.nanoTime();
          return since;
        }

        boolean comparison(long budget) {
          long stopAt = System.nanoTime() + budget;
          return System.nanoTime() >= stopAt;
        }

        long latest() {
          return Math.max(startedAt, System.nanoTime());
        }

        boolean sentinel() {
          return startedAt == -1;
        }

        void duration(ScheduledExecutorService timers, Runnable task) {
          timers.schedule(task, System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        boolean truncated() {
          return (int) (System.nanoTime() - startedAt) < 0;
        }

        boolean mix() {
          return System.currentTimeMillis() - startedAt > 10;
        }

        long scaled() {
          return System.nanoTime() / 1000;
        }

        long exact(long nanos) {
          return Math.addExact(System.nanoTime(), nanos);
        }

        long remainder(long period) {
          return System.nanoTime() % period;
        }

        void waiting(Object lock, long nanos) throws InterruptedException {
          long deadline = System.nanoTime() + nanos;
          lock.wait(TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime()));
        }

        void never() {
          startedAt = System.nanoTime() + Long.MAX_VALUE;
        }

        static long unannotated() {
          return System.nanoTime();
        }

        void escape(DataOutputStream out) throws java.io.IOException {
          out.writeLong(startedAt);
        }
      }
      """;

  private static final String READER = "class Reader { long m() { return Faults.unannotated(); } }";

  private static final Set<String> ALL =
      Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.toCollection(TreeSet::new));

  @TempDir
  Path directory;

  private Path faults;
  private Path reader;

  @BeforeEach
  void writeSource() throws IOException {
    faults = directory.resolve("Faults.java");
    Files.writeString(faults, FAULTS);
    reader = directory.resolve("Reader.java");
    Files.writeString(reader, READER);
  }

  /** {@code KIND rule} of what the compiler reports of our rules. */
  private Set<String> reported(String... options) {
    List<String> all = new ArrayList<>(List.of("-XepOpt:Tickwise:Suggestions=true"));
    all.addAll(List.of(options));
    return JavacRunner.run(List.of(faults, reader), all, List.of()).stream()
        .filter(r -> ALL.contains(r.rule()))
        .map(r -> r.kind() + " " + r.rule())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> each(Diagnostic.Kind kind) {
    return ALL.stream().map(id -> kind + " " + id).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyRuleIsAWarningUnlessToldOtherwise() {
    assertEquals(each(Diagnostic.Kind.WARNING), reported());
    assertEquals(each(Diagnostic.Kind.WARNING), reported("-XepAllErrorsAsWarnings"));
    assertEquals(Set.of(), reported("-XepDisableAllChecks"));
    assertEquals(Set.of(), reported("-XepDisableAllWarnings"));
  }

  @ParameterizedTest
  @EnumSource
  void whatTheUserSaysOfOneRuleHolds(Rule rule) {
    String id = rule.id();
    assertEquals(
        Set.of(Diagnostic.Kind.ERROR + " " + id),
        reported("-XepDisableAllChecks", "-Xep:" + id + ":ERROR"));
    assertEquals(
        Set.of(Diagnostic.Kind.WARNING + " " + id),
        reported("-XepDisableAllChecks", "-Xep:" + id + ":WARN"));
    Set<String> others = each(Diagnostic.Kind.WARNING);
    others.remove(Diagnostic.Kind.WARNING + " " + id);
    assertEquals(others, reported("-Xep:" + id + ":OFF"));
  }
}
