package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#SHAPE}. */
@BugPattern(
    summary = "A sum of ticks that is neither a reading nor a difference, or a remainder",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickShape")
public final class TickShape extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickShape() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickShape(ErrorProneFlags flags) {
    super(Rule.SHAPE, flags);
  }
}
