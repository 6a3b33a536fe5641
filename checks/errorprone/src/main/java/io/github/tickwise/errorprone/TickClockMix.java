package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#CLOCK_MIX}. */
@BugPattern(
    summary = "Readings of two clocks, or in two units, meet in one operation",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickClockMix")
public final class TickClockMix extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickClockMix() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickClockMix(ErrorProneFlags flags) {
    super(Rule.CLOCK_MIX, flags);
  }
}
