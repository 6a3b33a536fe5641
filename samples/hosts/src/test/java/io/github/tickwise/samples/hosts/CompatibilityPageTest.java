package io.github.tickwise.samples.hosts;

import io.github.tickwise.samples.wild.Golden;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The page is made of what was run. */
class CompatibilityPageTest {
  private static final String RENEW = "mvn verify -pl samples/hosts -am -Dtickwise.write=true"
      + " -Dsurefire.failIfNoSpecifiedTests=false -Dtest=CompatibilityPageTest";

  @Test
  void theCheckedInPageIsThatOfTheCheckedInResults() throws IOException {
    new Golden(Build.root().resolve("docs/compatibility.md"), RENEW)
        .check(CompatibilityPage.lines(Build.module()));
  }
}
