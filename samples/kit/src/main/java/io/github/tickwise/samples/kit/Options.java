package io.github.tickwise.samples.kit;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** A command line of flags ({@code --bench}) and values ({@code --seconds 5}). */
public final class Options {
  private static final int STOP_SECONDS = 12;

  private final Map<String, String> given = new HashMap<>();

  /**
   * @throws IllegalArgumentException if an argument is neither, or a value is missing
   */
  public Options(Set<String> flags, Set<String> values, String... args) {
    for (int i = 0; i < args.length; i++) {
      if (flags.contains(args[i])) {
        given.put(args[i], "");
      } else if (values.contains(args[i]) && i + 1 < args.length) {
        given.put(args[i], args[++i]);
      } else {
        throw new IllegalArgumentException("unknown, or without its value: " + args[i]);
      }
    }
  }

  /** What a program does. */
  @FunctionalInterface
  public interface Task {
    /**
     * Whether all went well. SIGTERM interrupts it: it then takes down what it has started, and returns, or throws
     * {@link InterruptedException}.
     */
    boolean run() throws Exception;
  }

  /**
   * The whole of a main method: takes the task from the command line, runs it in this thread and exits, with 0 if all went well, 1 if not, 2 if
   * the command line is none. A task that SIGTERM has ended has gone well, where the JVM's own status is 143, which a supervisor takes for
   * a failure; one that does not end within 12 s has not.
   *
   * @param parse throws {@link IllegalArgumentException} if it is none
   */
  public static void run(String usage, Supplier<Task> parse) {
    Task task = null;
    try {
      task = parse.get();
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage() + "\n" + usage);
      System.exit(2);
    }
    CompletableFuture<Boolean> ended = new CompletableFuture<>();
    Thread main = Thread.currentThread();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> halt(main, ended), "sigterm"));
    try {
      ended.complete(task.run());
    } catch (InterruptedException | ClosedByInterruptException e) {
      System.out.println("ended early");
      ended.complete(true);
    } catch (Exception | Error e) {
      e.printStackTrace();
      ended.complete(false);
    }
    System.exit(0); // the hook sets the status
  }

  private static void halt(Thread main, Future<Boolean> ended) {
    if (!ended.isDone()) {
      main.interrupt();
    }
    boolean right = false;
    try {
      right = ended.get(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      System.err.println("it does not end");
    }
    System.out.flush();
    Runtime.getRuntime().halt(right ? 0 : 1);
  }

  public boolean has(String name) {
    return given.containsKey(name);
  }

  /**
   * @throws IllegalArgumentException if it is not positive
   */
  public int number(String name, int otherwise) {
    int number = has(name) ? Integer.parseInt(given.get(name)) : otherwise;
    if (has(name) && number < 1) {
      throw new IllegalArgumentException(name + " is not positive: " + number);
    }
    return number;
  }

  /** {@code --out}, or the folder that the program was built in: its jar's, or the one around its classes. */
  public Path out(Class<?> main) {
    try {
      URI built = main.getProtectionDomain().getCodeSource().getLocation().toURI();
      return has("--out") ? Path.of(given.get("--out")) : Path.of(built).getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The constant of that name, in lower case.
   *
   * @throws IllegalArgumentException if there is none
   */
  public <E extends Enum<E>> E constant(String name, E otherwise) {
    return has(name)
        ? Enum.valueOf(otherwise.getDeclaringClass(), given.get(name).toUpperCase(Locale.ROOT))
        : otherwise;
  }
}
