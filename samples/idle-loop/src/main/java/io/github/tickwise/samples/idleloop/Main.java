package io.github.tickwise.samples.idleloop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

/** The command line. */
public final class Main {
  private static final String USAGE = """
      usage: java -jar idle-loop.jar [--origin zero|huge|negative|wrap] [--seconds N] [--out DIRECTORY]
                                     [--self-check | --bench | --serve [--port N]]
        (nothing)     compares the loops, N seconds an arm and round (default 2), and writes data and plots
        --bench       the same, and exits with 1 if a bound is missed
        --self-check  tries what the program promises, for about N seconds (default 9)
        --serve       runs the world and the echo server until SIGTERM or 'quit'; commands on standard input""";

  private enum Task {
    COMPARE,
    BENCH,
    SELF_CHECK,
    SERVE
  }

  private Task task = Task.COMPARE;
  private Origin origin = Origin.ZERO;
  private int seconds;
  private int port;
  private Path out = Path.of("target");

  private Main() {}

  /** Exit status: 0 when all went well, 1 when a check or a bound fails, 2 when the arguments are wrong. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Main main = new Main();
    try {
      main.parse(args);
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      System.err.println(e.getMessage() + "\n" + USAGE);
      System.exit(2);
    }
    System.exit(main.run() ? 0 : 1);
  }

  private void parse(String[] args) {
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--origin" -> origin = Origin.valueOf(args[++i].toUpperCase(Locale.ROOT));
        case "--seconds" -> seconds = Integer.parseInt(args[++i]);
        case "--port" -> port = Integer.parseInt(args[++i]);
        case "--out" -> out = Path.of(args[++i]);
        case "--bench" -> task = Task.BENCH;
        case "--self-check" -> task = Task.SELF_CHECK;
        case "--serve" -> task = Task.SERVE;
        default -> throw new IllegalArgumentException("unknown: " + args[i]);
      }
    }
  }

  private boolean run() throws IOException, InterruptedException {
    switch (task) {
      case SELF_CHECK:
        return new SelfCheck(origin, System.out).run(seconds > 0 ? seconds : 9);
      case SERVE:
        serve();
        return true;
      default:
        Bench bench = new Bench(System.out)
            .run(origin.clock(), Duration.ofSeconds(seconds > 0 ? seconds : 2));
        bench.print();
        boolean holds = bench.judge();
        bench.write(out);
        return holds || task == Task.COMPARE;
    }
  }

  private void serve() throws IOException {
    try (Server server = new Server(origin.clock(), port, out, Server.JOIN_MS)) {
      server.start();
      // The JVM would exit with 143, which a supervisor takes for a failure.
      Runtime.getRuntime().addShutdownHook(new Thread(() -> {
        server.stop();
        System.out.flush();
        Runtime.getRuntime().halt(0);
      }));
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
  }
}
