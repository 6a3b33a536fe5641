package io.github.tickwise.engine.algebra;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The checked-in page says what the tables say. */
class AlgebraPageTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "design", "algebra.md");

  @Test
  void pageIsUpToDate() throws IOException {
    String text = AlgebraPage.text();
    if (Boolean.getBoolean("tickwise.write")) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, text);
    }
    String found = Files.exists(PAGE) ? Files.readString(PAGE) : "";
    assertEquals(
        text,
        found,
        "docs/design/algebra.md is out of date; renew it with"
            + " mvn test -pl checks/engine -Dtest=AlgebraPageTest -Dtickwise.write=true");
  }
}
