package io.github.tickwise.samples.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The builds that the documentation shows are the builds that are run here, word for word. */
class SnippetsTest {
  private static final String PROJECT_TAIL = "</project>\n";

  private static String text(String path) throws IOException {
    return Files.readString(Build.root().resolve(path));
  }

  /** The fenced blocks of a language. */
  private static List<String> blocks(String path, String language) throws IOException {
    return Pattern.compile("(?ms)^```" + language + "$\n(.*?)^```$")
        .matcher(text(path))
        .results()
        .map((MatchResult m) -> m.group(1))
        .toList();
  }

  private static String withPlugin(String path) throws IOException {
    List<String> blocks =
        blocks(path, "xml").stream().filter(b -> b.contains("<build>")).toList();
    assertEquals(1, blocks.size(), path);
    return blocks.get(0);
  }

  @Test
  void mavenAsInTheReadme() throws IOException {
    String pom = text("samples/hosts/src/it/maven/pom.xml");
    assertTrue(pom.endsWith("\n\n" + withPlugin("README.md") + PROJECT_TAIL), pom);
    assertEquals(text(".mvn/jvm.config"), text("samples/hosts/src/it/maven/.mvn/jvm.config"));
  }

  @Test
  void mavenAsInThePageOfThePlugin() throws IOException {
    String pom = text("samples/hosts/src/it/maven-bom/pom.xml");
    assertTrue(pom.endsWith("\n\n" + withPlugin("docs/javac.md") + PROJECT_TAIL), pom);
    for (String line : text(".mvn/jvm.config").split("\n")) {
      assertTrue(pom.contains("<arg>-J" + line + "</arg>"), line);
    }
  }

  @Test
  void gradleAsInThePageOfThePlugin() throws IOException {
    assertEquals(
        List.of(text("samples/hosts/src/gradle/build.gradle")), blocks("docs/javac.md", "groovy"));
    for (String line : text(".mvn/jvm.config").split("\n")) {
      assertTrue(text("docs/javac.md").contains("        '" + line + "'"), line);
    }
  }
}
