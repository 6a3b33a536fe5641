package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.ErrorProneFlags;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The options of the namespace {@code Tickwise}. */
class SettingsTest {
  @TempDir
  Path directory;

  private static Settings of(String name, String value) {
    return Settings.of(ErrorProneFlags.fromMap(ImmutableMap.of(name, value)));
  }

  private static void problem(String expected, String name, String value) {
    assertEquals(List.of(expected), of(name, value).problems());
  }

  @Test
  void theDefaults() {
    Settings settings = Settings.of(ErrorProneFlags.empty());
    assertNull(settings.models());
    assertEquals(Settings.Style.AUTO, settings.style());
    assertFalse(settings.suggestions());
    assertTrue(settings.proof());
    assertEquals(List.of(), settings.problems());
  }

  @Test
  void whatIsSetHoldsInAnyCase() {
    assertEquals("a.txt", of("Tickwise:Models", "a.txt").models());
    assertEquals(Settings.Style.AUTO, of("Tickwise:Style", "auto").style());
    assertEquals(Settings.Style.TICKS, of("Tickwise:Style", "ticks").style());
    assertEquals(Settings.Style.PLAIN, of("Tickwise:Style", "Plain").style());
    assertTrue(of("Tickwise:Suggestions", "true").suggestions());
    assertFalse(of("Tickwise:Proof", "FALSE").proof());
  }

  @Test
  void aWrongValueIsAProblemThatNamesTheRightOnes() {
    problem("Tickwise:Models names no file", "Tickwise:Models", " ");
    problem(
        "Tickwise:Style is 'fancy', and can only be auto, ticks or plain",
        "Tickwise:Style",
        "fancy");
    problem(
        "Tickwise:Suggestions is 'yes', and can only be true or false",
        "Tickwise:Suggestions",
        "yes");
    problem("Tickwise:Proof is '0', and can only be true or false", "Tickwise:Proof", "0");
  }

  @Test
  void aWrongNameIsAProblemThatNamesTheRightOnes() {
    for (String wrong : List.of("Tickwise:Stlye", "tickwise:Style", "Tickwise", "TickwiseStyle")) {
      problem(
          "there is no option '" + wrong
              + "'; there are Tickwise:Models, Tickwise:Style, Tickwise:Suggestions and Tickwise:Proof",
          wrong,
          "plain");
    }
  }

  @Test
  void theOptionsOfOthersAreTheirs() {
    assertEquals(List.of(), of("NullAway:AnnotatedPackages", "p").problems());
  }

  @Test
  void theCompilerReportsAProblemOnceAndNothingElse() throws IOException {
    Path wrong = directory.resolve("Wrong.java");
    Files.writeString(
        wrong, "class Wrong { boolean m(long at) { return System.nanoTime() + 1 > at; } }");
    Path other = directory.resolve("Other.java");
    Files.writeString(other, "class Other {}");
    List<JavacRunner.Report> reports = JavacRunner.run(
        List.of(wrong, other),
        List.of(
            "-XepDisableAllChecks",
            "-Xep:TickDirectComparison:WARN",
            "-Xep:TickEscape:WARN",
            "-XepOpt:Tickwise:Stlye=plain",
            "-XepOpt:Tickwise:Proof=no"),
        List.of());
    assertEquals(
        List.of(
            "Tickwise: Tickwise:Proof is 'no', and can only be true or false",
            "Tickwise: there is no option 'Tickwise:Stlye'; there are Tickwise:Models, Tickwise:Style,"
                + " Tickwise:Suggestions and Tickwise:Proof"),
        reports.stream().map(JavacRunner.Report::message).toList());
    assertTrue(
        reports.stream().allMatch(r -> r.kind() == Diagnostic.Kind.ERROR), reports.toString());
  }
}
