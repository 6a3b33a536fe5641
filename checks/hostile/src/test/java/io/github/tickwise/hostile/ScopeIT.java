package io.github.tickwise.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.hostile.programs.Loaders;
import io.github.tickwise.hostile.programs.OtherAgent;
import io.github.tickwise.hostile.programs.Reading;
import io.github.tickwise.hostile.programs.Shapes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which classes are shifted: by pattern, by loader, by module, and beside other agents. */
class ScopeIT {
  private static final String PROGRAMS = "io.github.tickwise.hostile.programs.";

  @TempDir
  Path directory;

  @Test
  void onlyWhatIsIncluded() {
    Forked run = Forked.program(
            Shapes.class, Forked.agent("start=negative,include=*.Shapes$Clock:*.Shapes$M*"))
        .succeeded();
    assertEquals(List.of("default", "interface", "record"), hostile(run.numbers()));
  }

  @Test
  void notWhatIsExcluded() {
    Forked run = Forked.program(
            Shapes.class, Forked.agent("start=negative,exclude=" + PROGRAMS + "Shapes$*"))
        .succeeded();
    assertEquals(
        List.of("boxed", "call", "deep", "initialiser", "lambda", "reference"),
        hostile(run.numbers()));
  }

  @Test
  void aRunThatShiftsNothingSaysSo() {
    Forked run = Forked.program(Shapes.class, Forked.agent("start=negative,include=com.example.*"))
        .succeeded();
    assertEquals(List.of(), hostile(run.numbers()));
    assertEquals(
        List.of("tickwise-hostile: no class that was loaded reads System.nanoTime(),"
            + " or include and exclude leave all out"),
        run.said().subList(1, run.said().size()));
  }

  @Test
  void verboseNamesWhatIsShifted() {
    Forked run = Forked.program(
            Shapes.class, Forked.agent("start=negative,verbose,include=" + PROGRAMS + "*"))
        .succeeded();
    String shifted = "tickwise-hostile: shifted ";
    assertEquals(
        List.of(
            shifted + "8 in " + PROGRAMS + "Shapes",
            shifted + "1 in " + PROGRAMS + "Shapes$1",
            shifted + "2 in " + PROGRAMS + "Shapes$Clock",
            shifted + "1 in " + PROGRAMS + "Shapes$Mark",
            shifted + "12 readings in 4 classes"),
        run.said().subList(1, run.said().size()));
  }

  @Test
  void everyClassLoader() {
    Forked run = Forked.program(Loaders.class, Forked.agent("start=negative")).succeeded();
    assertEquals(List.of("apart", "application", "reference"), hostile(run.numbers()));
  }

  @Test
  void namedModules() throws IOException {
    Path source = Files.createDirectories(directory.resolve("src/app"));
    Files.writeString(source.resolve("module-info.java"), "module app {}");
    Files.createDirectories(source.resolve("app"));
    Files.writeString(source.resolve("app/Main.java"), """
        package app;
        public class Main {
          public static void main(String[] args) {
            java.util.function.LongSupplier reference = System::nanoTime;
            System.out.println("call " + System.nanoTime());
            System.out.println("reference " + reference.getAsLong());
          }
        }
        """);
    Path classes = directory.resolve("classes");
    int result = ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            null,
            null,
            "-d",
            classes.toString(),
            source.resolve("module-info.java").toString(),
            source.resolve("app/Main.java").toString());
    assertEquals(0, result);

    Forked run = Forked.java(
            List.of(Forked.agent("start=negative"), "-p", classes.toString(), "-m", "app/app.Main"))
        .succeeded();
    assertEquals(List.of("call", "reference"), hostile(run.numbers()));
  }

  @Test
  void aClassThatAnEarlierAgentLoadsStaysAndIsNamed() throws IOException {
    String other = "-javaagent:" + otherAgent() + "=" + Reading.class.getName();
    Forked run =
        Forked.program(OtherAgent.class, other, Forked.agent("start=negative")).succeeded();
    assertEquals(List.of(), hostile(run.numbers()));
    assertTrue(
        run.said()
            .get(1)
            .startsWith("tickwise-hostile: loaded before this agent, so left on the plain clock: "
                + Reading.class.getName() + ";"),
        run.said()::toString);
  }

  @Test
  void aClassThatALaterAgentLoadsAndChangesIsShifted() throws IOException {
    String other = "-javaagent:" + otherAgent() + "=" + Reading.class.getName();
    Forked run =
        Forked.program(OtherAgent.class, Forked.agent("start=negative"), other).succeeded();
    assertEquals(6, hostile(run.numbers()).size(), run::toString);
    assertEquals(1, run.said().size(), run.said()::toString);
  }

  /** The names of the readings that were taken on the clock of {@code start=negative}. */
  private static List<String> hostile(Map<String, Long> readings) {
    assertTrue(readings.size() >= 2, readings::toString);
    return new TreeMap<>(readings)
        .entrySet().stream()
            .filter(e -> e.getValue() < 0)
            .map(Map.Entry::getKey)
            .toList();
  }

  private Path otherAgent() throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Premain-Class", OtherAgent.class.getName());
    attributes.putValue("Can-Redefine-Classes", "true");
    attributes.putValue("Can-Retransform-Classes", "true");
    Path jar = directory.resolve("other.jar");
    try (OutputStream out = Files.newOutputStream(jar)) {
      new JarOutputStream(out, manifest).close(); // its class is on the class path
    }
    return jar;
  }
}
