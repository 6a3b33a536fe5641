package io.github.tickwise.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The engine knows none of the tools whose syntax is lowered to it, nor the runtime. */
class ModuleTest {
  private static final List<String> FOREIGN = List.of(
      "com/sun/source",
      "com/sun/tools",
      "javax/lang/model",
      "com/google/errorprone",
      "org/objectweb/asm",
      "com/github/javaparser",
      "com/tngtech/archunit",
      "picocli",
      "io/github/tickwise/ticks",
      "io/github/tickwise/errorprone",
      "io/github/tickwise/bytecode",
      "io/github/tickwise/review");

  @Test
  void classesMentionNoFrontEnd() throws Exception {
    List<String> mentions = new ArrayList<>();
    int[] read = {0};
    for (Path file : classFiles()) {
      read[0]++;
      mentions.addAll(foreignNames(Files.readAllBytes(file), file.getFileName().toString()));
    }
    assertEquals(List.of(), mentions);
    assertTrue(read[0] > 50, "the engine's classes were found: " + read[0]);
  }

  /** A class that does mention such a name is found out: the search is not blind. */
  @Test
  void theSearchSees() throws IOException {
    String own = ModuleTest.class.getSimpleName() + ".class";
    try (var in = ModuleTest.class.getResourceAsStream(own)) {
      assertEquals(FOREIGN.size(), foreignNames(in.readAllBytes(), own).size());
    }
  }

  /** Names stand in a class file's constant pool as they are: ASCII is modified UTF-8. */
  private static List<String> foreignNames(byte[] classFile, String name) {
    String text = new String(classFile, StandardCharsets.ISO_8859_1);
    return FOREIGN.stream()
        .filter(text::contains)
        .map(f -> name + " mentions " + f)
        .toList();
  }

  private static List<Path> classFiles() throws IOException, URISyntaxException {
    Path root = Path.of(
        TickAnalysis.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(f -> f.toString().endsWith(".class")).toList();
    }
  }
}
