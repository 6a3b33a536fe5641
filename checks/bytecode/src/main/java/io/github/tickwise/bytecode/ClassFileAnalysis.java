package io.github.tickwise.bytecode;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.Solved;
import io.github.tickwise.engine.catalog.Catalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;

/**
 * The analysis of compiled classes. All classes given at once are one program: what one of them stores, the others
 * read. Code is read where clock readings can come, of the rest only the constant pools. Thread-safe and reusable: holds only the catalogue and the rules.
 */
public final class ClassFileAnalysis {
  private final Catalog catalog;
  private final Set<Rule> rules;
  private final int threads;

  /**
   * Reports the findings of {@code rules} only; the program is always solved as a whole. Reads classes on all cores.
   */
  public ClassFileAnalysis(Catalog catalog, Set<Rule> rules) {
    this(catalog, rules, Runtime.getRuntime().availableProcessors());
  }

  /**
   * The same on so many threads.
   *
   * @param threads at least 1; the result does not depend on it
   */
  public ClassFileAnalysis(Catalog catalog, Set<Rule> rules, int threads) {
    this.catalog = catalog;
    this.rules = Set.copyOf(rules);
    this.threads = threads;
  }

  /**
   * What came out.
   *
   * @param findings in the order of the classes given, and of the methods in them
   * @param problems what could not be read or analysed; the findings are those of the rest
   */
  public record Result(List<Finding<Place>> findings, List<Problem> problems) {
    public Result {
      findings = List.copyOf(findings);
      problems = List.copyOf(problems);
    }
  }

  /**
   * Analyses all classes in jars, directories of class files, and class files. Versioned entries of multi-release
   * jars, module descriptors and jars inside jars are left out. Where a class stands twice, the first one counts, as
   * on a class path. Never throws for what it finds there: see {@link Result#problems}.
   */
  public Result analyzePaths(List<Path> paths) {
    ClassPathReader reader = new ClassPathReader();
    paths.forEach(reader::read);
    return analyze(reader.classFiles(), reader.problems());
  }

  /** Analyses the classes given; as {@link #analyzePaths} without the reading. */
  public Result analyze(Collection<ClassFile> classFiles) {
    return analyze(classFiles, List.of());
  }

  private Result analyze(Collection<ClassFile> classFiles, List<Problem> readProblems) {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      // Streams that are started in a pool stay in it.
      return pool.submit(() -> analyzeHere(classFiles, readProblems)).join();
    } finally {
      pool.shutdown();
    }
  }

  private Result analyzeHere(Collection<ClassFile> classFiles, List<Problem> readProblems) {
    ReachedClasses reached = new ReachedClasses(catalog, classFiles);
    Solved<Place> solved = reached.solve();
    List<Finding<Place>> findings = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    for (Finding<Place> finding : solved == null ? List.<Finding<Place>>of() : solved.findings()) {
      if (rules.contains(finding.rule()) && seen.add(asWritten(finding))) {
        findings.add(finding);
      }
    }
    List<Problem> problems = new ArrayList<>(readProblems);
    problems.addAll(reached.problems());
    return new Result(findings, problems);
  }

  /** Compilers copy finally blocks and initialisers: what stands once in the source is reported once. */
  private static Object asWritten(Finding<Place> finding) {
    Place place = finding.origin();
    return List.of(place.className(), place.line(), finding.rule(), finding.message());
  }
}
