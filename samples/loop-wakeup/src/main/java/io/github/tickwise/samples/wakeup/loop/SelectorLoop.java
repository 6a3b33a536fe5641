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

  public SelectorLoop(Selector selector) {
    super("selector", ParkLoop.platformThreads("selector-loop"));
    this.selector = selector;
  }

  /** To be called before the start. The channel must be in non-blocking mode. */
  public void register(SelectableChannel channel, Callback callback) throws IOException {
    channel.register(selector, SelectionKey.OP_READ, callback);
  }

  @Override
  public void wake() {
    selector.wakeup();
  }

  @Override
  void await(boolean last) throws IOException {
    int ready = last ? selector.selectNow() : selector.select();
    for (Iterator<SelectionKey> selected = selector.selectedKeys().iterator();
        ready > 0 && selected.hasNext(); ) {
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
    if (ended) {
      close();
    }
    return ended;
  }

  protected void close() {
    try {
      selector.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
