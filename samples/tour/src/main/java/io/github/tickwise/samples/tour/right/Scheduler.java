package io.github.tickwise.samples.tour.right;

import io.github.tickwise.ticks.TickSource;
import java.util.ArrayList;
import java.util.List;

/** Runs jobs when they are due. */
final class Scheduler {
  private final Agenda agenda;

  Scheduler(TickSource clock) {
    this.agenda = new Agenda(clock);
  }

  void schedule(String job, long delayNanos) {
    agenda.add(job, delayNanos);
  }

  /** The jobs that are due now, in their order. */
  List<String> runDue() {
    List<String> ran = new ArrayList<>();
    for (String job = agenda.pollDue(); job != null; job = agenda.pollDue()) {
      ran.add(job);
    }
    return ran;
  }
}
