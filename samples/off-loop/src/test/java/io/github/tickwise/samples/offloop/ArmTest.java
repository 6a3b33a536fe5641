package io.github.tickwise.samples.offloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import io.github.tickwise.samples.offloop.App.Plan;
import io.github.tickwise.samples.offloop.App.Where;
import io.github.tickwise.ticks.TickSource;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An arm that has not done its work says so: each of its assertions, with the fault that it is there for. */
@Timeout(60)
class ArmTest {
  private static final TickSource CLOCK = Origin.WRAP.clock();
  private static final Plan ON = new Plan(Where.ON_LOOP, 1, 50, 1);
  private static final Plan OFF = new Plan(Where.OFF_LOOP, 1, 50, 1);
  private static final Duration LENGTH = Duration.ofMillis(300);

  @Test
  void theRightOneMeasures() throws Exception {
    Arm.Result result = new Arm("off", OFF).run(CLOCK, Driver.THINKING, LENGTH);
    assertTrue(result.answers() > 0 && result.rate() > 0 && result.steps() > 0, "" + result);
    assertEquals(0, result.lost());
    assertEquals(0.95, result.free(), 1e-9);
  }

  /** What read as "the loop coped fine". */
  @Test
  void aHookWithoutACadence() {
    assertFails("no step was done", LENGTH, Driver.THINKING, new App(CLOCK, ON) {
      @Override
      protected void hook(Worker worker, TickHook step) {}
    });
  }

  @Test
  void stepsThatComeTwice() {
    assertFails("a step came twice", LENGTH, Driver.IDLE, new App(CLOCK, OFF) {
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
    });
  }

  @Test
  void connectionsThatNobodyUses() {
    Plan none = new Plan(Where.NOWHERE, 1, 1, 0);
    assertFails("a connection had no answer", Duration.ZERO, Driver.THINKING, new App(CLOCK, none));
  }

  @Test
  void stepsThatDie() {
    IllegalStateException failure = assertThrows(
        IllegalStateException.class,
        () -> new Arm("arm", OFF).run(CLOCK, dying(), Driver.IDLE, LENGTH));
    assertTrue(failure.getMessage().contains("alive: the steps died"), failure.getMessage());
  }

  private static App dying() {
    return new App(CLOCK, OFF) {
      @Override
      protected Simulation simulation(long length, Bus bus) {
        return new Simulation(CLOCK, length, bus) {
          @Override
          void step() {
            throw new IllegalStateException("on purpose");
          }
        };
      }
    };
  }

  private static void assertFails(String what, Duration length, Driver driver, App app) {
    IllegalStateException failure = assertThrows(
        IllegalStateException.class,
        () -> new Arm("arm", app.plan()).run(CLOCK, app, driver, length));
    assertEquals("arm: " + what, failure.getMessage());
  }
}
