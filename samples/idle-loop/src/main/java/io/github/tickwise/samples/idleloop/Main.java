package io.github.tickwise.samples.idleloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.kit.Options;
import io.github.tickwise.samples.kit.Origin;
import java.io.BufferedReader;
import java.io.IOException;
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
        --self-check  tries what the program promises, for about N seconds (default 9)
        --serve       runs the world and the echo server until SIGTERM or 'quit'; commands on standard input""";

  private Main() {}

  /** Exit status: 0 when all went well, 1 when a check or a bound fails, 2 when the arguments are wrong. */
  public static void main(String[] args) throws Exception {
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
      int seconds = options.number("--seconds", 9);
      return () -> new SelfCheck(origin, System.out).run(seconds);
    }
    if (options.has("--serve")) {
      int port = options.number("--port", 0);
      return () -> serve(new Server(origin.clock(), port, out, Server.JOIN_MS));
    }
    Duration quiet = Duration.ofSeconds(options.number("--seconds", 2));
    return () -> {
      Bench bench = new Bench(origin.clock(), quiet, System.out);
      bench.print();
      bench.write(out);
      return bench.judge() || !options.has("--bench");
    };
  }

  private static boolean serve(Server server) throws IOException {
    try (server) {
      server.start();
      Host.onSigterm(server::stop);
      BufferedReader console =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      String line;
      while ((line = console.readLine()) != null && !line.strip().equals("quit")) {
        System.out.println(server.command(line.strip()));
      }
      if (line == null) {
        server.await(); // no console: until SIGTERM
      }
    }
    return true;
  }
}
