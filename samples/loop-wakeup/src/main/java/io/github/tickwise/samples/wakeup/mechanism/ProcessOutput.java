package io.github.tickwise.samples.wakeup.mechanism;

import io.github.tickwise.samples.kit.Host;
import io.github.tickwise.samples.wakeup.loop.SelectorLoop;
import io.github.tickwise.ticks.Deadline;
import io.github.tickwise.ticks.Tick;
import io.github.tickwise.ticks.TickSource;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * The adapter that brings a foreign descriptor into a selector: the output of a process, which is a stream and no channel that a selector
 * takes. A pump thread blocks in its read and writes what comes into a pipe: a thread, a pipe and a hop for every descriptor.
 *
 * <p>When the process ends, the pump closes the pipe and ends too; the loop sees the end of the pipe and drops the key. Stamps
 * that the process had not given back are missing in the count.
 */
public final class ProcessOutput implements LoopWaker, Closeable {
  private final Process process;
  private final DataOutputStream toProcess;
  private final StampPipe pipe;
  private final Thread pump;

  /**
   * @param command gives back what it is given, at once
   * @param whole from the worker's stamp to the loop
   * @param hop from the pump's read to the loop
   * @throws IOException if there is no such command
   */
  public ProcessOutput(
      SelectorLoop loop, TickSource clock, String command, Samples whole, Samples hop)
      throws IOException {
    process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
    toProcess = new DataOutputStream(process.getOutputStream());
    pipe = new StampPipe(loop, 2 * Long.BYTES, record -> {
      whole.record(record.getLong());
      hop.record(record.getLong());
    });
    pump = new Thread(() -> pump(clock), "pump");
    pump.start();
  }

  @Override
  public void wake(@Tick long stamp) {
    try {
      toProcess.writeLong(stamp);
      toProcess.flush();
    } catch (IOException e) {
      // The process is dead: the stamp is missing in the count.
    }
  }

  private void pump(TickSource clock) {
    ByteBuffer record = ByteBuffer.allocate(2 * Long.BYTES);
    try (DataInputStream in = new DataInputStream(process.getInputStream());
        var sink = pipe.sink()) {
      while (true) {
        record.clear().putLong(in.readLong()).putLong(clock.read()).flip();
        while (record.hasRemaining()) {
          sink.write(record);
        }
      }
    } catch (EOFException e) {
      // The process has closed its output.
    } catch (IOException e) {
      // The process was killed, or the loop is gone and has closed the pipe: nothing is left to
      // pump.
    }
  }

  /** Closes the child's input, and waits until the pump has seen the end of its output. */
  @Override
  public void finish(Deadline deadline) throws InterruptedException {
    try {
      toProcess.close();
    } catch (IOException e) {
      // It is dead already.
    }
    Host.join(pump, deadline);
  }

  /** For a fault: the child ends at once, as by SIGKILL. */
  public void kill() {
    process.destroyForcibly();
  }

  public boolean isClosed() {
    return pipe.isClosed() && !pump.isAlive();
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    pipe.close();
  }
}
