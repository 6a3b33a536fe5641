package io.github.tickwise.hostile;

import java.lang.instrument.Instrumentation;

/**
 * A Java agent that runs a program, unchanged, on a hostile clock: {@code System.nanoTime()} starts,
 * in application classes, where a wrong use of its readings shows.
 *
 * <p>Given as {@code -javaagent:tickwise-hostile.jar=start=wrap-in:5s}. Options are parted by
 * commas: {@code start} (required), {@code include} and {@code exclude} (class names with
 * {@code *}, parted by colons), {@code verbose}. The start that is used is printed on the standard
 * error stream. A wrong option ends the JVM with exit code 2 before the program starts.
 *
 * <p>The cost is one addition to each reading, and once for each class that is loaded a search for
 * the method's name in its bytes.
 */
public final class HostileAgent {
  private static final int WRONG_OPTION = 2;

  private HostileAgent() {}

  /** Called by the JVM, before the program's {@code main}. */
  public static void premain(String options, Instrumentation instrumentation) {
    try {
      install(Options.parse(options), instrumentation);
    } catch (OptionException e) {
      Report.refuse(System.err, e);
      // Thrown on, it would make the JVM abort with a stack trace and a core dump.
      Runtime.getRuntime().halt(WRONG_OPTION);
    }
  }

  private static void install(Options options, Instrumentation instrumentation) {
    Report report = new Report(System.err, options.verbose());
    report.started(options.start());
    Rehearsal.run();
    Scope scope = new Scope(options);
    Class<?>[] early = instrumentation.getAllLoadedClasses();
    report.early(EarlyClasses.readers(early, scope));
    ShiftTransformer transformer =
        new ShiftTransformer(scope, new Shift(options.start().reading()), report, early);
    // Not able to retransform: then the JVM itself keeps what was done here below what others do.
    instrumentation.addTransformer(transformer, false);
    Runtime.getRuntime().addShutdownHook(new Farewell(report));
  }

  /** No lambda: the first one of a JVM costs more than all else here. */
  private static final class Farewell extends Thread {
    private final Report report;

    Farewell(Report report) {
      super("tickwise-hostile");
      this.report = report;
    }

    @Override
    public void run() {
      report.ended();
    }
  }
}
