package io.github.tickwise.engine.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Which clocks are surely two. */
class ClockTest {
  private static final Clock NANOS = new Clock("System.nanoTime()", "nanos", 64, false);

  private static Clock declared(String unit, String name) {
    return new Clock("@Tick at", unit, 64, false, name);
  }

  private static void differ(boolean expected, Clock a, Clock b) {
    assertEquals(expected, a.isSurelyNot(b));
    assertEquals(expected, b.isSurelyNot(a));
  }

  @Test
  void clocksOfTheCatalogueByUnitWidthAndStart() {
    differ(false, NANOS, new Clock("Ticker.read()", "nanos", 64, false));
    differ(true, NANOS, new Clock("c", "millis", 64, false));
    differ(true, NANOS, new Clock("c", "nanos", 32, false));
    differ(true, NANOS, new Clock("c", "nanos", 64, true));
    differ(false, NANOS, new Clock("c", "raw", 64, false));
  }

  /** It says nothing of width and start. */
  @Test
  void anAnnotationByItsUnit() {
    differ(false, declared("raw", ""), new Clock("c", "millis", 32, false));
    differ(false, declared("raw", ""), new Clock("c", "millis", 64, true));
    differ(false, declared("nanos", "net"), NANOS);
    differ(true, declared("millis", ""), NANOS);
  }

  @Test
  void annotationsByTheirNames() {
    differ(true, declared("raw", "net"), declared("raw", "disk"));
    differ(false, declared("raw", "net"), declared("nanos", "net"));
    differ(false, declared("raw", "net"), declared("raw", ""));
    differ(true, declared("millis", "net"), declared("nanos", "net"));
  }
}
