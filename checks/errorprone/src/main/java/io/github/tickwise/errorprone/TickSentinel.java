package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#SENTINEL}. */
@BugPattern(
    summary = "A tick has no reserved values; it may be 0, negative, MIN or MAX",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickSentinel")
public final class TickSentinel extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickSentinel() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickSentinel(ErrorProneFlags flags) {
    super(Rule.SENTINEL, flags);
  }
}
