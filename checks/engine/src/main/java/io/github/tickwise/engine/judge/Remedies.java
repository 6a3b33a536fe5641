package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.Expr;
import java.util.Optional;

/**
 * Adds to findings what would cure them. Asked in the order of the findings, for a fix that cures
 * several is given to the first of them.
 */
final class Remedies<O> {
  private final CallRemedies<O> calls;
  private final ShapeRemedies<O> shapes;
  private final ConversionRemedies<O> conversions;
  private final WaitRemedies<O> waits;
  private final SeedRemedies<O> seeds;
  private final FlagRemedies<O> flags;
  private final Clamps<O> clamps;

  Remedies(Context<O> context, Saturations<O> saturations) {
    this.calls = new CallRemedies<>(context);
    this.shapes = new ShapeRemedies<>(context);
    this.conversions = new ConversionRemedies<>(context);
    this.waits = new WaitRemedies<>(context);
    this.seeds = new SeedRemedies<>(context);
    this.flags = new FlagRemedies<>(context);
    this.clamps = new Clamps<>(context, saturations);
  }

  /** The entry's finding, with a fix if there is a right one. */
  Finding<O> of(Report.Entry<O> entry) {
    Finding<O> finding = entry.finding();
    return fix(entry).map(finding::withFix).orElse(finding);
  }

  private Optional<Fix<O>> fix(Report.Entry<O> entry) {
    Expr<O> use = entry.use();
    Site<O> site = entry.site();
    if (use == null) {
      return Optional.empty();
    }
    boolean isHere = entry.finding().origin().equals(use.origin());
    return switch (entry.finding().rule()) {
      case DIRECT_COMPARISON, MIN_MAX -> isHere ? calls.order(use, site) : Optional.empty();
      case EXACT_ARITHMETIC ->
        isHere ? calls.exact(use, site).or(() -> clamps.fix(use, site)) : Optional.empty();
      case TRUNCATED_DIFFERENCE -> isHere ? shapes.truncated(use, site) : Optional.empty();
      case SHAPE -> shapes.fix(entry.finding().origin(), use, site);
      case SCALED_READING -> isHere ? conversions.fix(use, site) : Optional.empty();
      case INFINITE_WAIT -> isHere ? waits.fix(use, site) : Optional.empty();
      case DEFAULT_INIT -> seeds.fix(entry.finding().origin()).or(() -> flags.fix(use, site));
      case SENTINEL -> flags.fix(use, site);
      default -> Optional.empty();
    };
  }
}
