package io.github.tickwise.samples.wakeup.loop;

import io.github.tickwise.ticks.Deadline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.Iterator;

/** A thread that blocks in a selector. It waits for channels of the JDK only: see {@code ProcessOutput} for others. */
public class SelectorLoop extends ThreadLoop {
  /** What a channel's readiness runs, on the loop's thread. */
  @FunctionalInterface
  public interface Callback {
    void ready(SelectionKey key) throws IOException;
  }

  private final Selector selector;
  private Runnable onWake = () -> {};

  public SelectorLoop(Selector selector) {
    super("selector", ParkLoop.platformThreads("selector-loop"));
    this.selector = selector;
  }

  /** To be called before the start. The channel must be in non-blocking mode. */
  public void register(SelectableChannel channel, Callback callback) throws IOException {
    channel.register(selector, SelectionKey.OP_READ, callback);
  }

  /** What each pass runs after the channels; to be set before the start. */
  public void onWake(Runnable callback) {
    onWake = callback;
  }

  @Override
  public void wake() {
    selector.wakeup();
  }

  /** The flag is read before the pass, so the last pass sees all that was handed over before DONE. */
  @Override
  void loop() throws IOException {
    boolean last = false;
    while (!last) {
      last = isStopping();
      int ready = last ? selector.selectNow() : selector.select();
      if (ready > 0) {
        dispatch(selector.selectedKeys().iterator());
      }
      onWake.run();
    }
  }

  private void dispatch(Iterator<SelectionKey> selected) throws IOException {
    while (selected.hasNext()) {
      SelectionKey key = selected.next();
      clear(selected);
      ((Callback) key.attachment()).ready(key);
    }
  }

  /** A key that stays in the selected set counts as no news: its channel would never be heard again. */
  protected void clear(Iterator<SelectionKey> selected) {
    selected.remove();
  }

  /** Whether the selector is closed, and no channel is registered any longer. */
  public boolean isClosed() {
    return !selector.isOpen();
  }

  @Override
  public boolean join(Deadline deadline) throws InterruptedException {
    boolean ended = super.join(deadline);
    try {
      if (ended) {
        selector.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ended;
  }
}
