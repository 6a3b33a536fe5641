package io.github.tickwise.samples.hosts;

import io.github.tickwise.engine.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The plugin in the ways in which projects are built. */
final class BuildTrials {
  /** Line 4 is wrong. */
  private static final String LOOP = """
      package com.example; class Loop {
        boolean due(long budget) {
          long stopAt = System.nanoTime() + budget;
          return System.nanoTime() >= stopAt;
        }
      }
      """;

  private static final List<String> FOUND = List.of("Loop.java:4 TickDirectComparison");
  private static final List<String> ALL = List.of();

  private BuildTrials() {}

  /** Right code passes, wrong code fails. */
  static void warningsAreErrors(Trial trial) throws IOException {
    Path wrong = trial.write("Loop.java", LOOP);
    Trial.expect(trial.compile(List.of(wrong), ALL, "-Werror", "-Xlint:all,-options"), 1, FOUND);
    Path right = trial.write(
        "right/Loop.java", LOOP.replace("nanoTime() >= stopAt", "nanoTime() - stopAt >= 0"));
    Trial.expect(
        trial.compile(List.of(right), ALL, "-Werror", "-Xlint:all,-options"), 0, List.of());
  }

  /** A module that requires the runtime and a library module. */
  static void modulePath(Trial trial) throws IOException {
    Path module = trial.write(
        "module/module-info.java",
        "module com.example.loop { requires io.github.tickwise.ticks; requires java.logging; }\n");
    Path source = trial.write("module/com/example/Loop.java", """
        package com.example;

        import io.github.tickwise.ticks.Tick;

        class Loop {
          boolean due(@Tick long now, long at) {
            return now >= at;
          }
        }
        """);
    Trial.expect(
        trial.compile(
            List.of(module, source), ALL, "--module-path", ClassPaths.ticks(), "-Xlint:all"),
        0,
        List.of("Loop.java:7 TickDirectComparison"));
  }

  /** As an incremental build compiles: what the other file's method returns stands in its class file. */
  static void oneFile(Trial trial) throws IOException {
    Path clock = trial.write(
        "Clock.java",
        "package com.example; class Clock { static long now() { return System.nanoTime(); } }");
    Path user = trial.write("User.java", """
        package com.example; class User {
          boolean due(long at) {
            return Clock.now() > at;
          }
        }
        """);
    Path loop = trial.write("Loop.java", LOOP);
    List<String> both = List.of(FOUND.get(0), "User.java:3 TickDirectComparison");
    Trial.expect(trial.compile(List.of(clock, user, loop), ALL), 0, both);
    String classes = trial.file("classes").toString();
    Trial.expect(trial.compile(List.of(user, loop), ALL, "-classpath", classes), 0, both);
  }

  /** Error Prone allows this policy as well; files may be analysed before others are attributed. */
  static void byFile(Trial trial) throws IOException {
    Path clock = trial.write(
        "Clock.java",
        "package com.example; class Clock { static long now() { return System.nanoTime(); } }");
    Path loop = trial.write("Loop.java", LOOP);
    Trial.expect(trial.compile(List.of(loop, clock), ALL, "-XDcompilePolicy=byfile"), 0, FOUND);
  }

  /** By annotation, and by path. */
  static void generatedSources(Trial trial) throws IOException {
    Path annotated = trial.write(
        "Loop.java",
        LOOP.replace(
            "class Loop", "@javax.annotation.processing.Generated(\"by hand\") class Loop"));
    Trial.expect(trial.compile(List.of(annotated), ALL), 0, FOUND);
    Trial.expect(
        trial.compile(List.of(annotated), List.of("-XepDisableWarningsInGeneratedCode")),
        0,
        List.of());
    Path placed = trial.write("target/generated-sources/Loop.java", LOOP);
    Trial.expect(
        trial.compile(List.of(placed), List.of("-XepExcludedPaths:.*/target/generated-sources/.*")),
        0,
        List.of());
  }

  static void wrongOption(Trial trial) throws IOException {
    Path loop = trial.write("Loop.java", LOOP);
    Javac.Result result = trial.compile(List.of(loop), List.of("-XepOpt:Tickwise:Stlye=plain"));
    Trial.expect(result, 1, List.of());
    if (!result.output().contains("there is no option 'Tickwise:Stlye'")) {
      throw new Trial.Failure(result.output());
    }
  }

  /** The patched file compiles and is clean. */
  static void patch(Trial trial) throws IOException {
    Path loop = trial.write("Loop.java", LOOP);
    String check = Rule.DIRECT_COMPARISON.id();
    Javac.Result patching = trial.compile(
        List.of(loop), List.of("-XepPatchChecks:" + check, "-XepPatchLocation:IN_PLACE"));
    Trial.expectNoMishap(patching);
    if (Files.readString(loop).equals(LOOP)) {
      throw new Trial.Failure("nothing is patched:\n" + patching.output());
    }
    Trial.expect(trial.compile(List.of(loop), ALL), 0, List.of());
  }
}
