package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#TRUNCATED_DIFFERENCE}. */
@BugPattern(
    summary = "A difference of ticks is cut to int before its sign is used",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickTruncatedDifference")
public final class TickTruncatedDifference extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickTruncatedDifference() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickTruncatedDifference(ErrorProneFlags flags) {
    super(Rule.TRUNCATED_DIFFERENCE, flags);
  }
}
