package io.github.tickwise.samples.offloop;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;

/** A stream of steps that is held open, and read by a thread of its own. */
final class Events implements Closeable {
  private static final String ID = "id: ";
  private static final long JOIN_MILLIS = 5_000;

  private final Client client;
  private final int worker;
  private final Thread thread = new Thread(this::read, "events");
  private final Queue<Long> ids = new ConcurrentLinkedQueue<>();
  private volatile boolean closed;

  /** Returns when the worker has taken the stream: it carries every step that is published from now on. */
  Events(TickSource clock, int port) throws IOException {
    client = new Client(clock, port);
    client.send("/events");
    worker = Client.number(client.head(), "x-worker");
    client.waitForEver();
    thread.setDaemon(true);
    thread.start();
  }

  private void read() {
    try {
      for (String line = client.line(); ; line = client.line()) {
        if (line.startsWith(ID)) {
          ids.add(Long.parseLong(line.substring(ID.length())));
        }
      }
    } catch (IOException e) {
      closed = true;
    }
  }

  int worker() {
    return worker;
  }

  /** The steps that have come, in their order. */
  List<Long> ids() {
    return List.of(ids.toArray(new Long[0]));
  }

  /** Whether no step is missing between the first and the last, and none came twice. */
  boolean isContiguous() {
    List<Long> all = ids();
    return IntStream.range(1, all.size()).allMatch(i -> all.get(i) - all.get(i - 1) == 1);
  }

  /** Waits for all steps after the one and up to the other, until the deadline at most. How many have not come. */
  long awaitAll(long after, long upTo, Deadline deadline) throws InterruptedException {
    long missing = missing(after, upTo);
    while (missing > 0 && !closed && !deadline.isDue()) {
      Thread.sleep(5);
      missing = missing(after, upTo);
    }
    return missing;
  }

  private long missing(long after, long upTo) {
    return upTo
        - after
        - ids().stream().filter(id -> id > after && id <= upTo).distinct().count();
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void close() throws IOException {
    client.close();
    Host.join(thread, JOIN_MILLIS); // its read fails at once
  }
}
