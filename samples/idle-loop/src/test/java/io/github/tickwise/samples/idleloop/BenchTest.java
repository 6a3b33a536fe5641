package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.kit.Origin;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BenchTest {
  /** Profile {@code bench}: the full run, which passes only if CPU and lag both hold. */
  @Test
  @Tag("bench")
  void everyBoundHolds() throws Exception {
    int seconds = Integer.getInteger("seconds", 15);
    Bench bench = Bench.run(Origin.WRAP.clock(), Duration.ofSeconds(seconds), System.out);
    bench.print();
    bench.write(Path.of("target"));
    assertTrue(bench.judge());
  }
}
