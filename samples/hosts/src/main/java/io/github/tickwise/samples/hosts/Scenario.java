package io.github.tickwise.samples.hosts;

import java.io.IOException;

/** What the plugin must do in every host. */
enum Scenario {
  CASES("the labelled cases: the same reports as on the first host", SourceTrials::cases),
  WERROR("`-Werror`", BuildTrials::warningsAreErrors),
  MODULES("module path", BuildTrials::modulePath),
  ONE_FILE("one file, the others as classes", BuildTrials::oneFile),
  BY_FILE("`-XDcompilePolicy=byfile`", BuildTrials::byFile),
  GENERATED("generated sources excluded", BuildTrials::generatedSources),
  OPTIONS("a wrong option is an error", BuildTrials::wrongOption),
  PATCH("a fix is applied", BuildTrials::patch),
  NULLAWAY(
      "NullAway " + CompanyTrials.versions(CompanyTrials.NULLAWAY) + " on the same processor path",
      CompanyTrials::nullAway),
  PICNIC(
      "error-prone-support " + CompanyTrials.versions(CompanyTrials.PICNIC, CompanyTrials.PICNIC_21)
          + " (for Java 21) on the same processor path",
      CompanyTrials::errorProneSupport),
  LOMBOK(
      "Lombok " + CompanyTrials.versions(CompanyTrials.LOMBOK) + " before it",
      CompanyTrials::lombok);

  /** Throws what is not as it should be. */
  interface Body {
    void run(Trial trial) throws IOException;
  }

  private static final int COMPANY_MINOR = 36;

  private final String title;
  private final Body body;

  Scenario(String title, Body body) {
    this.title = title;
    this.body = body;
  }

  /** As the page names it. */
  String title() {
    return title;
  }

  /** Whether it needs nothing but the host: such ones are part of the normal build. */
  boolean isPlain() {
    return compareTo(NULLAWAY) < 0;
  }

  /** Whether it can be run there: others have an oldest Error Prone of their own. */
  boolean suits(Host host) {
    return isPlain() || host.minor() >= COMPANY_MINOR;
  }

  /** Runs it; what fails is thrown. */
  void run(Trial trial) throws IOException {
    body.run(trial);
  }
}
