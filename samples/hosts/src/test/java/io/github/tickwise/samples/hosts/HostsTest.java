package io.github.tickwise.samples.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wild.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same jar in every host. */
class HostsTest {
  private static final String RENEW =
      "mvn -P hosts verify -pl samples/hosts -am -Dtickwise.write=true"
          + " -Dsurefire.failIfNoSpecifiedTests=false -Dtest=HostsTest,CompatibilityPageTest";

  /**
   * In the normal build: one host of the JDK that runs it, and nothing of others. It is the one that the rest of the build
   * is farthest from: on the JDK of the reference the oldest Error Prone, on others the newest.
   */
  @Test
  void theFarthestHostOfThisJdk() throws IOException {
    Matrix matrix = matrix("short");
    int jdk = Jdk.running().major();
    List<Host> ends = matrix.ends(jdk);
    Host host =
        matrix.hosts().get(0).jdk().major() == jdk ? ends.get(0) : ends.get(ends.size() - 1);
    List<String> faults = new ArrayList<>();
    for (Scenario scenario : Scenario.values()) {
      if (scenario.isPlain()) {
        matrix
            .run(host, scenario)
            .ifPresent(f -> faults.add(host.label() + ", " + scenario + ": " + f));
      }
    }
    assertEquals(List.of(), faults);
  }

  /** All of them; what came out is what the page says. */
  @Test
  @Tag("hosts")
  void everyHost() throws IOException {
    assertTrue(ClassPaths.tickwise().contains(".jar"), "not a jar: run `verify`");
    Matrix matrix = matrix("all");
    List<String> rows = new ArrayList<>();
    for (Host host : matrix.hosts()) {
      for (Scenario scenario : Scenario.values()) {
        if (!scenario.suits(host)) {
          continue;
        }
        Optional<String> fault = matrix.run(host, scenario);
        rows.add(String.join(
            "\t",
            String.valueOf(host.jdk().major()),
            host.errorProne(),
            scenario.name(),
            fault.map(f -> "no: " + f.lines().findFirst().orElse("")).orElse("yes")));
        fault.ifPresent(f -> System.err.println(host.label() + ", " + scenario + ": " + f));
      }
    }
    new Golden(Build.module().resolve("results/hosts.tsv"), RENEW).check(rows);
  }

  private static Matrix matrix(String name) throws IOException {
    return new Matrix(
        Build.root(), Files.createDirectories(Build.target().resolve("hosts-" + name)));
  }
}
