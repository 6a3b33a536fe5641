package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#DIRECT_COMPARISON}. */
@BugPattern(
    summary = "Ticks have no order; compare their difference with zero",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickDirectComparison")
public final class TickDirectComparison extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickDirectComparison() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickDirectComparison(ErrorProneFlags flags) {
    super(Rule.DIRECT_COMPARISON, flags);
  }
}
