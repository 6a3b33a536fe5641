package io.github.tickwise.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** What is in the jar that users name behind {@code -javaagent:}. */
class AgentJarIT {
  private static final String OWN = "io/github/tickwise/hostile/";

  @Test
  void holdsNothingThatCouldMeetAClassOfTheProgram() throws IOException {
    try (JarFile jar = new JarFile(System.getProperty("tickwise.hostile.jar"))) {
      List<String> classes =
          jar.stream().map(ZipEntry::getName).filter(n -> n.endsWith(".class")).toList();
      assertEquals(List.of(), classes.stream().filter(n -> !n.startsWith(OWN)).toList());
      assertTrue(classes.contains(OWN + "asm/ClassReader.class"), classes::toString);
      assertTrue(classes.contains(OWN + "HostileAgent.class"), classes::toString);
      assertTrue(jar.getEntry("META-INF/LICENSE-asm.txt") != null, "ASM's licence is missing");
    }
  }

  @Test
  void isAnAgentThatIsLoadedAtTheStart() throws IOException {
    try (JarFile jar = new JarFile(System.getProperty("tickwise.hostile.jar"))) {
      Attributes manifest = jar.getManifest().getMainAttributes();
      assertEquals(HostileAgent.class.getName(), manifest.getValue("Premain-Class"));
      assertEquals("io.github.tickwise.hostile", manifest.getValue("Automatic-Module-Name"));
      // Attached later, it would find readings of the plain clock in fields.
      assertEquals(null, manifest.getValue("Agent-Class"));
    }
  }
}
