package io.github.tickwise.samples.offloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Cadence;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** One event loop: it accepts, serves its connections, drains its inbox, and runs its tick hook if it has one. */
final class Worker implements Runnable {
  /** The longest sleep: what a lost wake can cost. */
  private static final @TickSpan long LONGEST_SLEEP = TimeUnit.MILLISECONDS.toNanos(250);

  final int index;
  final Inbox inbox;
  private final TickSource clock;
  private final ServerSocketChannel acceptor;
  private final Consumer<SocketChannel> onAccept;
  private final Selector selector;
  private final Queue<SocketChannel> handedOver = new ConcurrentLinkedQueue<>();
  private final AtomicInteger load = new AtomicInteger();
  private final Set<Connection> streams = new LinkedHashSet<>();
  private @TickSpan long period = LONGEST_SLEEP;
  private TickHook hook = () -> {};
  private volatile long lastStep;
  private volatile int stalled;
  private volatile boolean stopping;
  private volatile boolean ended;
  private volatile Throwable failure;
  private volatile long cpuNanos;

  /** @param onAccept decides whose a new connection is; called in this worker's thread */
  Worker(
      int index, TickSource clock, ServerSocketChannel acceptor, Consumer<SocketChannel> onAccept)
      throws IOException {
    this.index = index;
    this.clock = clock;
    this.acceptor = acceptor;
    this.onAccept = onAccept;
    this.selector = Selector.open();
    this.inbox = new Inbox(selector::wakeup);
    acceptor.register(selector, SelectionKey.OP_ACCEPT);
  }

  /** To be called before the start: a hook that nobody has given a cadence never runs, and looks like one that costs nothing. */
  void onTick(@TickSpan long every, TickHook run) {
    period = every;
    hook = run;
  }

  @Override
  public void run() {
    try {
      Cadence cadence = Cadence.every(clock, period);
      while (!stopping) {
        select(Math.min(LONGEST_SLEEP, cadence.remaining(clock.read())));
        takeHandedOver(this::adopt);
        drain();
        if (cadence.advance(clock.read())) {
          hook.tick();
        }
      }
    } catch (IOException | RuntimeException | Error e) {
      failure = e;
    } finally {
      end();
    }
  }

  private void select(@TickSpan long nanos) throws IOException {
    if (nanos > 0) {
      selector.select(this::ready, Ticks.waitMillis(nanos));
    } else {
      selector.selectNow(this::ready);
    }
  }

  private void ready(SelectionKey key) {
    if (!(key.attachment() instanceof Connection)) {
      accept();
      return;
    }
    Connection connection = (Connection) key.attachment();
    try {
      connection.ready();
    } catch (IOException e) {
      close(connection); // the client is gone
    }
  }

  /** Every worker is told of a new connection; one of them gets it. */
  private void accept() {
    try {
      SocketChannel channel = acceptor.accept();
      if (channel != null) {
        onAccept.accept(channel);
      }
    } catch (IOException e) {
      // No descriptor is left, or the client has gone: those who are connected are served on.
    }
  }

  /** Gives a new connection to this worker; from any thread. */
  void handOver(SocketChannel channel) {
    load.incrementAndGet();
    handedOver.add(channel);
    selector.wakeup();
    if (ended) {
      takeHandedOver(Connection::close);
    }
  }

  private void drain() throws IOException {
    for (Step step = inbox.take(); step != null; step = inbox.take()) {
      lastStep = step.id();
      ByteBuffer frame = Connection.bytes("id: " + step.id() + "\ndata: " + step.state() + "\n\n");
      for (Connection stream : streams.toArray(new Connection[0])) {
        try {
          stream.send(frame.duplicate());
        } catch (IOException e) {
          close(stream);
        }
      }
    }
  }

  void addStream(Connection stream) {
    streams.add(stream);
  }

  /** False if it was closed before. */
  boolean close(Connection connection) {
    boolean closed = connection.close();
    if (closed) {
      streams.remove(connection);
      load.decrementAndGet();
    }
    return closed;
  }

  /** A client that does not read is given up: nobody else shall wait, and nothing grows without bound. */
  void stalled(Connection connection) {
    if (close(connection)) {
      stalled++;
    }
  }

  /** Ends the loop after what it is doing; from any thread. */
  void stop() {
    stopping = true;
    selector.wakeup();
  }

  private void end() {
    cpuNanos = Host.cpuNanos();
    ended = true;
    selector.keys().stream()
        .map(SelectionKey::attachment)
        .filter(Connection.class::isInstance)
        .forEach(c -> ((Connection) c).close());
    takeHandedOver(Connection::close);
    try {
      selector.close();
    } catch (IOException e) {
      // It is of no use any longer.
    }
  }

  private void takeHandedOver(Consumer<SocketChannel> taker) {
    for (SocketChannel c = handedOver.poll(); c != null; c = handedOver.poll()) {
      taker.accept(c);
    }
  }

  private void adopt(SocketChannel channel) {
    try {
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true).configureBlocking(false);
      new Connection(this, channel, selector);
    } catch (IOException e) {
      Connection.close(channel); // the client is gone
      load.decrementAndGet();
    }
  }

  /** Connections that it has or was given. */
  int load() {
    return load.get();
  }

  /** The id of the last step that came to it. */
  long lastStep() {
    return lastStep;
  }

  /** Clients that were closed because they did not read. */
  int stalled() {
    return stalled;
  }

  boolean hasEnded() {
    return ended;
  }

  /** What ended it before its time. */
  Optional<Throwable> failure() {
    return Optional.ofNullable(failure);
  }

  /** CPU time of its thread, once it has ended. */
  long cpuNanos() {
    return cpuNanos;
  }
}
