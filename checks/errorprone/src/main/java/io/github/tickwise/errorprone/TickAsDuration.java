package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#AS_DURATION}. */
@BugPattern(
    summary = "One clock reading is used as a duration or as a date",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickAsDuration")
public final class TickAsDuration extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickAsDuration() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickAsDuration(ErrorProneFlags flags) {
    super(Rule.AS_DURATION, flags);
  }
}
