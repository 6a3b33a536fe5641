package io.github.tickwise.samples.conformance;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Every front end over every case.
 *
 * @param outcomes in the order of the report's columns
 */
record Conformance(Marks marks, List<Outcomes> outcomes) {
  /** How many of some marks a front end finds. */
  record Share(long found, long marked) {
    double percent() {
      return marked == 0 ? 100 : 100.0 * found / marked;
    }

    @Override
    public String toString() {
      return found + "/" + marked;
    }
  }

  /** Runs all front ends. */
  static Conformance run(Corpus corpus) throws IOException {
    Marks marks = Marks.of(corpus.sources());
    List<Outcomes> outcomes = new ArrayList<>();
    for (FrontEnd frontEnd : FrontEnd.ALL) {
      outcomes.add(new Outcomes(frontEnd.name(), marks, frontEnd.findings(corpus, marks)));
    }
    return new Conformance(marks, List.copyOf(outcomes));
  }

  Outcomes of(FrontEnd frontEnd) {
    return outcomes.stream()
        .filter(o -> o.frontEnd().equals(frontEnd.name()))
        .findFirst()
        .orElseThrow();
  }

  Share share(Outcomes of, Predicate<Mark> marked) {
    List<Mark> chosen = marks.all().stream().filter(marked).toList();
    return new Share(chosen.stream().filter(of::finds).count(), chosen.size());
  }

  /** The faults of this version's rules. */
  Share inScope(Outcomes of) {
    return share(of, Mark::isInScope);
  }

  /** The faults of one kind. */
  Share ofKind(Outcomes of, String kind) {
    return share(of, m -> m.bug() && m.kinds().contains(kind));
  }
}
