package io.github.tickwise.samples.wakeup.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import io.github.tickwise.samples.wakeup.run.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

/** What is printed and written, for made-up figures. */
class ReportTest {
  private final List<Outcome> rounds = new Made().slow(Mechanism.POST, 540).rounds();

  @TempDir
  Path directory;

  @Test
  void theLogHasEverySampleAndTheTotalsOfTheOriginalsArms() {
    List<String> log = Log.lines(rounds.get(0));
    assertEquals(4 * 200 + 1, log.size());
    assertTrue(log.contains("wakeup latency_us=75000.0 mech=post n=1"), log::toString);
    assertTrue(log.contains("fd_tick t=2 latency_us=72.0"), log::toString);
    assertTrue(log.contains("extra_wakeup latency_us=40.0 mech=unpark n=200"), log::toString);
    assertEquals("loop_exit wakes=400 fd_ticks=200", log.get(log.size() - 1));
  }

  /** The first sample is in no column but its own. HdrHistogram keeps three digits, so the figures are near. */
  @Test
  void theTableHasTheFirstSampleApart() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Report(rounds).print(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
    String post = lines.get(1);
    String[] cells = post.substring("posted event".length()).trim().split("[ ()-]+");
    double[] wanted = {200, 319, 319, 319, 319, 319, 540, 540, 75_000, 75_000, 75_000};
    for (int i = 0; i < wanted.length; i++) {
      assertEquals(wanted[i], Double.parseDouble(cells[i]), wanted[i] / 500, post);
    }
    assertTrue(post.endsWith(Mechanism.POST.reason()), post);
    assertTrue(lines.get(4).startsWith(Mechanism.UNPARK.title() + " *"), lines.get(4));
  }

  @Test
  void theFilesHaveEverySampleAndARowForEachMechanism() throws Exception {
    new Report(rounds).write(directory);
    List<String> csv = Files.readAllLines(directory.resolve("loop-wakeup.csv"));
    assertEquals("round,mechanism,arrival_us,latency_us", csv.get(0));
    assertEquals(
        4 * 200, csv.stream().filter(l -> l.matches("1,\\w+,[\\d.]+,[\\d.]+")).count());
    Document svg = DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(directory.resolve("loop-wakeup.svg").toFile());
    // two bins of the post, one of the others, and the background
    assertEquals(2 + 3 + 1, svg.getElementsByTagName("rect").getLength());
  }
}
