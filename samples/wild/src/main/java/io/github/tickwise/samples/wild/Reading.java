package io.github.tickwise.samples.wild;

import io.github.tickwise.samples.wild.Label.Verdict;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The findings of one front end, held first against the labels of the first reading, and what is left against those
 * that were added when it was read.
 *
 * @param first recall is counted on these labels alone
 * @param later of the findings without a label of the first reading
 * @param hits of all libraries
 */
record Reading(String frontEnd, Score first, Score later, Collection<Hit> hits) {
  /** Labels that the predicate refuses are left out, as if nobody had made them. */
  static Reading of(
      String frontEnd, List<Label> labels, Collection<Hit> hits, Predicate<Label> counted) {
    List<Label> first =
        labels.stream().filter(Label::isOfFirstReading).filter(counted).toList();
    List<Label> added = labels.stream().filter(l -> !l.isOfFirstReading()).toList();
    Set<String> read = labels.stream().map(Label::library).collect(Collectors.toSet());
    List<Hit> inRead = hits.stream().filter(h -> read.contains(h.library())).toList();
    Score score = Score.of(first, inRead);
    return new Reading(frontEnd, score, Score.of(added, score.unlabelled()), List.copyOf(hits));
  }

  /** How many findings of that verdict, by whichever reading. */
  int count(Verdict verdict, Predicate<Hit> which) {
    return first.count(verdict, which) + later.count(verdict, which);
  }

  /** Findings that nobody has read. */
  Set<Hit> unread() {
    return later.unlabelled();
  }

  /** Of the findings without a label of the first reading that were read since, how many are right. */
  Score.Share laterPrecision() {
    return later.precision();
  }
}
