package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#SCALED_READING}. */
@BugPattern(
    summary = "A reading is scaled or narrowed before it is subtracted",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickScaledReading")
public final class TickScaledReading extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickScaledReading() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickScaledReading(ErrorProneFlags flags) {
    super(Rule.SCALED_READING, flags);
  }
}
