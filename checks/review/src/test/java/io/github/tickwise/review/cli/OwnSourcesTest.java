package io.github.tickwise.review.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What we ask of others holds for the runtime and for what is built on it. */
class OwnSourcesTest {
  @ParameterizedTest
  @ValueSource(strings = {"ticks", "testkit"})
  void areClean(String module) {
    Tool t = Tool.run("review", Path.of("..", module, "src", "main"));
    assertEquals("", String.join("\n", t.out()));
    assertEquals(0, t.status(), t.err());
  }
}
