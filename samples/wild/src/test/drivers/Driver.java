import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/**
 * A program that uses a library as an application would and says what it should have done: a line
 * {@code ok NAME} or {@code fault NAME: WHAT} for each promise of the library.
 */
final class Driver {
  private Driver() {}

  interface Use {
    /** Null if the library kept its promise, else what it did. */
    String run() throws Exception;
  }

  static void promise(String name, Use use) throws Exception {
    String fault = use.run();
    System.out.println(fault == null ? "ok " + name : "fault " + name + ": " + fault);
  }

  /** Waits for what should happen soon: false only if it has not within five seconds. */
  static boolean happens(Callable<Boolean> event) throws Exception {
    for (int i = 0; i < 500; i++) {
      if (event.call()) {
        return true;
      }
      TimeUnit.MILLISECONDS.sleep(10);
    }
    return false;
  }
}
