package io.github.tickwise.samples.tour;

import io.github.tickwise.samples.tour.faulty.FaultyTwin;
import io.github.tickwise.samples.tour.right.RightTwin;

/**
 * Runs both schedulers on clocks with different starts, and prints what each does. Nothing waits: the clocks are
 * simulated.
 */
public final class Tour {
  private Tour() {}

  /** Takes no arguments. */
  public static void main(String[] args) {
    for (Exhibit exhibit : Exhibits.all()) {
      System.out.printf("%n%s: %s%n", exhibit.rule(), exhibit.task());
      System.out.printf("  %-10s %-32s %s%n", "start", "faulty", "right");
      for (Start start : Start.values()) {
        String faulty = faulty(exhibit, start);
        String right = right(exhibit, start);
        String mark = faulty.equals(right) ? "" : "  <-- wrong";
        System.out.printf("  %-10s %-32s %s%s%n", start, faulty, right, mark);
      }
    }
  }

  /** What the faulty scheduler does from this start on. */
  static String faulty(Exhibit exhibit, Start start) {
    SimulatedClock clock = start.clock();
    return exhibit.run().apply(new FaultyTwin(clock), clock);
  }

  /** What the right scheduler does from this start on. */
  static String right(Exhibit exhibit, Start start) {
    SimulatedClock clock = start.clock();
    return exhibit.run().apply(new RightTwin(clock), clock);
  }
}
