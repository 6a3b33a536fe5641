package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wild.Label.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lists of this module can be read, and fit each other. */
class LabelTest {
  private static final String HEADER = "gav\tfile\tline\tkind\thops\tverdict\tnote\tadded\n";

  @TempDir
  private Path temp;

  @Test
  void theCheckedInLabelsArePlacesOfTheLibraries() throws IOException {
    List<Label> labels = Label.read(Modules.wild().resolve("labels.tsv"));
    Set<String> libraries = Library.read(Modules.wild().resolve("libraries.txt")).stream()
        .map(Library::gav)
        .collect(Collectors.toSet());
    assertEquals(31, libraries.size());
    assertEquals(709, labels.stream().filter(Label::isOfFirstReading).count());
    assertEquals(
        27,
        labels.stream()
            .filter(Label::isOfFirstReading)
            .map(Label::library)
            .distinct()
            .count());
    for (Label label : labels) {
      assertTrue(libraries.contains(label.library()), label.toString());
      assertTrue(label.file().endsWith(".java") && label.line() > 0, label.toString());
      assertTrue(
          label.isOfFirstReading()
              || label.added().matches("\\d{4}-\\d\\d-\\d\\d") && !label.note().isBlank(),
          "an added label needs a date and a reason: " + label);
    }
  }

  @Test
  void aRowIsRead() throws IOException {
    assertEquals(
        List.of(new Label("g:a:1", "A.java", 3, "sentinel", "field", Verdict.OK, "why", "")),
        Label.read(file(HEADER + "g:a:1\tA.java\t3\tsentinel\tfield\tok\twhy\t\n")));
  }

  @Test
  void aWrongRowIsNamed() throws IOException {
    for (String row : List.of(
        "g:a\tA.java\t3\tsentinel\tfield\tok\twhy\t",
        "g:a:1\tA.java\tx\tsentinel\tfield\tok\twhy\t",
        "g:a:1\tA.java\t3\tsentinels\tfield\tok\twhy\t",
        "g:a:1\tA.java\t3\tsentinel\tfield\tfine\twhy\t",
        "g:a:1\tA.java\t3\tsentinel\tfield\tok\twhy")) {
      Path file = file(HEADER + row + "\n");
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> Label.read(file), row);
      assertTrue(e.getMessage().startsWith(file + ":2: "), e.getMessage());
    }
  }

  @Test
  void otherColumnsAreRefused() throws IOException {
    Path file = file("gav\tfile\n");
    assertThrows(IllegalArgumentException.class, () -> Label.read(file));
  }

  private Path file(String text) throws IOException {
    return Files.writeString(temp.resolve("labels.tsv"), text);
  }
}
