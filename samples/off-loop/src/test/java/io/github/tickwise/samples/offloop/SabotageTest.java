package io.github.tickwise.samples.offloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.samples.offloop.App.Plan;
import io.github.tickwise.samples.offloop.App.Where;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.TickSource;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The gate lets the right program through, and each named fault fails the assertion that is there for it. */
@Timeout(60)
class SabotageTest {
  private static final TickSource CLOCK = Origin.WRAP.clock();
  private static final Plan OFF = new Plan(Where.OFF_LOOP, 1, 20, 10);
  private static final Plan OFF_TWO = new Plan(Where.OFF_LOOP, 2, 20, 10);
  private static final Plan ON = new Plan(Where.ON_LOOP, 1, 4, 200);

  /** Without a fault: what follows is not there by itself. */
  @Test
  void theRightProgramPasses() throws Exception {
    assertEquals(List.of(), failed(new App(CLOCK, OFF)));
    assertEquals(List.of(), failed(new App(CLOCK, OFF_TWO)));
    assertEquals(List.of(), failed(new App(CLOCK, ON)));
  }

  /** With one worker, "all but me" is nobody. */
  @Test
  void publishingToAllButWorker0() throws Exception {
    Gate gate = new Gate(CLOCK, new NotToAll(OFF, 1, 1), Duration.ofMillis(300));
    assertEquals(List.of("steps arrive"), names(gate.run(1, 4)));
  }

  /** Whoever publishes for each worker and to all of them: nothing is missing, and everything comes twice. */
  @Test
  void publishingTwice() throws Exception {
    assertEquals(List.of("ids contiguous"), failed(new App(CLOCK, OFF) {
      @Override
      protected Bus bus(List<Inbox> inboxes) {
        return new Bus(inboxes) {
          @Override
          void publishAll(Step step) {
            super.publishAll(step);
            super.publishAll(step);
          }
        };
      }
    }));
  }

  /** A step that finds no room is thrown away, and nobody is told; the loop is held so that there is none. */
  @Test
  void droppingWithoutCounting() throws Exception {
    assertEquals(List.of("counted"), names(dropping(inbox -> {})));
    assertEquals(List.of(), names(dropping(Inbox::drop)));
  }

  private static List<String> dropping(Consumer<Inbox> drop) throws Exception {
    CountDownLatch full = new CountDownLatch(10);
    App app = new App(CLOCK, new Plan(Where.OFF_LOOP, 1, 1000, 0)) {
      @Override
      protected Bus bus(List<Inbox> inboxes) {
        server().workers().get(0).onTick(1, () -> await(full));
        return new Bus(inboxes) {
          @Override
          protected void drop(Inbox inbox) {
            drop.accept(inbox);
            full.countDown();
          }
        };
      }
    };
    app.start(0);
    await(full);
    return app.stop(App.JOIN);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(20, TimeUnit.SECONDS), "it hangs");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The program whose main method leaves SIGTERM to the JVM. */
  static final class Unprepared {
    private Unprepared() {}

    public static void main(String[] args) throws Exception {
      App app = new App(CLOCK, new Plan(Where.OFF_LOOP, 1, 4, 200));
      app.start(0);
      System.out.println("listening on port " + app.server().port());
      new CountDownLatch(1).await();
    }
  }

  @Test
  void sigtermThatNobodyHandles() {
    SelfCheck check = new SelfCheck(Origin.WRAP, new PrintStream(OutputStream.nullOutputStream()));
    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> check.sigterm(Unprepared.class));
    assertTrue(failure.getMessage().startsWith("exit 143"), failure.getMessage());
  }

  @Test
  void publishingToWorker0Alone() throws Exception {
    Gate gate = new Gate(CLOCK, new NotToAll(OFF_TWO, 0, 1), Duration.ofMillis(300));
    gate.run(4, 4);
    assertEquals(List.of("frame count"), names(gate.failed()));
    String said = gate.failed().get(0);
    assertEquals(2, said.split("\\b0 on worker 1", -1).length - 1, said);
    assertEquals(2, said.split("\\b[1-9]\\d* on worker 0", -1).length - 1, said);
  }

  /** All streams sit on the worker that is published to: every one carries the steps, and only their placement tells. */
  @Test
  void publishingToWorker0AloneWithAllStreamsOnIt() throws Exception {
    assertEquals(List.of("worker count"), failed(new NotToAll(OFF_TWO, 0, 1) {
      @Override
      protected Worker place(List<Worker> living) {
        return living.get(0);
      }
    }));
  }

  /** The on-loop arm that did nothing: fast, which reads as "the loop coped fine". */
  @Test
  void aHookThatNobodyHasGivenACadence() throws Exception {
    assertEquals(
        List.of("slow", "productive"), failed(new App(CLOCK, new Plan(Where.ON_LOOP, 1, 20, 10)) {
          @Override
          protected void hook(Worker worker, TickHook step) {}
        }));
  }

  @Test
  void aThreadThatIsNotJoined() throws Exception {
    List<String> failed = failed(new App(CLOCK, new Plan(Where.OFF_LOOP, 1, 4, 200)) {
      @Override
      List<String> stop(Duration bound) throws IOException, InterruptedException {
        while (!simulation().inStep()) {
          Thread.onSpinWait();
        }
        return super.stop(Duration.ZERO);
      }
    });
    assertEquals(Set.of("joined"), Set.copyOf(failed));
  }

  /** Work that somebody has left in the hook beside the thread: every answer waits 130 ms at least, since the one before has come at the end of a step. */
  @Test
  void workThatIsOnTheLoopAfterAll() throws Exception {
    App app = new App(CLOCK, OFF) {
      @Override
      protected Bus bus(List<Inbox> inboxes) {
        server().workers().get(0).onTick(1, SabotageTest::burn);
        return super.bus(inboxes);
      }
    };
    assertEquals(
        List.of("loop free"), names(new Gate(CLOCK, app, Duration.ofSeconds(2)).run(1, 1)));
  }

  private static void burn() {
    for (Deadline end = Deadline.after(CLOCK, Duration.ofMillis(350)); !end.isDue(); ) {
      Thread.onSpinWait();
    }
  }

  /** A publisher that has been given some of the inboxes: what the comments of the original denied. */
  private static class NotToAll extends App {
    private final int from;
    private final int to;

    NotToAll(Plan plan, int from, int to) {
      super(CLOCK, plan);
      this.from = from;
      this.to = to;
    }

    @Override
    protected Bus bus(List<Inbox> inboxes) {
      return new Bus(inboxes.subList(from, to));
    }
  }

  private static List<String> failed(App app) throws Exception {
    Gate gate = new Gate(CLOCK, app, Duration.ofSeconds(2));
    gate.run(app.plan().workers() == 1 ? 1 : 4, app.plan() == ON ? 12 : 4);
    assertTrue(gate.seen().startsWith("worst /now"), gate.seen());
    return names(gate.failed());
  }

  private static List<String> names(List<String> failed) {
    return failed.stream().map(f -> f.replaceFirst(":.*", "")).toList();
  }
}
