package io.github.tickwise.samples.tour.faulty;

import io.github.tickwise.samples.tour.NanoClock;
import java.util.ArrayList;
import java.util.List;

/** Runs jobs when they are due. No fault of its own: it trusts its {@link Agenda}. */
final class Scheduler {
  private final Agenda agenda;

  Scheduler(NanoClock clock) {
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
