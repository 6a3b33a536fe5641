package io.github.tickwise.samples.offloop;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;

/**
 * Eight keep-alive connections that ask for {@code /now}, each again when it has its answer. The driver is meant to be the bottleneck, at 8,000
 * to 9,000 answers in a second: the throughput is its own, every arm pays the same, and one request in twenty meets a step at 60 Hz.
 */
enum Driver {
  /** One thread, busy for 100 us after each answer, goes round the connections; so an answer also waits for its turn, as in the original. */
  BUSY,
  /** A thread for each connection, which rests for 800 us after each answer: little CPU, for small machines. */
  THINKING,
  /** Nobody asks. */
  IDLE;

  static final int CONNECTIONS = 8;

  private static final @TickSpan long BUSY_NANOS = TimeUnit.MICROSECONDS.toNanos(100);
  private static final @TickSpan long THINK_NANOS = TimeUnit.MICROSECONDS.toNanos(800);

  /**
   * What came of it.
   *
   * @param latency nanoseconds from request to answer
   * @param fewest answers of any connection
   * @param elapsed from the first request to the last answer
   */
  record Load(Histogram latency, long fewest, @TickSpan long elapsed) {}

  Load run(TickSource clock, int port, Duration length) throws Exception {
    List<Client> clients = new ArrayList<>();
    try {
      while (clients.size() < CONNECTIONS && this != IDLE) {
        clients.add(new Client(clock, port));
      }
      @Tick long start = clock.read();
      Deadline end = Deadline.after(clock, length);
      List<Histogram> latencies = switch (this) {
        case BUSY -> busy(clock, clients, end);
        case THINKING -> thinking(clients, end);
        case IDLE -> {
          Thread.sleep(length.toMillis());
          yield List.of();
        }
      };
      Histogram sum = new Histogram(3);
      latencies.forEach(sum::add);
      long fewest = latencies.stream().mapToLong(Histogram::getTotalCount).min().orElse(0);
      return new Load(sum, fewest, Ticks.elapsed(start, clock.read()));
    } finally {
      for (Client client : clients) {
        client.close();
      }
    }
  }

  private static List<Histogram> busy(TickSource clock, List<Client> clients, Deadline end)
      throws IOException {
    List<Histogram> latencies = new ArrayList<>();
    for (Client client : clients) {
      latencies.add(new Histogram(3));
      client.send("/now");
    }
    for (boolean more = true; more; ) {
      more = !end.isDue();
      for (int i = 0; i < clients.size(); i++) {
        latencies.get(i).recordValue(clients.get(i).receive());
        for (Deadline busy = Deadline.after(clock, BUSY_NANOS); !busy.isDue(); ) {
          Thread.onSpinWait();
        }
        if (more) {
          clients.get(i).send("/now");
        }
      }
    }
    return latencies;
  }

  private static List<Histogram> thinking(List<Client> clients, Deadline end) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(CONNECTIONS);
    List<Future<Histogram>> results = new ArrayList<>();
    clients.forEach(client -> results.add(threads.submit(() -> {
      Histogram latency = new Histogram(3);
      while (!end.isDue()) {
        latency.recordValue(client.get("/now"));
        LockSupport.parkNanos(THINK_NANOS);
      }
      return latency;
    })));
    threads.shutdown();
    List<Histogram> latencies = new ArrayList<>();
    for (Future<Histogram> result : results) {
      latencies.add(result.get());
    }
    return latencies;
  }
}
