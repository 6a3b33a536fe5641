package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#ESCAPE}. */
@BugPattern(
    summary = "A tick leaves the process, where it means nothing",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickEscape")
public final class TickEscape extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickEscape() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickEscape(ErrorProneFlags flags) {
    super(Rule.ESCAPE, flags);
  }
}
