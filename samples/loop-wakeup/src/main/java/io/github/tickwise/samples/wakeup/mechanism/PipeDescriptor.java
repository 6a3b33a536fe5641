package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.ticks.Tick;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/** Eight bytes into a pipe. If the pipe is full they are dropped: a worker that waits for the loop would be late for the others. */
public final class PipeDescriptor implements LoopWaker {
  private final StampPipe pipe;
  private final ByteBuffer bytes = ByteBuffer.allocateDirect(Long.BYTES);

  /** @param pipe of records of eight bytes */
  public PipeDescriptor(StampPipe pipe) throws IOException {
    this.pipe = pipe;
    pipe.sink().configureBlocking(false);
  }

  /** Synchronized for the buffer, among injectors; the loop takes no lock. */
  @Override
  public synchronized void wake(@Tick long stamp) {
    try {
      pipe.sink().write(bytes.clear().putLong(0, stamp));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
