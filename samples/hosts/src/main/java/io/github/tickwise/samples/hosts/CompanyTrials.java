package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Others on the same processor path. */
final class CompanyTrials {
  static final String NULLAWAY = "com.uber.nullaway:nullaway:0.14.3";

  /** The last for Java 17, and what followed. */
  static final String PICNIC = "tech.picnic.error-prone-support:error-prone-contrib:0.26.0";

  static final String PICNIC_21 = "tech.picnic.error-prone-support:error-prone-contrib:0.27.0";
  static final String LOMBOK = "org.projectlombok:lombok:1.18.48";

  private CompanyTrials() {}

  /** The versions of artifacts, for the page. */
  static String versions(String... artifacts) {
    return Arrays.stream(artifacts)
        .map(a -> a.substring(a.lastIndexOf(':') + 1))
        .collect(Collectors.joining(" or "));
  }

  static void nullAway(Trial trial) throws IOException {
    Path source = trial.write("com/example/Loop.java", """
        package com.example;

        class Loop {
          private Object owner = null;

          boolean due(long budget) {
            long stopAt = System.nanoTime() + budget;
            return System.nanoTime() >= stopAt;
          }
        }
        """);
    Trial.expect(
        trial.compile(
            trial.javac(NULLAWAY),
            List.of(source),
            List.of("-Xep:NullAway:WARN", "-XepOpt:NullAway:AnnotatedPackages=com.example"),
            "-XDaddTypeAnnotationsToSymbol=true"),
        0,
        List.of(
            "Loop.java:4 NullAway",
            "Loop.java:4 UnusedVariable",
            "Loop.java:8 TickDirectComparison"));
  }

  static void errorProneSupport(Trial trial) throws IOException {
    Path source = trial.write("Loop.java", """
        package com.example; class Loop {
          boolean due(long budget) {
            long stopAt = System.nanoTime() + budget;
            return System.nanoTime() >= stopAt;
          }

          String text() {
            return "a".toString();
          }
        }
        """);
    Trial.expect(
        trial.compile(
            trial.javac(trial.host().jdk().major() < 21 ? PICNIC : PICNIC_21),
            List.of(source),
            List.of(
                "-XepDisableAllChecks",
                "-Xep:TickDirectComparison:WARN",
                "-Xep:RedundantStringConversion:WARN")),
        0,
        List.of("Loop.java:4 TickDirectComparison", "Loop.java:8 RedundantStringConversion"));
  }

  /** The getter that Lombok makes of a field returns a reading, and a class that it rewrites is analysed. */
  static void lombok(Trial trial) throws IOException {
    Path source = trial.write("Lease.java", """
        package com.example; @lombok.Getter
        @lombok.RequiredArgsConstructor
        class Lease {
          private final String owner;
          private final long endsAt = System.nanoTime();

          static boolean isOver(Lease lease) {
            return System.nanoTime() > lease.getEndsAt();
          }
        }
        """);
    Trial.expect(
        trial.compile(
            trial.javac(LOMBOK), List.of(source), List.of(), "-classpath", trial.classPath(LOMBOK)),
        0,
        List.of("Lease.java:8 TickDirectComparison"));
  }
}
