package io.github.tickwise.samples.offloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * The listening socket and its workers. All of them accept, and whoever wins hands the connection to the least loaded: left where the race put
 * them, all streams may come to sit on one worker.
 */
final class Server {
  private final TickSource clock;
  private final Function<List<Worker>, Worker> placement;
  private final ServerSocketChannel acceptor = ServerSocketChannel.open();
  private final List<Worker> workers = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /**
   * @param port 0 for any that is free
   * @param placement chooses among the workers that live, one at least
   */
  Server(TickSource clock, int port, int workers, Function<List<Worker>, Worker> placement)
      throws IOException {
    this.clock = clock;
    this.placement = placement;
    acceptor.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1024);
    acceptor.configureBlocking(false);
    for (int i = 0; i < workers; i++) {
      this.workers.add(new Worker(i, clock, acceptor, this::place));
    }
  }

  void start() {
    for (Worker worker : workers) {
      Thread thread = new Thread(worker, "worker-" + worker.index);
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
  }

  static Worker leastLoaded(List<Worker> workers) {
    return workers.stream().min(Comparator.comparingInt(Worker::load)).orElseThrow();
  }

  /** One at a time, so that each sees the load that the one before has made. */
  private synchronized void place(SocketChannel channel) {
    List<Worker> living = workers.stream().filter(w -> !w.hasEnded()).toList();
    placement.apply(living).handOver(channel);
  }

  int port() {
    return acceptor.socket().getLocalPort();
  }

  List<Worker> workers() {
    return workers;
  }

  /** Ends all workers and closes all connections. Whether that was done within the bound. */
  boolean stop(Duration bound) throws IOException, InterruptedException {
    workers.forEach(Worker::stop);
    Deadline deadline = Deadline.after(clock, bound);
    boolean ended = true;
    for (Thread thread : threads) {
      ended &= Host.join(thread, deadline);
    }
    acceptor.close();
    return ended;
  }
}
