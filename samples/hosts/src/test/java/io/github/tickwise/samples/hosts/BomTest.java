package io.github.tickwise.samples.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The BOM has no parent, so nothing else keeps it in step. */
class BomTest {
  private static final Pattern ARTIFACT =
      Pattern.compile("<artifactId>(tickwise-[\\w-]+)</artifactId>");
  private static final Pattern MODULE = Pattern.compile("<module>([\\w-]+)</module>");
  private static final Pattern VERSION = Pattern.compile("<version>(.*?)</version>");

  private static String pom(String module) throws IOException {
    return Files.readString(Build.root().resolve(module).resolve("pom.xml"));
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(m -> m.group(1)).toList();
  }

  private static String own(String pom) {
    String withoutParent = pom.replaceFirst("(?s)<parent>.*?</parent>", "");
    Matcher artifact = ARTIFACT.matcher(withoutParent);
    return artifact.results().map((MatchResult m) -> m.group(1)).findFirst().orElseThrow();
  }

  @Test
  void itListsWhatIsPublished() throws IOException {
    List<String> published = new ArrayList<>();
    for (String module : all(MODULE, pom("checks"))) {
      if (!module.equals("bom")) {
        published.add(own(pom("checks/" + module)));
      }
    }
    published.add(own(pom("archrules")));
    String bom = pom("checks/bom");
    List<String> listed =
        all(ARTIFACT, bom.substring(bom.indexOf("<dependencyManagement>"), bom.indexOf("<build>")));
    assertEquals(List.copyOf(new TreeSet<>(published)), listed);
  }

  @Test
  void itHasTheVersionOfTheBuild() throws IOException {
    assertEquals(all(VERSION, pom("")).get(0), all(VERSION, pom("checks/bom")).get(0));
  }
}
