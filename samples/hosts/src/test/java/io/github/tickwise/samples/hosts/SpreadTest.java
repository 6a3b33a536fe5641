package io.github.tickwise.samples.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {
  @Test
  void theMedianIsTheMiddleOne() {
    assertEquals(new Spread(2, 1, 9), Spread.of(List.of(9.0, 1.0, 2.0)));
  }

  @Test
  void ofTwoItIsTheMean() {
    assertEquals(new Spread(2.5, 2, 3), Spread.of(List.of(3.0, 2.0)));
  }

  @Test
  void theTextGivesMedianAndEnds() {
    assertEquals("1.50 (1.00 to 2.00)", new Spread(1.5, 1, 2).text("%.2f"));
  }
}
