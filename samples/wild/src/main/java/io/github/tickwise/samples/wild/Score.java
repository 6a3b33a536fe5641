package io.github.tickwise.samples.wild;

import io.github.tickwise.samples.wild.Label.Verdict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Findings held against labels. A finding belongs to the nearest label of its file, within two lines, whose kind its
 * rule answers to; a kind that the rule is named after goes before one that it answers to as well, and a bug before
 * other verdicts. A finding that belongs to a bug finds all bugs that it could belong to, for one wrong expression is
 * often labelled at two of its lines.
 */
final class Score {
  private static final int REACH = 2;

  /** A share of what was looked for. */
  record Share(int found, int all) {
    double percent() {
      return all == 0 ? 100 : 100.0 * found / all;
    }

    @Override
    public String toString() {
      return found + " of " + all;
    }
  }

  private record Place(String library, String file) {}

  private final List<Label> labels;
  private final Map<Place, List<Integer>> byPlace = new HashMap<>();
  private final SortedMap<Hit, Label> judged = new TreeMap<>();
  private final Set<Hit> unlabelled = new TreeSet<>();
  private final Set<Integer> found = new HashSet<>();

  private Score(List<Label> labels) {
    this.labels = List.copyOf(labels);
    for (int i = 0; i < labels.size(); i++) {
      Label label = labels.get(i);
      byPlace
          .computeIfAbsent(new Place(label.library(), label.file()), k -> new ArrayList<>())
          .add(i);
    }
  }

  /** A finding that is given twice counts once. */
  static Score of(List<Label> labels, Collection<Hit> hits) {
    Score score = new Score(labels);
    new TreeSet<>(hits).forEach(score::add);
    return score;
  }

  private void add(Hit hit) {
    List<Integer> near =
        byPlace.getOrDefault(new Place(hit.library(), hit.file()), List.of()).stream()
            .filter(i -> distance(i, hit) <= REACH)
            .filter(i -> Kinds.answers(hit.rule(), List.of(labels.get(i).kind())))
            .toList();
    if (near.isEmpty()) {
      unlabelled.add(hit);
      return;
    }
    Label nearest = labels.get(nearest(near, hit));
    judged.put(hit, nearest);
    if (nearest.isBug()) {
      near.stream().filter(i -> labels.get(i).isBug()).forEach(found::add);
    }
  }

  private int nearest(List<Integer> near, Hit hit) {
    Comparator<Integer> order = Comparator.comparing(
            (Integer i) -> !isNamedAfter(hit.rule(), labels.get(i)))
        .thenComparing(i -> distance(i, hit))
        .thenComparing(i -> !labels.get(i).isBug())
        .thenComparing(i -> i);
    return near.stream().min(order).orElseThrow();
  }

  private static boolean isNamedAfter(String rule, Label label) {
    return Kinds.isNamedAfter(rule, List.of(label.kind()));
  }

  private int distance(int label, Hit hit) {
    return Math.abs(labels.get(label).line() - hit.line());
  }

  /** The findings that belong to a label, and the label that each belongs to. */
  SortedMap<Hit, Label> judged() {
    return judged;
  }

  /** The findings that belong to no label, in order. */
  Set<Hit> unlabelled() {
    return unlabelled;
  }

  /** How many findings belong to a label of that verdict. */
  int count(Verdict verdict, Predicate<Hit> which) {
    return (int) judged.entrySet().stream()
        .filter(e -> e.getValue().verdict() == verdict && which.test(e.getKey()))
        .count();
  }

  /** Of the bugs that were labelled. */
  Share recall(Predicate<Label> which) {
    int of = 0;
    int hits = 0;
    for (int i = 0; i < labels.size(); i++) {
      if (labels.get(i).isBug() && which.test(labels.get(i))) {
        of++;
        hits += found.contains(i) ? 1 : 0;
      }
    }
    return new Share(hits, of);
  }

  /** Findings at bugs, of those at bugs and at what is right. */
  Share precision() {
    int right = count(Verdict.BUG, h -> true);
    return new Share(right, right + count(Verdict.OK, h -> true));
  }

  /** The bugs that no finding found, in the order of the labels. */
  List<Label> missed() {
    List<Label> missed = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      if (labels.get(i).isBug() && !found.contains(i)) {
        missed.add(labels.get(i));
      }
    }
    return missed;
  }
}
