package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

class EscapeTest {
  private final Variable<String> out = var("java.io.DataOutputStream", "out");

  private List<String> written(Node<String> value) {
    return new Sources()
        .field("long", "last", nanoTime())
        .method("void", "m", List.of(out), eval(on(read(out), "void", "writeLong", value)))
        .found();
  }

  @Test
  void aReadingWrittenOut() {
    assertEquals(List.of("TickEscape @ out.writeLong(last)"), written(field("long", "last")));
  }

  @Test
  void anAgeOrAWallClockTime() {
    assertEquals(List.of(), written(minus(nanoTime(), field("long", "last"))));
    assertEquals(List.of(), written(wallTime()));
    assertEquals(List.of(), written(unknown()));
  }
}
