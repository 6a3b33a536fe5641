package io.github.tickwise.ticks.waits;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The same of sockets: the other side, on this machine, takes no connection or says nothing. */
final class NetworkCalls {
  private NetworkCalls() {}

  static Map<String, Calls.Call> all() {
    Map<String, Calls.Call> calls = new LinkedHashMap<>();
    calls.put("Selector.select(long)", time -> {
      try (Selector selector = Selector.open()) {
        return selector.select(time);
      }
    });
    calls.put("Socket.setSoTimeout(int), then read", time -> {
      try (ServerSocket silent = listening(50);
          Socket socket = new Socket(silent.getInetAddress(), silent.getLocalPort())) {
        socket.setSoTimeout((int) time);
        return socket.getInputStream().read();
      }
    });
    calls.put("ServerSocket.setSoTimeout(int), then accept", time -> {
      try (ServerSocket server = listening(50)) {
        server.setSoTimeout((int) time);
        return server.accept();
      }
    });
    calls.put("DatagramSocket.setSoTimeout(int), then receive", time -> {
      try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
        socket.setSoTimeout((int) time);
        socket.receive(new DatagramPacket(new byte[1], 1));
        return "";
      }
    });
    calls.put("Socket.connect(SocketAddress, int)", time -> {
      try (Full full = new Full();
          Socket socket = new Socket()) {
        socket.connect(full.address(), (int) time);
        return "";
      }
    });
    calls.put("URLConnection.setConnectTimeout(int), then connect", time -> {
      try (Full full = new Full()) {
        URLConnection connection = http(full.server);
        connection.setConnectTimeout((int) time);
        connection.connect();
        return "";
      }
    });
    calls.put("URLConnection.setReadTimeout(int), then read", time -> {
      try (ServerSocket silent = listening(50)) {
        URLConnection connection = http(silent);
        connection.setReadTimeout((int) time);
        return connection.getInputStream().read();
      }
    });
    calls.put("AsynchronousSocketChannel.read, the timeout", time -> {
      try (ServerSocket silent = listening(50);
          AsynchronousSocketChannel channel = AsynchronousSocketChannel.open()) {
        channel.connect(silent.getLocalSocketAddress()).get();
        Ended<Integer> ended = new Ended<>();
        channel.read(ByteBuffer.allocate(1), time, TimeUnit.MILLISECONDS, null, ended);
        return ended.get();
      }
    });
    return calls;
  }

  private static ServerSocket listening(int backlog) throws IOException {
    return new ServerSocket(0, backlog, InetAddress.getLoopbackAddress());
  }

  private static URLConnection http(ServerSocket server) throws IOException {
    String host = server.getInetAddress().getHostAddress();
    return new URL("http://" + host + ":" + server.getLocalPort() + "/").openConnection();
  }

  /** How an asynchronous call ended. */
  private static final class Ended<T> extends CompletableFuture<T>
      implements CompletionHandler<T, Object> {
    @Override
    public void completed(T result, Object attachment) {
      complete(result);
    }

    @Override
    public void failed(Throwable failure, Object attachment) {
      completeExceptionally(failure);
    }
  }

  /** A server whose queue of connections is full, so that one more gets no answer. */
  private static final class Full implements AutoCloseable {
    private static final int ENOUGH_MILLIS = 300;
    private static final int MOST = 64;

    private final ServerSocket server = listening(1);
    private final List<Socket> queue = new ArrayList<>();

    Full() throws IOException {
      while (queue.size() < MOST) {
        Socket socket = new Socket();
        queue.add(socket);
        try {
          socket.connect(address(), ENOUGH_MILLIS);
        } catch (SocketTimeoutException full) {
          return;
        }
      }
      close();
      throw new IOException("the queue does not fill");
    }

    SocketAddress address() {
      return new InetSocketAddress(server.getInetAddress(), server.getLocalPort());
    }

    @Override
    public void close() throws IOException {
      server.close();
      for (Socket socket : queue) {
        socket.close();
      }
    }
  }
}
