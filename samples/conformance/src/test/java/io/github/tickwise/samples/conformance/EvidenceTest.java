package io.github.tickwise.samples.conformance;

import io.github.tickwise.samples.wild.Golden;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every message, path and proof is the one that was read; renew with {@code -Dtickwise.write=true}. */
class EvidenceTest {
  private static final String RENEW =
      "mvn -pl samples/conformance -am -Dtickwise.write=true -Dsurefire.failIfNoSpecifiedTests=false"
          + " -Dtest=EvidenceTest test";

  @Test
  void theEvidenceIsTheCheckedInOne() throws IOException {
    List<String> lines = new ArrayList<>();
    Corpus corpus = Corpus.ofThisBuild();
    LoweredCases cases = new LoweredCases(corpus);
    for (Corpus one : corpus.cases()) {
      lines.addAll(Evidence.lines(cases.ofSources(one)));
    }
    new Golden(Evidence.FILE, RENEW).check(lines);
  }
}
