package io.github.tickwise.samples.offloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.ticks.TickSource;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** HTTP as a client sees it. */
@Timeout(60)
class ServerTest {
  private static final TickSource CLOCK = Origin.NEGATIVE.clock();
  private static final String NOW =
      "HTTP/1.1 200 OK\r\nx-worker: 0\r\ncontent-length: 7\r\n\r\nstep 0\n";

  private Server server;

  @BeforeEach
  void start() throws Exception {
    server = new Server(CLOCK, 0, 1, Server::leastLoaded);
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    assertTrue(server.stop(Duration.ofSeconds(10)));
    assertTrue(server.workers().get(0).failure().isEmpty());
  }

  @Test
  void requestsOfOneConnectionAreAnsweredInTheirOrder() throws Exception {
    assertEquals(
        NOW + "HTTP/1.1 404 Not Found\r\nx-worker: 0\r\ncontent-length: 0\r\n\r\n" + NOW,
        answer("GET /now HTTP/1.1\r\n\r\nGET /then HTTP/1.1\r\n\r\n"
            + "GET /now HTTP/1.1\r\nConnection: close\r\n\r\n"));
  }

  @Test
  void aRequestMayComeInPieces() throws Exception {
    try (Socket socket = connect()) {
      for (byte b :
          "GET /now HTTP/1.1\r\nConnection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII)) {
        socket.getOutputStream().write(b);
      }
      assertEquals(NOW, text(socket));
    }
  }

  @Test
  void aRequestThatMayHaveABodyIsTheLast() throws Exception {
    assertEquals(
        "HTTP/1.1 404 Not Found\r\nx-worker: 0\r\ncontent-length: 0\r\n\r\n",
        answer("POST /now HTTP/1.1\r\n\r\n"));
  }

  @Test
  void aHeadWithoutEndIsRefused() throws Exception {
    assertTrue(answer("x".repeat(4096)).startsWith("HTTP/1.1 431 "));
  }

  /** What a client of a stream says further is thrown away. */
  @Test
  void aStreamTakesNoMoreRequests() throws Exception {
    try (Client client = new Client(CLOCK, server.port())) {
      client.send("/events");
      assertTrue(client.head().contains("content-type: text/event-stream\n"));
      for (int i = 0; i < 300; i++) {
        client.send("/now");
      }
      try (Client other = new Client(CLOCK, server.port())) {
        assertTrue(other.get("/now") > 0);
      }
      server.workers().get(0).inbox.put(new Step(7, 0.25));
      server.workers().get(0).inbox.wake();
      assertEquals("id: 7", client.line());
      assertEquals("data: 0.25", client.line());
      assertEquals("", client.line());
    }
  }

  private String answer(String request) throws Exception {
    try (Socket socket = connect()) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return text(socket);
    }
  }

  private Socket connect() throws Exception {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(10_000);
    return socket;
  }

  private static String text(Socket socket) throws Exception {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
  }
}
