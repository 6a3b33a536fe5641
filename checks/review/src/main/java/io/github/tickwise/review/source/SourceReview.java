package io.github.tickwise.review.source;

import com.github.javaparser.ast.CompilationUnit;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.FlowBuilder;
import io.github.tickwise.review.InputError;
import io.github.tickwise.review.ReviewFinding;
import io.github.tickwise.review.ReviewPlace;
import io.github.tickwise.review.ReviewResult;
import io.github.tickwise.review.Workers;
import io.github.tickwise.review.lower.Origin;
import io.github.tickwise.review.lower.SourceLowering;
import io.github.tickwise.review.lower.SourceUnit;
import io.github.tickwise.review.source.SourceFiles.SourceFile;
import io.github.tickwise.review.types.TypeIndex;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Reviews source files without a build and without a class path; all files given are one program. Thread-safe. */
public final class SourceReview {
  private final Catalog catalog;
  private final Set<Rule> rules;

  /**
   * @param rules the rules to report
   */
  public SourceReview(Catalog catalog, Set<Rule> rules) {
    this.catalog = catalog;
    this.rules = Set.copyOf(rules);
  }

  /**
   * Reviews files and trees of files. Uses all cores; the result does not depend on how many. What cannot be read or
   * parsed becomes an error of the result, and the rest is analysed.
   */
  public ReviewResult run(List<Path> paths) {
    List<InputError> errors = Collections.synchronizedList(new ArrayList<>());
    List<SourceFile> files = SourceFiles.under(paths, errors);
    try (Workers workers = new Workers()) {
      TypeIndex index = new TypeIndex(catalog.knownTypes());
      SourceLowering lowering = new SourceLowering(index);
      List<Parsed> parsed = present(workers.map(files, f -> parse(f, errors)));
      List<SourceUnit> units =
          workers.map(List.of(parsed), all -> declare(all, lowering)).get(0);
      workers.map(units, u -> guarded(u.path(), errors, () -> lowering.resolveMembers(u)));
      List<ProgramBuilder<Origin>> parts = workers.map(units, u -> lower(u, lowering, errors));
      ProgramBuilder<Origin> builder = new ProgramBuilder<>();
      parts.forEach(builder::addAll);
      Program<Origin> program = builder.build(index);
      List<Finding<Origin>> found =
          workers.map(List.of(program), p -> analyze(p, errors)).get(0);
      return new ReviewResult(report(found), errors, parsed.size());
    }
  }

  private record Parsed(String name, String text, CompilationUnit tree) {}

  private static final ThreadLocal<SourceParser> PARSER =
      ThreadLocal.withInitial(SourceParser::new);

  private static Parsed parse(SourceFile file, List<InputError> errors) {
    try {
      String text = file.read();
      return new Parsed(file.name(), text, PARSER.get().parse(file.name(), text));
    } catch (SourceParser.SyntaxError e) {
      errors.add(e.error());
    } catch (IOException e) {
      errors.add(new InputError(file.name(), 0, "cannot be read: " + e.getMessage()));
    } catch (RuntimeException | StackOverflowError e) {
      errors.add(internal(file.name(), e));
    }
    return null;
  }

  private static List<SourceUnit> declare(List<Parsed> parsed, SourceLowering lowering) {
    List<SourceUnit> units = new ArrayList<>();
    for (Parsed p : parsed) {
      units.add(lowering.declare(p.name(), p.text(), p.tree()));
    }
    lowering.resolveSupertypes(units);
    return units;
  }

  private static ProgramBuilder<Origin> lower(
      SourceUnit unit, SourceLowering lowering, List<InputError> errors) {
    ProgramBuilder<Origin> program = new ProgramBuilder<>();
    guarded(unit.path(), errors, () -> {
      for (ClassUnit<Origin> u : lowering.lower(unit)) {
        FlowBuilder.lower(u, program);
      }
    });
    return program;
  }

  private List<Finding<Origin>> analyze(Program<Origin> program, List<InputError> errors) {
    try {
      return new TickAnalysis(catalog).analyze(program);
    } catch (RuntimeException | StackOverflowError e) {
      errors.add(internal("(all files)", e));
      return List.of();
    }
  }

  private List<ReviewFinding> report(List<Finding<Origin>> found) {
    List<ReviewFinding> findings = new ArrayList<>();
    for (Finding<Origin> f : found) {
      Rule rule = f.rule();
      Origin at = f.origin();
      if (rules.contains(rule) && !at.suppresses(rule.id())) {
        findings.add(ReviewFinding.of(f, o -> new ReviewPlace(o.path(), o.line())));
      }
    }
    return findings;
  }

  /** An error in one file must not take the others with it. */
  private static boolean guarded(String path, List<InputError> errors, Runnable step) {
    try {
      step.run();
      return true;
    } catch (RuntimeException | StackOverflowError e) {
      errors.add(internal(path, e));
      return false;
    }
  }

  private static InputError internal(String path, Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    return new InputError(
        path, 0, "internal error: " + e + (trace.length == 0 ? "" : " at " + trace[0]));
  }

  private static <T> List<T> present(List<T> list) {
    return list.stream().filter(Objects::nonNull).toList();
  }
}
