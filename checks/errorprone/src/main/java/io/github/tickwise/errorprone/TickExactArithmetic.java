package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#EXACT_ARITHMETIC}. */
@BugPattern(
    summary = "A tick may wrap, but overflow is checked or clamped here",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickExactArithmetic")
public final class TickExactArithmetic extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickExactArithmetic() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickExactArithmetic(ErrorProneFlags flags) {
    super(Rule.EXACT_ARITHMETIC, flags);
  }
}
