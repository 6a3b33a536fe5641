package io.github.tickwise.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Declared.Claim;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What annotations say, put together. */
class DeclaredTest {
  private static final Declared TICK = new Declared(Claim.TICK, "nanos");
  private static final Declared SPAN = new Declared(Claim.SPAN, "millis");

  @ParameterizedTest
  @CsvSource({
    "nanos, nanos",
    "NANOSECONDS, nanos",
    "ns, nanos",
    "Micros, micros",
    "us, micros",
    "MILLISECONDS, millis",
    "ms, millis",
    "seconds, seconds",
    "s, seconds",
    "raw, raw",
    "fortnights,",
  })
  void units(String written, String unit) {
    assertEquals(unit, Declared.unitOf(written));
  }

  @Test
  void silence() {
    assertNull(Declared.silent(Set.of()));
    Declared quiet = Declared.silent(Set.of("TickMinMax"));
    assertTrue(quiet.isSilent("TickMinMax"));
    assertFalse(quiet.isSilent("TickShape"));
    assertNull(quiet.claim());
    assertNull(quiet.claims(), "silence claims nothing");
    assertTrue(Declared.silent(Set.of("*")).isSilent("TickShape"));
  }

  @Test
  void whatIsInside() {
    assertNull(Declared.ofKeys(null));
    assertNull(Declared.ofValues(null));
    assertEquals(TICK, Declared.ofKeys(TICK).key());
    assertNull(Declared.ofKeys(TICK).value());
    assertEquals(TICK, Declared.ofValues(TICK).value());
    assertNull(Declared.ofValues(TICK).key());
    assertNull(Declared.ofValues(TICK).claim());
  }

  /** {@code List<@Tick Long>}, {@code Map<@Tick Long, X>}, {@code Map<X, @Tick Long>}. */
  @Test
  void typeArguments() {
    assertEquals(Declared.ofValues(TICK), Declared.ofArgument(TICK, 0, 1));
    assertEquals(Declared.ofKeys(TICK), Declared.ofArgument(TICK, 0, 2));
    assertEquals(Declared.ofValues(TICK), Declared.ofArgument(TICK, 1, 2));
    assertNull(Declared.ofArgument(TICK, 0, 3));
    assertNull(Declared.ofArgument(TICK, 1, 3));
  }

  @Test
  void twoAnnotations() {
    assertEquals(TICK, Declared.join(TICK, null));
    assertEquals(TICK, Declared.join(null, TICK));
    assertNull(Declared.join(null, null));
    Declared quiet = Declared.silent(Set.of("A"));
    Declared both = Declared.join(quiet, Declared.join(TICK, Declared.silent(Set.of("B"))));
    assertEquals(Claim.TICK, both.claim());
    assertEquals("nanos", both.unit());
    assertEquals(Set.of("A", "B"), both.suppressed());
    assertEquals(TICK, both.claims());
    assertEquals(Claim.TICK, Declared.join(TICK, SPAN).claim(), "the first one counts");
    assertEquals("nanos", Declared.join(TICK, SPAN).unit());
    assertEquals(Claim.SPAN, Declared.join(SPAN, TICK).claim());
  }

  @Test
  void insideAndOutside() {
    Declared all = Declared.join(
        new Declared(Claim.TICK, null, "game"),
        Declared.join(Declared.ofKeys(TICK), Declared.ofValues(SPAN)));
    assertEquals("game", all.clock());
    assertEquals(TICK, all.key());
    assertEquals(SPAN, all.value());
    assertEquals(all, all.claims());
    assertEquals(Declared.ofKeys(TICK), Declared.ofKeys(TICK).claims());
    assertEquals(Declared.ofValues(TICK), Declared.ofValues(TICK).claims());
  }
}
