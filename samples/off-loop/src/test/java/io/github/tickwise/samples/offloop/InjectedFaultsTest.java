package io.github.tickwise.samples.offloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.samples.offloop.App.Plan;
import io.github.tickwise.samples.offloop.App.Where;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import io.github.tickwise.ticks.TickSpan;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Faults while running. Each has an outcome: nothing hangs, no step comes twice, nothing is lost without being counted. */
@Timeout(60)
class InjectedFaultsTest {
  private static final TickSource CLOCK = Origin.WRAP.clock();
  private static final @TickSpan long MILLI = TimeUnit.MILLISECONDS.toNanos(1);
  private static final Plan PLAN = new Plan(Where.OFF_LOOP, 1, 50, 1);
  private static final Plan TWO = new Plan(Where.OFF_LOOP, 2, 50, 1);
  private static final Plan NO_STEPS = new Plan(Where.NOWHERE, 2, 1, 0);

  /** Waits that return 50 ms late: what was missed is skipped and counted, what was done arrives. */
  @Test
  void aLateHostSkipsStepsAndCountsThem() throws Exception {
    App app = new App(CLOCK, PLAN) {
      @Override
      protected void parkNanos(long nanos) {
        LockSupport.parkNanos(nanos);
        LockSupport.parkNanos(50 * MILLI);
      }
    };
    app.start(0);
    try (Events events = new Events(CLOCK, app.server().port())) {
      await(() -> app.simulation().published() >= 6);
      assertEquals(0, missing(app, events, 0));
      assertTrue(events.isContiguous());
      long skipped = app.thread().orElseThrow().skipped();
      assertTrue(skipped >= 6, skipped + " skipped");
    }
    assertEquals(List.of(), app.stop(App.JOIN));
  }

  /** A loop that nobody wakes looks by itself after a quarter of a second. */
  @Test
  void lostWakesCostTimeOnly() throws Exception {
    App app = new App(CLOCK, PLAN) {
      @Override
      protected Bus bus(List<Inbox> inboxes) {
        return new Bus(inboxes) {
          @Override
          protected void wake(Inbox inbox) {}
        };
      }
    };
    app.start(0);
    try (Events events = new Events(CLOCK, app.server().port())) {
      await(() -> app.simulation().published() >= 20);
      assertEquals(0, missing(app, events, 0));
      assertTrue(events.isContiguous());
    }
    assertEquals(List.of(), app.stop(App.JOIN));
  }

  /** A loop that is held does not hold the steps: they go on, and those that find no room are dropped and counted. */
  @Test
  void aFullBusDropsAndCounts() throws Exception {
    CountDownLatch opened = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    App app = new App(CLOCK, new Plan(Where.OFF_LOOP, 1, 1000, 0)) {
      @Override
      protected Bus bus(List<Inbox> inboxes) {
        server().workers().get(0).onTick(MILLI, () -> {
          if (opened.getCount() == 0) {
            awaitLatch(release);
          }
        });
        return super.bus(inboxes);
      }
    };
    app.start(0);
    Inbox inbox = app.server().workers().get(0).inbox;
    try (Events events = new Events(CLOCK, app.server().port())) {
      long openedAfter = app.simulation().published();
      opened.countDown();
      await(() -> inbox.dropped() >= 10);
      release.countDown();
      assertTrue(app.thread().orElseThrow().join(20_000));
      long last = app.simulation().published();
      Deadline end = Deadline.after(CLOCK, Duration.ofSeconds(20));
      Deadline now = Deadline.after(CLOCK, 0);
      while (events.awaitAll(openedAfter, last, now) != inbox.dropped()) {
        assertFalse(end.isDue(), inbox::toString);
        Thread.sleep(5);
      }
    }
    assertEquals(List.of(), app.stop(App.JOIN));
  }

  /** Its clients are cut off; the other worker serves its own and all new ones; what is published to the dead is counted. */
  @Test
  void aWorkerThatDies() throws Exception {
    CountDownLatch dies = new CountDownLatch(1);
    App app = new App(CLOCK, new Plan(Where.OFF_LOOP, 2, 500, 0)) {
      @Override
      protected Bus bus(List<Inbox> inboxes) {
        server().workers().get(1).onTick(MILLI, () -> {
          if (dies.getCount() == 0) {
            throw new IllegalStateException("on purpose");
          }
        });
        return super.bus(inboxes);
      }
    };
    app.start(0);
    Worker dead = app.server().workers().get(1);
    try (Events one = new Events(CLOCK, app.server().port());
        Events other = new Events(CLOCK, app.server().port())) {
      Events onDead = one.worker() == 1 ? one : other;
      Events onLiving = one.worker() == 1 ? other : one;
      assertEquals(1, one.worker() + other.worker());
      dies.countDown();
      await(onDead::isClosed);
      await(() -> dead.inbox.dropped() > 0);
      for (int i = 0; i < 3; i++) {
        try (Events late = new Events(CLOCK, app.server().port())) {
          assertEquals(0, late.worker());
        }
      }
      assertEquals(0, missing(app, onLiving, onLiving.ids().get(0)));
      assertTrue(onLiving.isContiguous());
      assertTrue(onDead.isContiguous());
    }
    assertEquals(
        List.of("alive: worker 1 died of java.lang.IllegalStateException: on purpose"),
        app.stop(App.JOIN));
    assertTrue(dead.inbox.isAccountedFor(), dead.inbox::toString);
  }

  /** The thread says that it has ended, and the loop serves on. */
  @Test
  void stepsThatDie() throws Exception {
    App app = new App(CLOCK, PLAN) {
      @Override
      protected Simulation simulation(@TickSpan long length, Bus bus) {
        return new Simulation(CLOCK, length, bus) {
          @Override
          void step() {
            if (published() == 2) {
              throw new IllegalStateException("on purpose");
            }
            super.step();
          }
        };
      }
    };
    app.start(0);
    try (Events events = new Events(CLOCK, app.server().port());
        Client client = new Client(CLOCK, app.server().port())) {
      await(() -> app.thread().orElseThrow().failure().isPresent());
      assertTrue(client.get("/now") >= 0);
      await(() -> app.server().workers().get(0).lastStep() == 2);
      assertTrue(events.isContiguous());
    }
    assertEquals(
        List.of("alive: the steps died of java.lang.IllegalStateException: on purpose"),
        app.stop(App.JOIN));
  }

  /** It is abandoned within the bound. */
  @Test
  void aStepThatOverruns() throws Exception {
    App app = new App(CLOCK, new Plan(Where.OFF_LOOP, 1, 50, 2_000));
    app.start(0);
    await(() -> app.simulation().inStep());
    Deadline bound = Deadline.after(CLOCK, Duration.ofMillis(1_500));
    assertEquals(
        List.of("joined: a step overran, and was abandoned"), app.stop(Duration.ofMillis(100)));
    assertFalse(bound.isDue());
    assertTrue(app.simulation().inStep());
  }

  /** A client that asks and asks and never reads is closed, and counted; the others do not notice. */
  @Test
  void aClientThatStalls() throws Exception {
    App app = new App(CLOCK, new Plan(Where.OFF_LOOP, 1, 50, 1));
    app.start(0);
    Worker worker = app.server().workers().get(0);
    try (SocketChannel stalled = SocketChannel.open(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), app.server().port()));
        Events events = new Events(CLOCK, app.server().port());
        Client client = new Client(CLOCK, app.server().port())) {
      stalled.configureBlocking(false);
      ByteBuffer requests = ByteBuffer.wrap(
          "GET /now HTTP/1.1\r\n\r\n".repeat(1000).getBytes(StandardCharsets.US_ASCII));
      for (Deadline end = Deadline.after(CLOCK, Duration.ofSeconds(20)); worker.stalled() == 0; ) {
        assertFalse(end.isDue(), "it is not given up");
        write(stalled, requests);
        client.get("/now");
      }
      await(() -> worker.load() == 2);
      client.get("/now");
      assertEquals(
          0, missing(app, events, events.ids().isEmpty() ? 0 : events.ids().get(0)));
      assertTrue(events.isContiguous());
    }
    assertEquals(List.of(), app.stop(App.JOIN));
    assertEquals(1, worker.stalled());
  }

  private static void write(SocketChannel channel, ByteBuffer requests) {
    try {
      if (!requests.hasRemaining()) {
        requests.rewind();
      }
      channel.write(requests);
    } catch (IOException e) {
      // The server has closed it.
    }
  }

  /** A stream that is broken off is forgotten, and another goes on. */
  @Test
  void aClientThatBreaksOff() throws Exception {
    App app = new App(CLOCK, PLAN);
    app.start(0);
    Worker worker = app.server().workers().get(0);
    try (Events stays = new Events(CLOCK, app.server().port())) {
      long openedAfter = app.simulation().published();
      new Events(CLOCK, app.server().port()).close();
      await(() -> worker.load() == 1);
      assertEquals(0, missing(app, stays, openedAfter));
    }
    await(() -> worker.load() == 0);
    assertEquals(List.of(), app.stop(App.JOIN));
  }

  /** Each is answered, half of them by each worker, and none is left. */
  @Test
  void aThousandConnections() throws Exception {
    App app = new App(CLOCK, NO_STEPS);
    app.start(0);
    List<Client> clients = new ArrayList<>();
    try {
      for (int i = 0; i < 1_000; i++) {
        clients.add(new Client(CLOCK, app.server().port()));
        clients.get(i).send("/now");
      }
      for (Client client : clients) {
        client.receive();
      }
      app.server().workers().forEach(w -> assertEquals(500, w.load()));
    } finally {
      for (Client client : clients) {
        client.close();
      }
    }
    await(() -> app.server().workers().stream().allMatch(w -> w.load() == 0));
    assertEquals(List.of(), app.stop(App.JOIN));
  }

  /** Left to the race of the accepts, all may come to sit on one worker. Five times of five. */
  @Test
  void streamsThatAreOpenedOneAtATimeAlternate() throws Exception {
    for (int i = 0; i < 5; i++) {
      App app = new App(CLOCK, NO_STEPS);
      app.start(0);
      List<Integer> workers = new ArrayList<>();
      List<Events> held = new ArrayList<>();
      for (int stream = 0; stream < 4; stream++) {
        held.add(new Events(CLOCK, app.server().port()));
        workers.add(held.get(stream).worker());
      }
      assertEquals(List.of(0, 1, 0, 1), workers);
      for (Events events : held) {
        events.close();
      }
      assertEquals(List.of(), app.stop(App.JOIN));
    }
  }

  /** The bus exists with one worker, and reaches all of two. */
  @Test
  void everyWorkerHasEveryStep() throws Exception {
    App app = new App(CLOCK, TWO);
    app.start(0);
    await(() -> app.server().workers().stream().allMatch(w -> w.lastStep() >= 5));
    assertEquals(List.of(), app.stop(App.JOIN));
    app.server().workers().forEach(w -> assertEquals(0, w.inbox.dropped()));
  }

  private static long missing(App app, Events events, long after) throws InterruptedException {
    Deadline deadline = Deadline.after(CLOCK, Duration.ofSeconds(2));
    return events.awaitAll(after, app.simulation().published(), deadline);
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (Deadline end = Deadline.after(CLOCK, Duration.ofSeconds(20));
        !condition.getAsBoolean(); ) {
      assertFalse(end.isDue(), "it hangs");
      Thread.sleep(5);
    }
  }

  private static void awaitLatch(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
