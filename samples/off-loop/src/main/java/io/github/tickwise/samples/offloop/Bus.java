package io.github.tickwise.samples.offloop;

import java.util.List;

/**
 * From the thread that steps to the loops of all workers. There is one with a single worker too: it is the way from a thread to a loop, not a
 * fan-out between workers. It owns the inboxes of them all, since a publisher reaches whom it has been given and nobody else.
 */
class Bus {
  private final List<Inbox> inboxes;

  Bus(List<Inbox> inboxes) {
    this.inboxes = List.copyOf(inboxes);
  }

  /**
   * To every worker. There is no "all but this one", and no number that stands for nobody to be left out: no worker has the step from
   * elsewhere, and with one worker "all but me" is nobody, and nothing says so.
   */
  void publishAll(Step step) {
    for (Inbox inbox : inboxes) {
      if (!inbox.put(step)) {
        drop(inbox);
      }
      wake(inbox);
    }
  }

  // The seams of the tests, which put faults in here.

  protected void drop(Inbox inbox) {
    inbox.drop();
  }

  protected void wake(Inbox inbox) {
    inbox.wake();
  }
}
