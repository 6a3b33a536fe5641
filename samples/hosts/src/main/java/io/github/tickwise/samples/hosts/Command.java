package io.github.tickwise.samples.hosts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What a program that was run left behind.
 *
 * @param status its exit status
 * @param output what it printed, errors too
 */
record Command(int status, String output) {
  /**
   * Runs a program to its end.
   *
   * @param environment added to the environment of this process
   * @throws IOException if it does not end in time; it is killed then
   */
  static Command run(
      List<String> words, Path directory, Map<String, String> environment, Duration limit)
      throws IOException {
    Path log = Files.createTempFile("command", ".log");
    ProcessBuilder builder = new ProcessBuilder(words)
        .directory(directory.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log.toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException("not ready after " + limit.toSeconds() + " s: " + first(words));
      }
      return new Command(process.exitValue(), Files.readString(log));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted: " + first(words), e);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      Files.deleteIfExists(log);
    }
  }

  /** This, if the program has ended well. */
  Command orThrow(String what) throws IOException {
    if (status != 0) {
      throw new IOException(what + " ended with status " + status + ":\n" + output);
    }
    return this;
  }

  private static String first(List<String> words) {
    return String.join(" ", words.subList(0, Math.min(words.size(), 8)));
  }
}
