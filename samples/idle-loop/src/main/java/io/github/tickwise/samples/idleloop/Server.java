package io.github.tickwise.samples.idleloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The world behind the echo server, with a console. */
final class Server {
  /** How long to wait for the end of a step: nothing can interrupt one, and a supervisor does not wait for ever. */
  static final long JOIN_MS = 5_000;

  private static final Logger LOG = System.getLogger(Server.class.getName());

  private final TickSource source;
  private final Path out;
  private final long joinMs;
  private final Network network;
  final EventLoop loop;
  private final World world;
  private final Thread thread;
  private volatile boolean stopped;

  Server(TickSource source, int port, Path out, long joinMs) {
    this.source = source;
    this.out = out;
    this.joinMs = joinMs;
    this.network = new Network(source, port, bytes -> {});
    Settings settings =
        Settings.read(System::getProperty, text -> LOG.log(Logger.Level.WARNING, text));
    this.loop = new EventLoop(source, network, settings, LOG::log);
    this.world = new World(loop.wheel());
    this.thread = new Thread(this::run, "idle-loop");
  }

  void start() {
    thread.start();
    System.out.println("listening on port " + network.port() + ", " + loop.health());
  }

  /** Serves until it is told to {@code quit}, or interrupted, as by SIGTERM; false if the loop has died. */
  boolean serve() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      // The loop is stopped below.
    }
    return stop();
  }

  private void run() {
    loop.run();
    stopped = true;
  }

  /** Answers {@code health}, {@code loopstats}, {@code quit}, and {@code snapshot MS}, a save that keeps the loop so long. */
  String command(String line) {
    String[] words = line.split(" ");
    try {
      return switch (words[0]) {
        case "health" -> loop.health().toString();
        case "loopstats" -> Arm.ask(loop, this::loopStats);
        case "snapshot" -> {
          long span = TimeUnit.MILLISECONDS.toNanos(Long.parseLong(words[1]));
          loop.post(() -> loop.snapshot(() -> save(span)));
          yield "snapshot requested";
        }
        case "quit" -> {
          loop.stop();
          yield "stopping";
        }
        default -> "health, loopstats, snapshot MS, quit";
      };
    } catch (RuntimeException e) {
      return e.toString();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
  }

  private String loopStats() {
    if (!LoopProfiling.ENABLED) {
      return "no profiler in this build: build with -P loop-profiling";
    }
    Path file = out.resolve("loopstats.csv");
    try {
      Files.createDirectories(out);
      Files.writeString(file, loop.profiler().csv());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return loop.profiler().lastMinute() + "all of it: " + file;
  }

  private void save(long span) {
    System.out.println("saving");
    for (Deadline end = Deadline.after(source, span); !end.isDue(); ) {
      Thread.onSpinWait();
    }
    System.out.println("saved");
  }

  /** Stops the loop after the step that is under way; one that takes too long is abandoned, with the exit. False if the loop has died. */
  boolean stop() {
    loop.stop();
    boolean ended = Host.join(thread, joinMs);
    if (ended) {
      network.close();
    }
    System.out.println(
        !ended
            ? "abandoned a step that takes too long"
            : (stopped ? "stopped" : "died") + " after " + world.thoughts() + " timers, "
                + loop.leftover() + " callbacks left");
    return stopped || !ended;
  }
}
