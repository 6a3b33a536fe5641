package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Annotates the sources of a library by the fix of {@code TickUnannotated}, run by run until there is
 * nothing left to say, and counts what is found before and after.
 */
@Tag("wild")
class AnnotateTest {
  private static final Library LIBRARY =
      Library.parse("com.github.ben-manes.caffeine:caffeine:3.1.8");
  private static final Path EXPECTED = Modules.wild().resolve("expected/annotated.tsv");
  private static final String RENEW = "mvn -P wild -pl samples/wild -am -Dtickwise.write=true"
      + " -Dsurefire.failIfNoSpecifiedTests=false -Dtest=AnnotateTest test";

  @Test
  void aLibraryIsAnnotatedToTheEnd() throws IOException {
    Workspace workspace = new Workspace(Modules.wild().resolve("target/wild"));
    Maven maven = new Maven(workspace);
    maven.download(List.of(LIBRARY));
    maven.resolveDependencies(List.of(LIBRARY));
    Path out = workspace.root().resolve("annotated.tsv");
    String exports = "@" + Modules.wild().resolve("../../.mvn/jvm.config");
    new Fork(workspace, List.of(exports))
        .java(Annotated.class, List.of(LIBRARY.gav(), workspace.root().toString(), out.toString()));
    List<String> lines = Files.readAllLines(out);
    new Golden(EXPECTED, RENEW).check(lines);
    List<String[]> runs = lines.stream()
        .skip(1)
        .map(l -> l.split("\t"))
        .filter(l -> l.length == 4)
        .toList();
    assertTrue(runs.size() >= 2, "nothing was annotated");
    assertEquals("0", runs.get(runs.size() - 1)[2], "left to say");
    assertTrue(found(lines, "after").containsAll(found(lines, "before")), "something got lost");
  }

  private static List<String> found(List<String> lines, String when) {
    return lines.stream()
        .filter(l -> l.startsWith(when + "\t"))
        .map(l -> l.substring(when.length()))
        .toList();
  }
}
