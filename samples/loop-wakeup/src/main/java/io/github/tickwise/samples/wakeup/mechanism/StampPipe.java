package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.samples.wakeup.loop.SelectorLoop;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.util.function.Consumer;

/** A pipe whose read end waits in the loop's selector, for records of a fixed size. */
public final class StampPipe implements Closeable {
  private final Pipe pipe;
  private final int size;
  private final ByteBuffer buffer;
  private final Consumer<ByteBuffer> callback;

  /**
   * @param size bytes of a record
   * @param callback takes one record out of the buffer, on the loop's thread
   */
  public StampPipe(SelectorLoop loop, int size, Consumer<ByteBuffer> callback) throws IOException {
    this.pipe = Pipe.open();
    this.size = size;
    this.buffer = ByteBuffer.allocateDirect(64 * size);
    this.callback = callback;
    pipe.source().configureBlocking(false);
    loop.register(pipe.source(), this::ready);
  }

  /** The end to write to; blocking. */
  public Pipe.SinkChannel sink() {
    return pipe.sink();
  }

  private void ready(SelectionKey key) throws IOException {
    int read = pipe.source().read(buffer);
    while (read > 0) {
      buffer.flip();
      while (buffer.remaining() >= size) {
        callback.accept(buffer);
      }
      buffer.compact();
      read = pipe.source().read(buffer);
    }
    if (read < 0) {
      key.cancel();
      pipe.source().close();
    }
  }

  public boolean isClosed() {
    return !pipe.sink().isOpen() && !pipe.source().isOpen();
  }

  @Override
  public void close() throws IOException {
    pipe.sink().close();
    pipe.source().close();
  }
}
