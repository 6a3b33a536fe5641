package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#UNANNOTATED}. */
@BugPattern(
    summary = "A tick passes between compilation units and no @Tick says so",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickUnannotated")
public final class TickUnannotated extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickUnannotated() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickUnannotated(ErrorProneFlags flags) {
    super(Rule.UNANNOTATED, flags);
  }
}
