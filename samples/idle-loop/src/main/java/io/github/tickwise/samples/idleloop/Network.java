package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * An echo server on the loopback, and the loop's wait set. A client that does not read what it is sent is not read from
 * either: it holds one buffer, and nobody waits for it.
 */
final class Network implements LoopIo, AutoCloseable {
  private static final int BUFFER = 4096;
  private static final int BACKLOG = 1024;
  private static final @TickSpan long MILLI = TimeUnit.MILLISECONDS.toNanos(1);

  private final TickSource source;
  private final Consumer<ByteBuffer> received;
  private final Selector selector;
  private final ServerSocketChannel server;
  private final Alarm alarm;
  private volatile int open;
  private volatile long failures;

  /**
   * Listens.
   *
   * @param port of the loopback; 0 for a free one
   * @param received is shown what was received, before it is sent back
   */
  Network(TickSource source, int port, Consumer<ByteBuffer> received) {
    this.source = source;
    this.received = received;
    try {
      selector = Selector.open();
      server = ServerSocketChannel.open();
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
      server.configureBlocking(false);
      server.register(selector, SelectionKey.OP_ACCEPT);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    alarm = new Alarm(selector::wakeup);
  }

  @Override
  public void await(@TickSpan long nanos) {
    if (nanos % MILLI == 0) {
      select(nanos / MILLI);
    } else {
      alarm.set(Deadline.after(source, nanos));
      select(nanos / MILLI + 1);
      alarm.clear();
    }
  }

  @Override
  public void poll() {
    select(0);
  }

  /** For 0 it only looks, where {@link Selector#select(long)} waits for ever. */
  private void select(long millis) {
    try {
      if (millis == 0) {
        selector.selectNow();
      } else {
        selector.select(millis);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void wake() {
    selector.wakeup();
  }

  @Override
  public boolean isEmpty() {
    return selector.selectedKeys().isEmpty();
  }

  @Override
  public int drain(int limit) {
    if (isEmpty()) {
      return 0;
    }
    int done = 0;
    for (Iterator<SelectionKey> keys = selector.selectedKeys().iterator();
        done < limit && keys.hasNext();
        done++) {
      SelectionKey key = keys.next();
      keys.remove();
      try {
        handle(key);
      } catch (IOException e) {
        failures++;
        close(key);
      }
    }
    return done;
  }

  private void handle(SelectionKey key) throws IOException {
    if (!key.isValid()) {
      return;
    }
    if (key.isAcceptable()) {
      SocketChannel client = server.accept();
      if (client != null) {
        client.configureBlocking(false);
        client.setOption(StandardSocketOptions.TCP_NODELAY, true);
        client.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(BUFFER));
        open++;
      }
      return;
    }
    ByteBuffer buffer = (ByteBuffer) key.attachment();
    SocketChannel client = (SocketChannel) key.channel();
    if (key.isReadable()) {
      if (client.read(buffer) < 0) {
        close(key);
        return;
      }
      buffer.flip();
      received.accept(buffer.duplicate());
    }
    client.write(buffer);
    if (buffer.hasRemaining()) {
      key.interestOps(SelectionKey.OP_WRITE);
    } else {
      buffer.clear();
      key.interestOps(SelectionKey.OP_READ);
    }
  }

  private void close(SelectionKey key) {
    key.cancel();
    open--;
    try {
      key.channel().close();
    } catch (IOException e) {
      failures++;
    }
  }

  int port() {
    return server.socket().getLocalPort();
  }

  /** Connections that are open; this and the other count may be read by any thread. */
  int open() {
    return open;
  }

  /** Connections that broke. */
  long failures() {
    return failures;
  }

  /** Of the thread that times waits of a fraction of a millisecond. */
  long alarmThreadId() {
    return alarm.threadId();
  }

  /** After the loop has ended. */
  @Override
  public void close() {
    alarm.close();
    try {
      for (SelectionKey key : selector.keys()) {
        key.channel().close();
      }
      selector.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
