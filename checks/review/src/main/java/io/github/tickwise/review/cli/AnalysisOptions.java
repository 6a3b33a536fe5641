package io.github.tickwise.review.cli;

import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.catalog.CatalogException;
import io.github.tickwise.review.Workers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that all commands share. */
final class AnalysisOptions {
  /** The command that these options belong to. */
  @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "text (path:line: [rule] message) or tsv (path, line, rule, message); default: text")
  private String format;

  @Option(names = "--no-proof", description = "leave out the lines below a finding that show it")
  private boolean noProof;

  @Option(
      names = "--models",
      paramLabel = "FILE",
      description = "a file of clocks and helpers that are not bundled; may be given several times")
  private List<Path> models = List.of();

  @Option(
      names = "--rules",
      paramLabel = "RULE",
      split = ",",
      description = "report these rules only, separated by commas; default: all but suggestions")
  private List<String> rules = List.of();

  @Option(names = "--suggestions", description = "report suggestions, too")
  private boolean suggestions;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many threads to use; default: all cores. The result does not depend on it")
  private int threads = Workers.allCores();

  /** At least 1. */
  int threads() {
    if (threads < 1) {
      throw usage("--threads must be 1 or more");
    }
    return threads;
  }

  /** How to print. */
  Report report() {
    return switch (format) {
      case "text" -> new TextReport(!noProof);
      case "tsv" -> new TsvReport();
      default -> throw usage("unknown format '" + format + "'; the formats are: text, tsv");
    };
  }

  /** The rules to report. */
  Set<Rule> rules() {
    if (rules.isEmpty()) {
      return suggestions ? EnumSet.allOf(Rule.class) : Rule.byDefault();
    }
    Set<Rule> chosen = EnumSet.noneOf(Rule.class);
    for (String id : rules) {
      chosen.add(Rule.ofId(id.strip())
          .orElseThrow(() -> usage("unknown rule '" + id + "'; the rules are: " + Rule.allIds())));
    }
    return chosen;
  }

  /** The bundled catalogue and the user's lines. */
  Catalog catalog() {
    Catalog catalog = Catalog.bundled();
    for (Path file : models) {
      try {
        catalog =
            catalog.extendedBy(file.toString(), Files.readAllLines(file, StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw usage(file + ": cannot be read: " + e);
      } catch (CatalogException e) {
        throw usage(e.getMessage());
      }
    }
    return catalog;
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
