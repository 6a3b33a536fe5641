package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#DEFAULT_INIT}. */
@BugPattern(
    summary = "A tick is read before any reading was stored in it",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickDefaultInit")
public final class TickDefaultInit extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickDefaultInit() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickDefaultInit(ErrorProneFlags flags) {
    super(Rule.DEFAULT_INIT, flags);
  }
}
