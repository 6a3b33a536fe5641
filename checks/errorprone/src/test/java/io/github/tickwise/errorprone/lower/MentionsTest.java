package io.github.tickwise.errorprone.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which units are worth an analysis. */
class MentionsTest {
  private static boolean mentions(String... lines) {
    return inUnit(0, List.of("nanoTime"), String.join("\n", lines));
  }

  private static boolean inUnit(int unit, List<String> sources, String... files) {
    Lowered.Attributed attributed = Lowered.attribute(List.of(files));
    return new Mentions(sources, attributed.context(), symbol -> false)
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
    assertEquals(true, inUnit(1, List.of(), annotated, caller));
    assertEquals(true, inUnit(1, List.of(), annotated, giver));
    assertEquals(false, inUnit(1, List.of(), annotated, stranger));
  }

  @Test
  void anOverridingMethodOfOneThatIsAnnotatedInAnotherFile() {
    String annotated = "interface A { @interface Tick {} void due(@Tick long t); void f(long t); }";
    String below = "abstract class B implements A {}";
    String giver = "abstract class C extends B { public void due(long now) {} }";
    String stranger = "abstract class C extends B { public void f(long now) {} void due() {} }";
    assertEquals(true, inUnit(2, List.of(), annotated, below, giver));
    assertEquals(false, inUnit(2, List.of(), annotated, below, stranger));
  }

  @Test
  void textIsNoMention() {
    assertEquals(
        false,
        mentions("/** {@link System#nanoTime()} */", "class C { String s = \"nanoTime\"; }"));
  }
}
