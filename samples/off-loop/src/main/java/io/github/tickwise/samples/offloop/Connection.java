package io.github.tickwise.samples.offloop;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Locale;
import java.util.Queue;

/** One client of HTTP/1.1: GET requests in, answers out, in the worker's thread; it never blocks. */
final class Connection {
  /** Bytes that may wait for a client that does not read. */
  static final int BACKLOG = 256 * 1024;

  private static final String END = "\r\n\r\n";

  private final Worker worker;
  private final SocketChannel channel;
  private final SelectionKey key;
  private final ByteBuffer in = ByteBuffer.allocate(4096);
  private final Queue<ByteBuffer> out = new ArrayDeque<>();
  private int backlog;
  private boolean last;
  private boolean closing;

  Connection(Worker worker, SocketChannel channel, Selector selector) throws IOException {
    this.worker = worker;
    this.channel = channel;
    this.key = channel.register(selector, SelectionKey.OP_READ, this);
  }

  void ready() throws IOException {
    if (key.isWritable()) {
      flush();
    }
    if (key.isValid() && key.isReadable()) {
      read();
    }
  }

  private void read() throws IOException {
    if (channel.read(in) < 0) {
      worker.close(this);
      return;
    }
    String text = new String(in.array(), 0, in.position(), ISO_8859_1);
    int from = 0;
    for (int end = text.indexOf(END); end >= 0 && !last; end = text.indexOf(END, from)) {
      answer(text.substring(from, end));
      from = end + END.length();
    }
    if (last) {
      in.clear();
      return;
    }
    in.flip().position(from);
    in.compact();
    if (!in.hasRemaining()) {
      last = true;
      respond("431 Request Header Fields Too Large", "");
    }
  }

  private void answer(String request) throws IOException {
    last = request.toLowerCase(Locale.ROOT).contains("\r\nconnection: close");
    if (request.startsWith("GET /now ")) {
      respond("200 OK", "step " + worker.lastStep() + "\n");
    } else if (request.startsWith("GET /events ")) {
      last = true; // as far as requests go
      send(bytes(head("200 OK") + "content-type: text/event-stream" + END));
      worker.addStream(this);
    } else {
      last |= !request.startsWith("GET "); // it may have a body, which would be taken for a request
      respond("404 Not Found", "");
    }
  }

  private void respond(String status, String body) throws IOException {
    closing = last;
    send(bytes(head(status) + "content-length: " + body.length() + END + body));
  }

  private String head(String status) {
    return "HTTP/1.1 " + status + "\r\nx-worker: " + worker.index + "\r\n";
  }

  static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(ISO_8859_1));
  }

  /** Writes what the socket takes, and keeps the rest; a client that lets too much of it pile up is closed. */
  void send(ByteBuffer bytes) throws IOException {
    if (!channel.isOpen()) {
      return;
    }
    backlog += bytes.remaining();
    out.add(bytes);
    if (out.size() == 1) {
      flush();
    }
    if (backlog > BACKLOG) {
      worker.stalled(this);
    }
  }

  private void flush() throws IOException {
    while (!out.isEmpty()) {
      backlog -= channel.write(out.element());
      if (out.element().hasRemaining()) {
        key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        return;
      }
      out.remove();
    }
    if (closing) {
      worker.close(this);
    } else {
      key.interestOps(SelectionKey.OP_READ);
    }
  }

  /** False if it was closed before. */
  boolean close() {
    return close(channel);
  }

  static boolean close(SocketChannel channel) {
    boolean open = channel.isOpen();
    try {
      channel.close();
    } catch (IOException e) {
      // It is closed all the same.
    }
    return open;
  }
}
