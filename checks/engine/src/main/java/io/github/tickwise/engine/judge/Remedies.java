package io.github.tickwise.engine.judge;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.fix.Fix;
import io.github.tickwise.engine.model.Expr;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  /** The findings with their fixes, or with what stands in the way of one. */
  List<Finding<O>> of(List<Report.Entry<O>> entries) {
    List<Finding<O>> findings = entries.stream().map(this::of).toList();
    Set<O> together = new HashSet<>();
    for (Finding<O> f : findings) {
      if (f.fix() != null) {
        f.fix().edits().forEach(e -> together.add(e.at()));
      }
    }
    return findings.stream()
        .map(f -> f.fix() == null && together.contains(f.origin())
            ? f.withMessage(f.message().replace(Obstacles.NO_FIX, Obstacles.TOGETHER))
            : f)
        .toList();
  }

  private Finding<O> of(Report.Entry<O> entry) {
    Finding<O> finding = entry.finding();
    Optional<Fix<O>> fix = fix(entry);
    if (fix.isPresent()) {
      return finding.withFix(fix.get());
    }
    boolean isHere = entry.use() != null && finding.origin().equals(entry.use().origin());
    String obstacle = isHere ? calls.obstacle(entry.use(), entry.site()) : null;
    return switch (finding.rule()) {
      case DIRECT_COMPARISON, MIN_MAX, EXACT_ARITHMETIC ->
        obstacle == null
            ? finding
            : finding.withMessage(finding.message() + Obstacles.NO_FIX + obstacle + ")");
      default -> finding;
    };
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
