package io.github.tickwise.review.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What names mean: fields, types, imports, scopes. */
class NameResolutionTest {
  @Test
  void inheritedFieldsBelongToTheClassThatDeclaresThem() {
    Lowered lowered = Lowered.of(
        "package a; public class Base { protected long at; public static class Inner { long in; } }",
        "package b; class C extends a.Base { void m(Inner i) { at = 1; this.at = 2; super.at = 3; i.in = 4; } }");
    assertEquals(
        "Base.at = 1L\nBase.at = 2L\nBase.at = 3L\ni.in = 4L",
        lowered.effects("b.C#m(a.Base$Inner)"));
  }

  /** Files in any order: the supertypes of the first are those of classes in the last. */
  @Test
  void supertypesMayBeInheritedFromLaterFiles() {
    Lowered lowered = Lowered.of(
        "package a; class A1 extends B { class In extends Deep { long m() { return now(); } } }",
        "package a; class B extends C {}",
        "package a; class C extends D {}",
        "package a; class D { static class Deep extends Root {} }",
        "package a; class Root { long now() { return 1; } }");
    assertEquals("return Root.now()", lowered.effects("a.A1$In#m()"));
    assertTrue(lowered.program().hierarchy().isSubtype("a.A1$In", "a.Root"));
  }

  @Test
  void outerFieldsAndShadowedNames() {
    Lowered lowered = Lowered.of("""
        class Outer {
          long at; static long count;
          class Inner {
            long own;
            long m(long own) { return own + this.own + at + Outer.this.at + count + Outer.count; }
          }
        }
        """);
    assertEquals(
        "return (((((own + Inner.own) + Outer.at) + Outer.at) + Outer.count) + Outer.count)",
        lowered.effects("Outer$Inner#m(long)"));
  }

  @Test
  void blocksEndTheScopeOfLocals() {
    Lowered lowered = Lowered.of("""
        class C {
          long x;
          void m() {
            { int x = 1; use(x); }
            for (int x = 2; x < 3; x++) { use(x); }
            use(x);
          }
          void use(long v) {}
        }
        """);
    assertTrue(lowered.effects("C#m()").endsWith("eval C.use(C.x)"), lowered.effects("C#m()"));
  }

  @Test
  void typesOfEveryKindOfImport() {
    Lowered lowered = Lowered.of(
        "package a.b; public class T { public static class In {} public static class Deep { public static class Er {} } }",
        """
            package c;
            import a.b.T;
            import a.b.T.In;
            import a.b.T.Deep.*;
            import java.util.concurrent.*;
            import java.util.Map.Entry;
            import other.Unknown;
            import other.Outer.Nested;
            class C {
              void m(T t, In i, T.In j, Er e, a.b.T.Deep.Er f, TimeUnit u, Entry n, Unknown k, Nested d, D s, String g,
                  x.y.Full h, x.y.Outer.In o) {}
            }
            class D {}
            """);
    assertEquals(
        List.of(
            "a.b.T",
            "a.b.T$In",
            "a.b.T$In",
            "a.b.T$Deep$Er",
            "a.b.T$Deep$Er",
            "java.util.concurrent.TimeUnit",
            "java.util.Map$Entry",
            "other.Unknown",
            "other.Outer$Nested",
            "c.D",
            "java.lang.String",
            "x.y.Full",
            "x.y.Outer$In"),
        lowered.program().methods().stream()
            .filter(m -> m.name().equals("m"))
            .findFirst()
            .orElseThrow()
            .parameterTypes());
  }

  @Test
  void theCatalogueNamesClassesOfWildcardImports() {
    String text =
        "package c; import q.*; import java.util.*; class C { void m(Ticker t, List<Ticker> l) {} }";
    assertTrue(Lowered.knowing(Set.of("q.Ticker"), text)
        .keys()
        .contains("c.C#m(q.Ticker,java.util.List)"));
    assertTrue(
        Lowered.knowing(Set.of("r.Ticker"), text).keys().contains("c.C#m(q.Ticker,java.util.List)"),
        "the only package that may hold it");
  }

  @Test
  void staticImportsOfFieldsAndMethods() {
    Lowered lowered = Lowered.of(
        "package a; public class T { public static long at; public static long now() { return at; } public static class In { public static long zero; } }",
        """
            package b;
            import static a.T.at;
            import static a.T.In;
            import static a.T.*;
            import static java.util.concurrent.TimeUnit.NANOSECONDS;
            import static gone.Clock.tick;
            class C { long m() { return at + now() + NANOSECONDS.toMillis(at) + tick() + In.zero; } }
            """);
    assertEquals(
        "return ((((T.at + T.now()) + TimeUnit.NANOSECONDS.toMillis(T.at)) + Clock.tick()) + In.zero)",
        lowered.effects("b.C#m()"));
  }

  @Test
  void unknownFieldsBelongToTheUnknownSupertype() {
    Lowered lowered = Lowered.of("import q.Base; class C extends Base { void m() { at = 1; } }");
    Effect.Assign<Origin> store = (Effect.Assign<Origin>)
        lowered.method("C#m()").blocks().get(0).effects().get(0);
    assertEquals(new Slot.Field("q.Base", "at"), store.target());
  }

  @Test
  void aLocalHidesAType() {
    Lowered lowered = Lowered.of(
        "class Clock { long at; static long zero; } class C { long m(Clock Clock) { return Clock.at; } }");
    assertEquals("return Clock.at", lowered.effects("C#m(Clock)"));
    Effect.Return<Origin> r = (Effect.Return<Origin>)
        lowered.method("C#m(Clock)").blocks().get(0).effects().get(0);
    assertTrue(((Expr.Load<Origin>) r.value()).receiver() != null);
  }

  @Test
  void patternVariablesOutliveATestThatJumps() {
    Lowered lowered = Lowered.of("""
        class E { long at; }
        class C {
          E e;
          long early(Object o) { if (!(o instanceof E e)) { return 0; } return e.at; }
          long late(Object o) { if (o instanceof E e) { return e.at; } return e.at; }
        }
        """);
    assertTrue(lowered.effects("C#early(java.lang.Object)").endsWith("return e.at"));
    assertTrue(lowered.effects("C#late(java.lang.Object)").endsWith("return C.e.at"));
  }

  @Test
  void twoFilesWithTheSameClassDoNotMix() {
    String text =
        "package a; class T { long at; void m() { at = 1; } static class In { void n(T t) { t.at = 2; } } }";
    Lowered lowered = Lowered.of(text, text);
    assertTrue(
        lowered.keys().containsAll(List.of("a.T#m()", "a.T~2#m()", "a.T~2$In#n(a.T~2)")),
        lowered.keys()::toString);
    assertTrue(lowered.program().hierarchy().supertypes("a.T~2").contains("a.T"));
  }
}
