package io.github.tickwise.errorprone.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which units are worth an analysis. */
class MentionsTest {
  private static boolean mentions(String... lines) {
    return Lowered.units(List.of(String.join("\n", lines))).stream()
        .anyMatch(new Mentions(List.of("nanoTime"))::anyIn);
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
    Mentions mentions = new Mentions(List.of());
    assertEquals(true, mentions.anyIn(Lowered.units(List.of(annotated, caller)).get(1)));
    assertEquals(true, mentions.anyIn(Lowered.units(List.of(annotated, giver)).get(1)));
    assertEquals(
        false, mentions.anyIn(Lowered.units(List.of(annotated, stranger)).get(1)));
  }

  @Test
  void textIsNoMention() {
    assertEquals(
        false,
        mentions("/** {@link System#nanoTime()} */", "class C { String s = \"nanoTime\"; }"));
  }
}
