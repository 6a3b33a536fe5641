package io.github.tickwise.samples.kit;

import java.io.PrintStream;

/** A list of checks, each printed with what was seen. */
public final class Checks {
  private final PrintStream out;
  private int failed;

  public Checks(PrintStream out) {
    this.out = out;
  }

  /** One check. */
  @FunctionalInterface
  public interface Check {
    /** What was seen; throws if that is wrong. */
    String run() throws Exception;
  }

  /**
   * Runs one, and prints what came of it.
   *
   * @throws InterruptedException if it is interrupted, which says nothing about what is checked
   */
  public void check(String name, Check check) throws InterruptedException {
    try {
      out.println("ok      " + name + ": " + check.run());
    } catch (InterruptedException e) {
      throw e;
    } catch (Exception e) {
      failed++;
      out.println("FAILED  " + name + ": " + e);
    }
  }

  /**
   * @throws IllegalStateException with what was seen, if it does not hold
   */
  public static void require(boolean holds, String seen) {
    if (!holds) {
      throw new IllegalStateException(seen);
    }
  }

  /** Prints the sum, and says whether all hold. */
  public boolean hold() {
    out.println(failed == 0 ? "all checks hold" : failed + " checks FAILED");
    return failed == 0;
  }
}
