package io.github.tickwise.samples.wakeup.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.samples.wakeup.mechanism.Mechanism;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The plan has what the counts are held to. */
class InjectionTest {
  private static final long CYCLE = 100_000_000;
  private static final List<Mechanism> ALL =
      List.of(Mechanism.POST, Mechanism.SOURCE, Mechanism.FD, Mechanism.WAKEUP, Mechanism.UNPARK);

  @ParameterizedTest
  @CsvSource({"30, 300, 210", "3, 30, 21", "1, 10, 7"})
  void theCountsScaleWithTheSeconds(int seconds, int cyclic, int descriptor) {
    List<Injection> plan = Injection.plan(seconds, ALL);
    assertEquals(cyclic, count(plan, Mechanism.POST));
    assertEquals(cyclic, count(plan, Mechanism.SOURCE));
    assertEquals(cyclic, count(plan, Mechanism.UNPARK));
    assertEquals(descriptor, count(plan, Mechanism.FD));
  }

  @Test
  void bothSchedulesBeginAtZero() {
    List<Injection> plan = Injection.plan(30, ALL);
    assertEquals(0, first(plan, Mechanism.FD));
    assertEquals(0, first(plan, Mechanism.POST));
  }

  @Test
  void theDescriptorKeepsItsPeriod() {
    List<Long> offsets = Injection.plan(30, ALL).stream()
        .filter(i -> i.mechanism() == Mechanism.FD)
        .map(Injection::offset)
        .toList();
    for (int i = 0; i < offsets.size(); i++) {
      assertEquals(i * 143_000_000L, offsets.get(i));
    }
  }

  @Test
  void everyCycleHasEachMechanismOnceInASlotOfItsOwn() {
    for (int cycle = 0; cycle < 300; cycle++) {
      List<Injection> one = cycle(cycle);
      assertEquals(4, one.stream().map(Injection::mechanism).distinct().count());
      assertEquals(4, one.stream().map(Injection::offset).distinct().count());
      assertTrue(one.stream().allMatch(i -> i.offset() % (CYCLE / 4) == 0));
    }
  }

  @Test
  void theOrderRotatesAndNoMechanismAlwaysFollowsTheSameOther() {
    Set<Mechanism> leading = new HashSet<>();
    int postFirst = 0;
    for (int cycle = 0; cycle < 8; cycle++) {
      List<Mechanism> order = cycle(cycle).stream().map(Injection::mechanism).toList();
      leading.add(order.get(0));
      postFirst += order.indexOf(Mechanism.POST) < order.indexOf(Mechanism.SOURCE) ? 1 : 0;
    }
    assertEquals(4, leading.size());
    assertEquals(4, postFirst);
  }

  private static List<Injection> cycle(int cycle) {
    return Injection.plan(30, ALL).stream()
        .filter(i -> i.mechanism() != Mechanism.FD && i.offset() / CYCLE == cycle)
        .toList();
  }

  private static long count(List<Injection> plan, Mechanism mechanism) {
    return plan.stream().filter(i -> i.mechanism() == mechanism).count();
  }

  private static long first(List<Injection> plan, Mechanism mechanism) {
    return plan.stream()
        .filter(i -> i.mechanism() == mechanism)
        .findFirst()
        .orElseThrow()
        .offset();
  }
}
