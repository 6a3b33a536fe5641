package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#INFINITE_WAIT}. */
@BugPattern(
    summary = "A remaining time that may be 0 or negative is passed to a wait",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickInfiniteWait")
public final class TickInfiniteWait extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickInfiniteWait() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickInfiniteWait(ErrorProneFlags flags) {
    super(Rule.INFINITE_WAIT, flags);
  }
}
