package io.github.tickwise.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.tickwise.engine.catalog.Catalog;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Which classes of a program have their code read. */
class ReachedClassesTest {
  private static final String CLOCK =
      "class Clock { static long now() { return System.nanoTime(); } }";

  @Test
  void noneWithoutAClock() {
    ReachedClasses reached =
        reached("class A { long at; }", "class B { long f(A a) { return a.at; } }");
    assertNull(reached.solve());
    assertEquals(List.of(), reached.names());
  }

  @Test
  void stepByStepThroughReturnsAndFields() {
    assertEquals(
        List.of("Clock", "Holder", "Use"),
        names(
            CLOCK,
            "class Holder { long begun = Clock.now(); }",
            "class Use { boolean f(Holder h, long t) { return t > h.begun; } }",
            "class Stranger { boolean f(long begun, long t) { return t > begun; } }"));
  }

  @Test
  void thoseThatOverrideAMethodThatIsGivenAReading() {
    assertEquals(
        List.of("Clock", "Listener", "Logs"),
        names(
            "class Clock { void tell(Listener l) { l.at(System.nanoTime()); } }",
            "interface Listener { void at(long t); }",
            "class Logs implements Listener { public void at(long t) {} }",
            "class Other { public void at(long t) {} }"));
  }

  @Test
  void thoseThatFeedAMethodWithReadings() {
    assertEquals(
        List.of("Caller", "Clock"),
        names(
            "class Clock { long left(long d) { return d - System.nanoTime(); } }",
            "class Caller { long f(Clock c) { return c.left(5); } }"));
  }

  @Test
  void thoseThatAreCalledWhereReadingsAre() {
    assertEquals(
        List.of("Clock", "Guard"),
        names(
            "class Clock { long f() { return Guard.is() ? System.nanoTime() : 1; } }",
            "class Guard { static boolean is() { return Other.is(); } }",
            "class Other { static boolean is() { return true; } }"));
  }

  @Test
  void allOfATopLevelClass() {
    assertEquals(
        List.of("Clock", "Clock$In"),
        names("class Clock { long t = System.nanoTime(); static class In { boolean closed; } }"));
  }

  @Test
  void thoseThatCarryAClaim() {
    assertEquals(
        List.of("A", "A$Tick"),
        names("class A { @interface Tick {} @Tick long at; }", "class B {}"));
  }

  @Test
  void nobodyFollowsThePlatformsMembers() {
    assertEquals(
        List.of("Clock"),
        names(
            "class Clock { String s = String.valueOf(System.nanoTime()); }",
            "class Printer { String f(long l) { return String.valueOf(l); } }"));
  }

  private static List<String> names(String... classes) {
    ReachedClasses reached = reached(classes);
    reached.solve();
    return List.copyOf(new TreeSet<>(reached.names()));
  }

  private static ReachedClasses reached(String... classes) {
    Map<String, String> sources = new TreeMap<>();
    for (String text : classes) {
      String name = text.replaceFirst("^(class|interface) (\\w+).*", "$2");
      sources.put(name + ".java", text);
    }
    return new ReachedClasses(
        Catalog.bundled(), Compiled.of(List.of("-g"), sources).classFiles());
  }
}
