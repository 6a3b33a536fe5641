package io.github.tickwise.archunit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.lang.ArchRule;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.catalog.CatalogException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;

/**
 * The tick rules as ArchUnit rules.
 *
 * <pre>{@code
 * @AnalyzeClasses(packages = "com.example")
 * class TickTest {
 *   @ArchTest static final ArchRule ticks = TickRules.ALL;
 * }
 * }</pre>
 *
 * <p>All classes of an import are one program: a tick is followed from the class that reads the
 * clock to the class that compares it, so import what belongs together, jars included. Each finding
 * is one violation of the class it stands in, with file and line. The rules read class files again
 * where the import found them; a class whose file is gone, or newer than can be read, is a
 * violation that says so.
 *
 * <p>Quieten a place with {@code @TickSafe("why")}, or with ArchUnit's own ignore patterns or
 * freezing. An import without any class passes.
 *
 * <p>Rules and instances are thread-safe. However many rules check one import, it is analysed once.
 */
public final class TickRules {
  private static final TickRules BUNDLED = new TickRules(Catalog.bundled());

  /** Every rule that is no suggestion: {@link Rule#byDefault}. */
  public static final ArchRule ALL = BUNDLED.all();

  /** {@link Rule#AS_DURATION}. */
  public static final ArchRule TICK_AS_DURATION = BUNDLED.rule(Rule.AS_DURATION);

  /** {@link Rule#SENTINEL}. */
  public static final ArchRule TICK_SENTINEL = BUNDLED.rule(Rule.SENTINEL);

  /** {@link Rule#MIN_MAX}. */
  public static final ArchRule TICK_MIN_MAX = BUNDLED.rule(Rule.MIN_MAX);

  /** {@link Rule#NATURAL_ORDER}. */
  public static final ArchRule TICK_NATURAL_ORDER = BUNDLED.rule(Rule.NATURAL_ORDER);

  /** {@link Rule#DIRECT_COMPARISON}. */
  public static final ArchRule TICK_DIRECT_COMPARISON = BUNDLED.rule(Rule.DIRECT_COMPARISON);

  /** {@link Rule#TRUNCATED_DIFFERENCE}. */
  public static final ArchRule TICK_TRUNCATED_DIFFERENCE = BUNDLED.rule(Rule.TRUNCATED_DIFFERENCE);

  /** {@link Rule#SCALED_READING}. */
  public static final ArchRule TICK_SCALED_READING = BUNDLED.rule(Rule.SCALED_READING);

  /** {@link Rule#DEFAULT_INIT}. */
  public static final ArchRule TICK_DEFAULT_INIT = BUNDLED.rule(Rule.DEFAULT_INIT);

  /** {@link Rule#CLOCK_MIX}. */
  public static final ArchRule TICK_CLOCK_MIX = BUNDLED.rule(Rule.CLOCK_MIX);

  /** {@link Rule#EXACT_ARITHMETIC}. */
  public static final ArchRule TICK_EXACT_ARITHMETIC = BUNDLED.rule(Rule.EXACT_ARITHMETIC);

  /** {@link Rule#SHAPE}. */
  public static final ArchRule TICK_SHAPE = BUNDLED.rule(Rule.SHAPE);

  /** {@link Rule#INFINITE_WAIT}. */
  public static final ArchRule TICK_INFINITE_WAIT = BUNDLED.rule(Rule.INFINITE_WAIT);

  /** {@link Rule#HORIZON}. */
  public static final ArchRule TICK_HORIZON = BUNDLED.rule(Rule.HORIZON);

  /** {@link Rule#ESCAPE}. */
  public static final ArchRule TICK_ESCAPE = BUNDLED.rule(Rule.ESCAPE);

  /** {@link Rule#UNANNOTATED}. */
  public static final ArchRule TICK_UNANNOTATED = BUNDLED.rule(Rule.UNANNOTATED);

  private final SharedAnalysis analysis;

  private TickRules(Catalog catalog) {
    analysis = new SharedAnalysis(catalog);
  }

  /**
   * The rules over the bundled clocks and those of a model file, a signature a line:
   *
   * <pre>
   * com.example.GameClock#tickCount() : TICK millis int32
   * </pre>
   *
   * <p>Keep the result in a constant if you use more than one of its rules: an import is analysed
   * once for each {@code TickRules}.
   *
   * @throws UncheckedIOException if the file cannot be read
   * @throws CatalogException if a line of it cannot
   */
  public static TickRules withModels(Path models) {
    try {
      return new TickRules(
          Catalog.bundled().extendedBy(models.toString(), Files.readAllLines(models)));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the models in " + models, e);
    }
  }

  /** Every rule that is no suggestion: {@link Rule#byDefault}. */
  public ArchRule all() {
    return rule(Rule.byDefault(), "obey all tick rules");
  }

  /** One rule. */
  public ArchRule rule(Rule rule) {
    return rule(EnumSet.of(rule), "obey " + rule.id() + ": " + rule.summary());
  }

  private ArchRule rule(Set<Rule> rules, String description) {
    return classes().should(new TickCondition(description, rules, analysis)).allowEmptyShould(true);
  }
}
