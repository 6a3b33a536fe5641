package io.github.tickwise.samples.wakeup.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each bound holds for the original's figures, and fails for the figures that it is there for. */
class BoundsTest {
  @Test
  void theOriginalHoldsThemAll() {
    assertEquals(List.of(), missed(new Made()));
  }

  @Test
  void aDescriptorThatIsSlowerThanAPost() {
    assertMissed(new Made().median(Mechanism.FD, 320), "median, post : descriptor");
  }

  @Test
  void aPostThatIsSlowerThanASource() {
    assertMissed(new Made().median(Mechanism.POST, 419), "median, post : source");
  }

  @Test
  void anUnparkThatIsSlowerThanADescriptor() {
    assertMissed(new Made().median(Mechanism.UNPARK, 73), "median, descriptor : unpark");
  }

  @Test
  void aSlowTail() {
    assertMissed(new Made().slow(Mechanism.SOURCE, 10_001), "steady p99 in ms, source");
  }

  @Test
  void aStartThatIsNotCold() {
    assertMissed(new Made().first(1_500), "post, first sample");
  }

  @Test
  void aMissingSample() {
    assertMissed(new Made().missing(1), "counts exact");
  }

  private static void assertMissed(Made made, String bound) {
    List<String> missed = missed(made);
    assertEquals(1, missed.size(), missed::toString);
    assertTrue(missed.get(0).startsWith("MISSED " + bound), missed.get(0));
  }

  private static List<String> missed(Made made) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean held =
        new Report(made.rounds()).judge(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    List<String> missed = bytes
        .toString(StandardCharsets.UTF_8)
        .lines()
        .filter(l -> l.startsWith("MISSED"))
        .toList();
    assertEquals(missed.isEmpty(), held);
    return missed;
  }
}
