package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.samples.wild.Label.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ScoreTest {
  private static final String LIB = "g:a:1";

  @Test
  void aFindingWithinTwoLinesFindsTheBug() {
    List<Label> labels = List.of(label(10, "direct-comparison", Verdict.BUG));
    for (int line = 8; line <= 12; line++) {
      Score score = Score.of(labels, List.of(hit(line, "TickDirectComparison")));
      assertEquals(new Score.Share(1, 1), score.recall(l -> true), "line " + line);
      assertEquals(Set.of(), score.unlabelled());
    }
    for (int line : new int[] {0, 7, 13}) {
      Score score = Score.of(labels, List.of(hit(line, "TickDirectComparison")));
      assertEquals(new Score.Share(0, 1), score.recall(l -> true), "line " + line);
      assertEquals(1, score.unlabelled().size());
      assertEquals(labels, score.missed());
    }
  }

  @Test
  void anotherFileOrLibraryIsAnotherPlace() {
    List<Label> labels = List.of(label(10, "sentinel", Verdict.BUG));
    Score score = Score.of(
        labels,
        List.of(
            new Hit(LIB, "B.java", 10, "TickSentinel"),
            new Hit("g:a:2", "A.java", 10, "TickSentinel")));
    assertEquals(2, score.unlabelled().size());
    assertEquals(0, score.recall(l -> true).found());
  }

  @Test
  void aRuleThatDoesNotAnswerToTheKindIsNoMatch() {
    Score score =
        Score.of(List.of(label(10, "scaled", Verdict.BUG)), List.of(hit(10, "TickSentinel")));
    assertEquals(1, score.unlabelled().size());
  }

  @Test
  void aRuleThatAnswersToTheKindAsWellIsAMatch() {
    Score score =
        Score.of(List.of(label(10, "default-init", Verdict.BUG)), List.of(hit(10, "TickSentinel")));
    assertEquals(1, score.recall(l -> true).found());
  }

  @Test
  void theKindThatTheRuleIsNamedAfterGoesFirst() {
    List<Label> labels =
        List.of(label(10, "direct-comparison", Verdict.BUG), label(12, "sentinel", Verdict.OK));
    Score score = Score.of(labels, List.of(hit(10, "TickSentinel")));
    assertEquals(Verdict.OK, score.judged().get(hit(10, "TickSentinel")).verdict());
    assertEquals(new Score.Share(0, 1), score.precision());
    assertEquals(0, score.recall(l -> true).found());
  }

  @Test
  void theNearestLabelDecides() {
    List<Label> labels =
        List.of(label(10, "sentinel", Verdict.BUG), label(12, "sentinel", Verdict.OK));
    Score score = Score.of(labels, List.of(hit(9, "TickSentinel"), hit(12, "TickSentinel")));
    assertEquals(new Score.Share(1, 2), score.precision());
  }

  @Test
  void atTheSameDistanceTheBugDecides() {
    List<Label> labels =
        List.of(label(10, "sentinel", Verdict.OK), label(12, "sentinel", Verdict.BUG));
    Score score = Score.of(labels, List.of(hit(11, "TickSentinel")));
    assertEquals(1, score.count(Verdict.BUG, h -> true));
  }

  @Test
  void oneFindingFindsAllBugsInReach() {
    List<Label> labels = List.of(
        label(10, "sentinel", Verdict.BUG),
        label(11, "default-init", Verdict.BUG),
        label(13, "sentinel", Verdict.BUG));
    Score score = Score.of(labels, List.of(hit(10, "TickSentinel")));
    assertEquals(new Score.Share(2, 3), score.recall(l -> true));
    assertEquals(new Score.Share(1, 1), score.precision());
  }

  @Test
  void aDebatableLabelCountsNeitherWay() {
    Score score = Score.of(
        List.of(label(10, "sentinel", Verdict.DEBATABLE)), List.of(hit(10, "TickSentinel")));
    assertEquals(new Score.Share(0, 0), score.recall(l -> true));
    assertEquals(new Score.Share(0, 0), score.precision());
    assertEquals(1, score.count(Verdict.DEBATABLE, h -> true));
    assertEquals(Set.of(), score.unlabelled());
  }

  @Test
  void theSameFindingTwiceCountsOnce() {
    List<Hit> twice = List.of(hit(10, "TickSentinel"), hit(10, "TickSentinel"));
    Score score = Score.of(List.of(label(10, "sentinel", Verdict.OK)), twice);
    assertEquals(new Score.Share(0, 1), score.precision());
  }

  @Test
  void whatWasAddedLaterHasNoPartInRecall() {
    Label added = new Label(LIB, "A.java", 30, "sentinel", "local", Verdict.BUG, "", "2026-11-30");
    List<Label> labels = Arrays.asList(label(10, "sentinel", Verdict.BUG), added);
    List<Hit> hits = List.of(
        hit(30, "TickSentinel"), hit(50, "TickSentinel"), new Hit("g:b:1", "A.java", 1, "T"));
    Reading reading = Reading.of("x", labels, hits, l -> true);
    assertEquals(new Score.Share(0, 1), reading.first().recall(l -> true));
    assertEquals(new Score.Share(1, 1), reading.laterPrecision());
    assertEquals(Set.of(hit(50, "TickSentinel")), reading.unread());
  }

  private static Label label(int line, String kind, Verdict verdict) {
    return new Label(LIB, "A.java", line, kind, "local", verdict, "", "");
  }

  private static Hit hit(int line, String rule) {
    return new Hit(LIB, "A.java", line, rule);
  }
}
