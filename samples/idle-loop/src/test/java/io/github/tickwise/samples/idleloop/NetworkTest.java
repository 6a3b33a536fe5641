package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.Ticks;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The loop with real sockets and a real selector. Nothing here depends on how prompt the host is. */
@Timeout(60)
class NetworkTest {
  private final TickSource source = Origin.WRAP.clock();
  private final AtomicLong bytesIn = new AtomicLong();
  private final Network network = new Network(source, 0, b -> bytesIn.addAndGet(b.remaining()));
  private final EventLoop loop =
      new EventLoop(source, network, Settings.DEFAULT, (level, text) -> {});
  private final Thread thread = new Thread(loop);

  @AfterEach
  void stop() {
    loop.stop();
    if (thread.isAlive()) {
      assertTrue(Host.join(thread, 10_000));
    }
    network.close();
  }

  @Test
  void aWakeBeforeTheWaitIsNotLost() {
    network.wake();
    @Tick long start = source.read();
    network.await(TimeUnit.SECONDS.toNanos(20));
    assertTrue(Ticks.elapsed(start, source.read()) < TimeUnit.SECONDS.toNanos(15));
  }

  @Test
  void aWaitOfAFractionOfAMillisecondEndsAndNotEarly() {
    for (long nanos : new long[] {1, 300_000, 1_700_000}) {
      @Tick long start = source.read();
      network.await(nanos);
      assertTrue(Ticks.elapsed(start, source.read()) >= nanos, nanos + " ns");
    }
  }

  @Test
  void aThousandConnectionsAreEachAnswered() throws IOException, InterruptedException {
    thread.start();
    List<Socket> clients = new ArrayList<>();
    try {
      for (long i = 0; i < 1_000; i++) {
        Socket client = connect();
        clients.add(client);
        new DataOutputStream(client.getOutputStream()).writeLong(i);
      }
      for (int i = 0; i < 1_000; i++) {
        assertEquals(i, new DataInputStream(clients.get(i).getInputStream()).readLong());
      }
      assertEquals(1_000, network.open());
      assertEquals(8_000, bytesIn.get());
    } finally {
      for (Socket client : clients) {
        client.close();
      }
    }
    assertTrue(within10s(() -> network.open() == 0), network.open() + " are still open");
  }

  @Test
  void aClientThatStallsHoldsUpNobodyAndLosesNothing() throws IOException {
    thread.start();
    try (SocketChannel stalled = SocketChannel.open(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), network.port()))) {
      stalled.configureBlocking(false);
      long sent = fill(stalled);
      assertTrue(sent > 0);

      try (Socket other = connect()) {
        new DataOutputStream(other.getOutputStream()).writeLong(7);
        assertEquals(7, new DataInputStream(other.getInputStream()).readLong());
      }

      ByteBuffer back = ByteBuffer.allocate(1 << 16);
      long received = 0;
      Deadline end = Deadline.after(source, TimeUnit.SECONDS.toNanos(20));
      while (received < sent && !end.isDue()) {
        back.clear();
        received += stalled.read(back);
      }
      assertEquals(sent, received);
    }
    assertEquals(0, network.failures());
  }

  @Test
  void aClientThatBreaksOffIsClosed() throws IOException {
    thread.start();
    Socket client = connect();
    new DataOutputStream(client.getOutputStream()).writeLong(1);
    assertTrue(within10s(() -> bytesIn.get() == 8));
    client.setSoLinger(true, 0); // a reset, no orderly end
    client.close();
    assertTrue(within10s(() -> network.open() == 0));
  }

  @Test
  void postsOfTwoThreadsRunOnceEachAndInOrder() throws InterruptedException {
    thread.start();
    List<Integer> even = new ArrayList<>(); // both touched by the loop's thread alone
    List<Integer> odd = new ArrayList<>();
    Thread other = new Thread(() -> post(even, 0));
    other.start();
    post(odd, 1);
    assertTrue(Host.join(other, 10_000));
    assertEquals(everySecond(0), Arm.ask(loop, () -> List.copyOf(even)));
    assertEquals(everySecond(1), Arm.ask(loop, () -> List.copyOf(odd)));
  }

  private void post(List<Integer> ran, int first) {
    everySecond(first).forEach(n -> loop.post(() -> ran.add(n)));
  }

  private static List<Integer> everySecond(int first) {
    return IntStream.range(0, 10_000).map(n -> 2 * n + first).boxed().toList();
  }

  /** Until nothing more is taken for a while: the server holds one buffer and the kernel the rest. */
  private static long fill(SocketChannel channel) throws IOException {
    long sent = 0;
    ByteBuffer chunk = ByteBuffer.allocate(1 << 16);
    for (int refused = 0; refused < 40; ) {
      chunk.clear();
      int written = channel.write(chunk);
      sent += written;
      refused = written == 0 ? refused + 1 : 0;
      if (written == 0) {
        pause();
      }
    }
    return sent;
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), network.port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  private boolean within10s(BooleanSupplier condition) {
    Deadline end = Deadline.after(source, TimeUnit.SECONDS.toNanos(10));
    while (!condition.getAsBoolean()) {
      if (end.isDue()) {
        return false;
      }
      pause();
    }
    return true;
  }

  private static void pause() {
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
