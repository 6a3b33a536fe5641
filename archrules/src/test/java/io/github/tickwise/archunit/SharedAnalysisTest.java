package io.github.tickwise.archunit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.tickwise.archunit.subject.Reader;
import io.github.tickwise.archunit.subject.Store;
import io.github.tickwise.engine.catalog.Catalog;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedAnalysisTest {
  private final SharedAnalysis analysis = new SharedAnalysis(Catalog.bundled());

  @Test
  void oneImportIsAnalysedOnce() {
    Collection<JavaClass> classes = importBoth();
    assertSame(analysis.of(classes), analysis.of(new ArrayList<>(classes)));
  }

  @Test
  void anotherImportAndAnotherPartAreAnalysedAnew() {
    Collection<JavaClass> classes = importBoth();
    SharedAnalysis.Outcome whole = analysis.of(classes);
    assertNotSame(whole, analysis.of(importBoth()));
    List<JavaClass> part =
        classes.stream().filter(c -> c.getSimpleName().equals("Reader")).toList();
    assertEquals(List.of(), analysis.of(part).findings(part.get(0)));
    assertEquals(3, analysis.of(classes).findings(part.get(0)).size());
  }

  @Test
  void outcomesDoNotKeepImportsAlive() throws InterruptedException {
    List<Collection<JavaClass>> held = new ArrayList<>(List.of(importBoth()));
    WeakReference<JavaClass> watched =
        new WeakReference<>(held.get(0).iterator().next());
    analysis.of(held.get(0));
    held.clear();
    for (int i = 0; i < 50 && watched.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertNull(watched.get());
  }

  private static Collection<JavaClass> importBoth() {
    List<JavaClass> classes = new ArrayList<>();
    new ClassFileImporter().importClasses(Reader.class, Store.class).forEach(classes::add);
    return classes;
  }
}
