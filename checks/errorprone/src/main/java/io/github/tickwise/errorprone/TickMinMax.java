package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#MIN_MAX}. */
@BugPattern(
    summary = "Ticks have no order, so no minimum or maximum by value",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickMinMax")
public final class TickMinMax extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickMinMax() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickMinMax(ErrorProneFlags flags) {
    super(Rule.MIN_MAX, flags);
  }
}
