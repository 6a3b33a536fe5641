package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fixes of the javac plugin, applied to real libraries; and what became of the behaviour of three. */
@Tag("wild")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PatchModeTest {
  private static final String RENEW = "mvn -P wild -pl samples/wild -am -Dtickwise.write=true"
      + " -Dsurefire.failIfNoSpecifiedTests=false -Dtest=PatchModeTest test";

  private Wild wild;
  private List<String> fixes;

  @BeforeAll
  void patch() throws IOException {
    wild = new Wild(Modules.wild(), Modules.wild().resolve("target/wild"));
    List<Library> chosen = new ArrayList<>(Library.read(Modules.wild().resolve("patched.txt")));
    String only = System.getProperty("wild.patch", "");
    chosen.removeIf(l -> !only.isEmpty() && !List.of(only.split(",")).contains(l.artifact()));
    fixes = wild.patch(chosen);
  }

  /** That all compile, and that a further run changes nothing, is looked at while they are patched. */
  @Test
  void theFixesAreTheCheckedInOnes() throws IOException {
    new Golden(Modules.wild().resolve("expected/fixes.tsv"), RENEW).check(fixes);
  }

  /** A driver uses a library as an application would, and prints a line for each promise that it keeps or breaks. */
  @ParameterizedTest
  @CsvSource({
    "GrpcDeadline, io.grpc:grpc-api:1.73.0, wrap-in:10m",
    "ExpiringEntries, net.jodah:expiringmap:0.5.11, wrap-in:10m",
    "SpanExport, io.opentelemetry:opentelemetry-sdk-trace:1.46.0, wrap-in:10m",
  })
  void theFixedLibraryKeepsItsPromises(String driver, String gav, String start) throws IOException {
    HostileRun run = new HostileRun(wild.workspace(), Library.parse(gav), driver);
    for (String clock : List.of("", start, "negative", "cross-zero:1500ms", "host-years:5")) {
      assertEquals(List.of(), run.faults("classes", clock), "fixed, on " + clock);
    }
    assertEquals(List.of(), run.faults("original", ""), "as it was, on the plain clock");
    assertEquals(false, run.faults("original", start).isEmpty(), "as it was, on " + start);
  }

  static Path driver(String name) {
    return Modules.wild().resolve("src/test/drivers").resolve(name + ".java");
  }
}
