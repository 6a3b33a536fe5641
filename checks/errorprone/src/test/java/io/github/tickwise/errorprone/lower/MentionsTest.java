package io.github.tickwise.errorprone.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.catalog.Catalog;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which units are worth an analysis. */
class MentionsTest {
  private static boolean mentions(String... lines) {
    return inUnit(0, String.join("\n", lines));
  }

  private static boolean inUnit(int unit, String... files) {
    Lowered.Attributed attributed = Lowered.attribute(List.of(files));
    Catalog catalog = Catalog.bundled()
        .extendedBy("test", List.of("Clock#read() : TICK nanos", "s.My#now() : TICK nanos"));
    return new Mentions(catalog, attributed.context(), symbol -> false)
        .anyIn(attributed.units().get(unit));
  }

  @Test
  void aCallOrAReferenceOfASource() {
    assertEquals(true, mentions("class C { long m() { return System.nanoTime(); } }"));
    assertEquals(
        true, mentions("class C { java.util.function.LongSupplier s = System::nanoTime; }"));
    assertEquals(
        true,
        mentions(
            "import static java.lang.System.*;", "class C { long m() { return nanoTime(); } }"));
  }

  @Test
  void aMethodOfTheSameNameIsNoSource() {
    String clock = "abstract class Clock { abstract long read(); }";
    String file = "class File { long read() { return 1; } }";
    assertEquals(true, inUnit(1, clock, "class C { long m(Clock c) { return c.read(); } }"));
    assertEquals(
        true,
        inUnit(
            2,
            clock,
            "abstract class Sub extends Clock { }",
            "class C { long m(Sub c) { return c.read(); } }"),
        "of a subtype");
    assertEquals(false, inUnit(1, file, "class C { long m(File f) { return f.read(); } }"));
    assertEquals(
        false, mentions("class C { long now() { return 1; } long m() { return now() + 1; } }"));
  }

  @Test
  void anAnnotation() {
    assertEquals(true, mentions("class C { @interface Tick {} @Tick long at; }"));
    assertEquals(true, mentions("class C { @interface TickSpan {} void m(@TickSpan long d) {} }"));
  }

  @Test
  void aMemberThatIsAnnotatedInAnotherFile() {
    String annotated =
        "class A { @interface Tick {} @Tick long get() { return 1; } void f(@Tick long t) {} }";
    String caller = "class B { void m(A a) { a.get(); } }";
    String giver = "class B { void m(A a) { a.f(1); } }";
    String stranger = "class B { void m(A a) { a.toString(); } }";
    assertEquals(true, inUnit(1, annotated, caller));
    assertEquals(true, inUnit(1, annotated, giver));
    assertEquals(false, inUnit(1, annotated, stranger));
  }

  @Test
  void anOverridingMethodOfOneThatIsAnnotatedInAnotherFile() {
    String annotated = "interface A { @interface Tick {} void due(@Tick long t); void f(long t); }";
    String below = "abstract class B implements A {}";
    String giver = "abstract class C extends B { public void due(long now) {} }";
    String stranger = "abstract class C extends B { public void f(long now) {} void due() {} }";
    assertEquals(true, inUnit(2, annotated, below, giver));
    assertEquals(false, inUnit(2, annotated, below, stranger));
  }

  @Test
  void aClassOfTheSameNameIsNoAnnotation() {
    assertEquals(false, mentions("class C { static class Tick {} Tick at; }"));
  }

  @Test
  void textIsNoMention() {
    assertEquals(
        false,
        mentions("/** {@link System#nanoTime()} */", "class C { String s = \"nanoTime\"; }"));
  }
}
