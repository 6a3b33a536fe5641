package io.github.tickwise.samples.idleloop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {
  private final List<String> warnings = new ArrayList<>();

  @Test
  void whatIsNotSetIsTheDefault() {
    assertEquals(new Settings(2, 1), read(Map.of()));
    assertEquals(List.of(), warnings);
  }

  @Test
  void whatIsSetHolds() {
    assertEquals(
        new Settings(0, 1_000_000),
        read(Map.of("server.eventLoopIdleWaitMs", "0", "server.lateWakeThreshold", " 1000000 ")));
    assertEquals(List.of(), warnings);
  }

  @Test
  void negativesAreClampedWithAWarning() {
    assertEquals(
        new Settings(0, 0),
        read(Map.of("server.eventLoopIdleWaitMs", "-1", "server.lateWakeThreshold", "-7")));
    assertEquals(
        List.of(
            "server.eventLoopIdleWaitMs=-1 is negative: 0 is used",
            "server.lateWakeThreshold=-7 is negative: 0 is used"),
        warnings);
  }

  @Test
  void whatIsNoNumberIsLeftOut() {
    assertEquals(new Settings(2, 1), read(Map.of("server.eventLoopIdleWaitMs", "2 ms")));
    assertEquals(
        List.of("server.eventLoopIdleWaitMs=2 ms is no whole number: 2 is used"), warnings);
  }

  private Settings read(Map<String, String> properties) {
    return Settings.read(properties::get, warnings::add);
  }
}
