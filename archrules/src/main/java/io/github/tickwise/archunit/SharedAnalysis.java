package io.github.tickwise.archunit;

import com.tngtech.archunit.core.domain.JavaClass;
import io.github.tickwise.bytecode.ClassFile;
import io.github.tickwise.bytecode.ClassFileAnalysis;
import io.github.tickwise.bytecode.Place;
import io.github.tickwise.bytecode.Problem;
import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.Rule;
import io.github.tickwise.engine.catalog.Catalog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.stream.Collectors;

/**
 * Analyses an import once for all rules that check it. Thread-safe; a rule that comes while another
 * analyses waits for it.
 *
 * <p>Outcomes live in constants, so they must not keep imports alive: they hang weakly on a class
 * of the import (ArchUnit's classes are equal only to themselves) and hold none of them themselves.
 * That class and the names of all classes tell which import, and which part of it, was analysed.
 */
final class SharedAnalysis {

  /** What came out, by class. Holds names only. */
  static final class Outcome {
    private final Set<String> classNames;
    private final Map<String, List<Finding<Place>>> findings;
    private final Map<String, List<String>> problems;

    private Outcome(
        Set<String> classNames,
        Map<String, List<Finding<Place>>> findings,
        Map<String, List<String>> problems) {
      this.classNames = classNames;
      this.findings = findings;
      this.problems = problems;
    }

    List<Finding<Place>> findings(JavaClass javaClass) {
      return findings.getOrDefault(javaClass.getName(), List.of());
    }

    /** Why the class, or a part of it, was not analysed. */
    List<String> problems(JavaClass javaClass) {
      return problems.getOrDefault(javaClass.getName(), List.of());
    }
  }

  private final ClassFileAnalysis analysis;
  private final Map<JavaClass, Outcome> outcomes = new WeakHashMap<>();

  SharedAnalysis(Catalog catalog) {
    analysis = new ClassFileAnalysis(catalog, EnumSet.allOf(Rule.class));
  }

  synchronized Outcome of(Collection<JavaClass> classes) {
    Map<String, JavaClass> byName = new TreeMap<>();
    classes.forEach(c -> byName.put(c.getName(), c));
    if (byName.isEmpty()) {
      return new Outcome(Set.of(), Map.of(), Map.of());
    }
    JavaClass first = byName.values().iterator().next();
    Outcome known = outcomes.get(first);
    if (known == null || !known.classNames.equals(byName.keySet())) {
      known = analyze(byName);
      outcomes.put(first, known);
    }
    return known;
  }

  private Outcome analyze(Map<String, JavaClass> classes) {
    Map<String, List<String>> problems = new HashMap<>();
    List<ClassFile> files = new ArrayList<>();
    try (ClassFileReader reader = new ClassFileReader()) {
      classes.forEach((name, javaClass) -> {
        try {
          // Problems come back with the location: here, the class's name.
          files.add(new ClassFile(name, reader.read(javaClass)));
        } catch (ClassFileReader.UnreadableException e) {
          note(problems, name, e.getMessage());
        }
      });
    }
    ClassFileAnalysis.Result result = analysis.analyze(files);
    for (Problem problem : result.problems()) {
      int hash = problem.where().indexOf('#');
      String owner = hash < 0 ? problem.where() : problem.where().substring(0, hash);
      note(problems, owner, hash < 0 ? problem.what() : problem.toString());
    }
    Map<String, List<Finding<Place>>> findings =
        result.findings().stream().collect(Collectors.groupingBy(f -> f.origin().className()));
    findings
        .values()
        .forEach(list -> list.sort(Comparator.comparing(f -> f.origin().line())));
    return new Outcome(Set.copyOf(classes.keySet()), findings, problems);
  }

  private static void note(Map<String, List<String>> problems, String className, String reason) {
    problems.computeIfAbsent(className, k -> new ArrayList<>()).add(reason);
  }
}
