package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#HORIZON}. */
@BugPattern(
    summary = "An interval reaches half the clock's period, where future is past",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickHorizon")
public final class TickHorizon extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickHorizon() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickHorizon(ErrorProneFlags flags) {
    super(Rule.HORIZON, flags);
  }
}
