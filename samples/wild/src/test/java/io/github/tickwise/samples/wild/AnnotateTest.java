package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
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
    Annotated annotated = Annotated.copyOf(LIBRARY, workspace);
    List<String> lines = new ArrayList<>(List.of("run\tannotations\tTickUnannotated\tothers"));
    Annotated.Round round = annotated.look();
    List<String> others = round.others();
    for (int run = 1; round.unannotated() > 0; run++) {
      lines.add(line(run, round));
      assertTrue(annotated.patch(), "run " + run + " wrote nothing, but there is more to say");
      round = annotated.look();
    }
    lines.add(line(lines.size(), round));
    assertEquals(others, round.others(), "the other findings, before and after");
    new Golden(EXPECTED, RENEW).check(lines);
  }

  private static String line(int run, Annotated.Round round) {
    return run + "\t" + round.annotations() + "\t" + round.unannotated() + "\t"
        + round.others().size();
  }
}
