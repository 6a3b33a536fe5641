package io.github.tickwise.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import io.github.tickwise.engine.Rule;
import javax.inject.Inject;

/** Reports {@link Rule#NATURAL_ORDER}. */
@BugPattern(
    summary = "Ticks have no natural order to sort or key by",
    severity = BugPattern.SeverityLevel.WARNING,
    linkType = BugPattern.LinkType.CUSTOM,
    link = "https://tickwise.github.io/rules/TickNaturalOrder")
public final class TickNaturalOrder extends TickCheck {
  private static final long serialVersionUID = 1L;

  /** For the service loader, which only asks for the class. */
  public TickNaturalOrder() {
    this(ErrorProneFlags.empty());
  }

  @Inject
  public TickNaturalOrder(ErrorProneFlags flags) {
    super(Rule.NATURAL_ORDER, flags);
  }
}
