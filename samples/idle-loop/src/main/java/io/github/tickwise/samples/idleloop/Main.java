package io.github.tickwise.samples.idleloop;

import io.github.tickwise.samples.kit.Options;
import io.github.tickwise.samples.kit.Origin;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

/** The command line. */
public final class Main {
  private static final String USAGE = """
      usage: java -jar idle-loop.jar [--origin zero|huge|negative|wrap] [--seconds N] [--out DIRECTORY]
                                     [--self-check | --bench | --serve [--port N]]
        (nothing)     compares the loops, N seconds an arm and round (default 2), and writes data and plots
        --bench       the same, and exits with 1 if a bound is missed
        --self-check  every arm does its work, N seconds each (default 1), and as long again under probes
        --serve       runs the world and the echo server until SIGTERM or 'quit'; commands on standard input""";

  private Main() {}

  /** Exit status: 0 when all went well, 1 when a check or a bound fails, 2 when the arguments are wrong. */
  public static void main(String[] args) {
    Options.run(USAGE, () -> task(args));
  }

  private static Options.Task task(String... args) {
    Options options = new Options(
        Set.of("--self-check", "--bench", "--serve"),
        Set.of("--origin", "--seconds", "--port", "--out"),
        args);
    Origin origin = options.constant("--origin", Origin.ZERO);
    Path out = options.out(Main.class);
    if (options.has("--self-check")) {
      Duration quiet = Duration.ofSeconds(options.number("--seconds", 1));
      return () -> new SelfCheck(origin, System.out).run(quiet);
    }
    if (options.has("--serve")) {
      int port = options.number("--port", 0);
      return () -> serve(new Server(origin.clock(), port, out, Server.JOIN_MS));
    }
    Duration quiet = Duration.ofSeconds(options.number("--seconds", 2));
    return () -> {
      Bench bench = Bench.run(origin.clock(), quiet, System.out);
      bench.print();
      bench.write(out);
      return bench.judge() || !options.has("--bench");
    };
  }

  private static boolean serve(Server server) {
    server.start();
    Thread console = new Thread(() -> console(server), "console");
    console.setDaemon(true); // it may wait for a line for ever
    console.start();
    return server.serve();
  }

  private static void console(Server server) {
    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
        .lines()
        .forEach(line -> System.out.println(server.command(line.strip())));
  }
}
