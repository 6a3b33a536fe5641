package io.github.tickwise.samples.idleloop;

import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;

/** Ping-pong over the loopback: a reading goes out, and must come back the same; then a pause in which a loop falls asleep. */
final class EchoClient {
  private static final int TIMEOUT_MS = 10_000;
  private static final @TickSpan long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(6);

  private EchoClient() {}

  /**
   * Plays until the deadline, at least once; a loop that does not answer within 10 s fails it.
   *
   * @return the round trips in microseconds
   */
  static Histogram play(TickSource source, int port, Deadline until) throws IOException {
    Histogram roundTrips = new Histogram(2);
    SplittableRandom random = new SplittableRandom(42);
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(TIMEOUT_MS);
      socket.setTcpNoDelay(true);
      DataOutputStream out = new DataOutputStream(socket.getOutputStream());
      DataInputStream in = new DataInputStream(socket.getInputStream());
      do {
        @Tick long sent = source.read();
        out.writeLong(sent);
        @Tick long echoed = in.readLong();
        @TickSpan long took = Ticks.elapsed(sent, source.read());
        if (echoed != sent) {
          throw new IOException("sent " + sent + ", got " + echoed);
        }
        roundTrips.recordValue(TimeUnit.NANOSECONDS.toMicros(took));
        LockSupport.parkNanos(random.nextLong(LONGEST_PAUSE));
      } while (!until.isDue());
    }
    return roundTrips;
  }
}
