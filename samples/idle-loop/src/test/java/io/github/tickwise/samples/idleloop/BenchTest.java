package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class BenchTest {
  /** Profile {@code bench}: the full run, which passes only if CPU and lag both hold. */
  @Test
  @Tag("bench")
  void everyBoundHolds() throws IOException, InterruptedException {
    int seconds = Integer.getInteger("seconds", 15);
    Bench bench = new Bench(System.out).run(Origin.WRAP.clock(), Duration.ofSeconds(seconds));
    bench.print();
    bench.write(Path.of("target"));
    assertTrue(bench.judge());
  }

  @Test
  void thePlotsAreWellFormed() throws Exception {
    Map<String, Double> bars = new LinkedHashMap<>();
    bars.put("legacy", 10.5);
    bars.put("idle", 0.9);
    Histogram histogram = new Histogram(2);
    histogram.recordValue(0);
    histogram.recordValue(5_000_000);
    assertEquals(3, parse(Svg.bars("t", bars)).getElementsByTagName("rect").getLength());
    assertEquals(
        1,
        parse(Svg.percentiles("t", Map.of("idle", histogram)))
            .getElementsByTagName("polyline")
            .getLength());
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }
}
