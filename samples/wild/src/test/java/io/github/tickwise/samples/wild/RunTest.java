package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forks the real front ends over a library that is made here, so that what the profile does is tested in every build. */
class RunTest {
  private static final Library LIBRARY = new Library("g", "a", "1");

  @TempDir
  private Path temp;

  @Test
  void theReviewerReadsTheSourcesJar() throws IOException {
    Workspace workspace = library("""
        package p;
        class A {
          long last = System.nanoTime();
          boolean f() { return System.nanoTime() > last; }
        }
        """);
    Run run = new Fork(workspace, List.of()).run("review", CatalogChoice.FULL, List.of(LIBRARY));
    assertEquals(
        List.of(new Hit("g:a:1", "p/A.java", 4, "TickDirectComparison")), List.copyOf(run.hits()));
    assertEquals(List.of(), run.problems());
    assertEquals(1, run.inputs());
    assertTrue(run.millis() >= 0);
  }

  @Test
  void theCutCatalogueKnowsTheClockOfTheJdkAlone() throws IOException {
    Workspace workspace = library("""
        package p;
        import org.eclipse.jetty.util.NanoTime;
        class A {
          boolean f(long a) { return NanoTime.now() > a; }
          boolean g(long a) { return System.nanoTime() > a; }
        }
        """);
    Fork fork = new Fork(workspace, List.of());
    Run full = fork.run("review", CatalogChoice.FULL, List.of(LIBRARY));
    Run cut = fork.run("review", CatalogChoice.CUT, List.of(LIBRARY));
    assertEquals(List.of(4, 5), full.hits().stream().map(Hit::line).toList());
    assertEquals(List.of(5), cut.hits().stream().map(Hit::line).toList());
  }

  @Test
  void whatIsNotAnalysedIsSaid() throws IOException {
    // A file without a word of clocks is not parsed at all.
    Workspace workspace = library("class { long t = System.nanoTime();");
    Run run = new Fork(workspace, List.of()).run("review", CatalogChoice.FULL, List.of(LIBRARY));
    assertEquals(1, run.problems().size());
    assertTrue(run.problems().get(0).contains("p/A.java"), run.problems().toString());
  }

  @Test
  void aFailureOfTheProcessIsAFailure() throws IOException {
    Fork fork = new Fork(library(""), List.of());
    assertThrows(IOException.class, () -> fork.run("none", CatalogChoice.FULL, List.of(LIBRARY)));
  }

  private Workspace library(String source) throws IOException {
    Workspace workspace = new Workspace(temp);
    Files.createDirectories(workspace.jars());
    try (ZipOutputStream jar =
        new ZipOutputStream(Files.newOutputStream(workspace.sourcesJar(LIBRARY)))) {
      jar.putNextEntry(new ZipEntry("p/A.java"));
      jar.write(source.getBytes());
      jar.closeEntry();
    }
    return workspace;
  }
}
