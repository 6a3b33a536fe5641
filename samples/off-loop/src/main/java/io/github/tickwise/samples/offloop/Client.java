package io.github.tickwise.samples.offloop;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import io.github.tickwise.ticks.Ticks;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;

/** A keep-alive connection that blocks, for one thread. No answer is waited for longer than ten seconds. */
final class Client implements Closeable {
  private static final int TIMEOUT_MILLIS = 10_000;

  private final TickSource clock;
  private final Socket socket = new Socket();
  private final InputStream in;
  private @Tick long sentAt;

  Client(TickSource clock, int port) throws IOException {
    this.clock = clock;
    this.sentAt = clock.read();
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
    in = new BufferedInputStream(socket.getInputStream());
  }

  void send(String path) throws IOException {
    sentAt = clock.read();
    String request = "GET " + path + " HTTP/1.1\r\nhost: localhost\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(ISO_8859_1));
  }

  /** The answer's head. */
  String head() throws IOException {
    StringBuilder head = new StringBuilder();
    for (String line = line(); !line.isEmpty(); line = line()) {
      head.append(line).append('\n');
    }
    return head.toString();
  }

  /** The number of a field of a head. */
  static int number(String head, String field) {
    int from = head.indexOf(field + ": ") + field.length() + 2;
    return Integer.parseInt(head.substring(from, head.indexOf('\n', from)));
  }

  /** Waits for the answer and throws its body away. Nanoseconds since the request was sent. */
  @TickSpan
  long receive() throws IOException {
    String head = head();
    in.skipNBytes(number(head, "content-length"));
    @TickSpan long latency = Ticks.elapsed(sentAt, clock.read());
    if (!head.startsWith("HTTP/1.1 200 OK")) {
      throw new IOException(head);
    }
    return latency;
  }

  @TickSpan
  long get(String path) throws IOException {
    send(path);
    return receive();
  }

  /** For a stream, which may be silent for as long as it likes. */
  void waitForEver() throws IOException {
    socket.setSoTimeout(0);
  }

  /** Without its end. */
  String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new EOFException("the server has closed the connection");
      }
      line.append((char) c);
    }
    return line.toString().stripTrailing();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
