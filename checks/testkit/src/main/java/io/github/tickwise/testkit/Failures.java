package io.github.tickwise.testkit;

import org.junit.jupiter.api.extension.InvocationInterceptor.Invocation;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.IncompleteExecutionException;

/** Names the start in what a test throws. */
final class Failures {
  private Failures() {}

  static void naming(HostileStart start, Invocation<Void> invocation) throws Throwable {
    try {
      invocation.proceed();
    } catch (IncompleteExecutionException | VirtualMachineError notAFailure) {
      throw notAFailure;
    } catch (Throwable failure) {
      throw named(start, failure);
    }
  }

  private static Throwable named(HostileStart start, Throwable failure) {
    boolean asserted = failure instanceof AssertionError;
    String what =
        asserted && failure.getMessage() != null ? failure.getMessage() : failure.toString();
    AssertionFailedError named =
        failure instanceof AssertionFailedError compared && compared.isExpectedDefined()
            ? new AssertionFailedError(
                start.explain(what), compared.getExpected(), compared.getActual(), failure)
            : new AssertionFailedError(start.explain(what), failure);
    named.setStackTrace(failure.getStackTrace());
    return named;
  }
}
