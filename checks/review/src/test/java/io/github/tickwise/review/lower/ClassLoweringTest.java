package io.github.tickwise.review.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Members of classes of every kind. */
class ClassLoweringTest {
  @Test
  void initialisersRunInTheOrderOfTheSource() {
    Lowered lowered = Lowered.of("""
        class C {
          long a = 1; static long s = 2;
          { b = a; }
          long b = 3;
          static { s = 4; }
          C() {}
          C(int x) { this(); a = x; }
        }
        """);
    assertEquals("init C.a = 1L\nC.b = C.a\ninit C.b = 3L", lowered.effects("C#<init>()"));
    assertEquals("init C.s = 2L\nC.s = 4L", lowered.effects("C#<clinit>()"));
    assertTrue(
        lowered.effects("C#<init>(int)").contains("C.a = long<-x"),
        lowered.effects("C#<init>(int)"));
    assertTrue(!lowered.effects("C#<init>(int)").contains("init"));
  }

  @Test
  void fieldsCarryWhatTheDeclarationSays() {
    Lowered lowered = Lowered.of("""
        class C {
          private static final long A = 1;
          @SuppressWarnings("TickSentinel") long b;
          @TickSafe("why") long c;
          @Tick(unit = "nanos") long d;
          @TickSpan long e;
        }
        interface I { long F = 2; }
        enum E { ONE }
        """);
    var fields = lowered.program().fields();
    FieldDecl<Origin> a = field(fields, "A");
    assertEquals(
        List.of(true, true, true, true),
        List.of(a.isStatic(), a.isPrivate(), a.isFinal(), a.hasInitializer()));
    FieldDecl<Origin> b = field(fields, "b");
    assertEquals(
        List.of(false, false, false, false),
        List.of(b.isStatic(), b.isPrivate(), b.isFinal(), b.hasInitializer()));
    assertEquals(Set.of("TickSentinel"), b.suppressed());
    assertEquals(Set.of("*"), field(fields, "c").suppressed());
    assertTrue(field(fields, "F").isStatic() && field(fields, "F").isFinal());
    assertEquals("E", field(fields, "ONE").type());
    var declared = lowered.program().declared();
    assertEquals(
        new Declared(Declared.Claim.TICK, "nanos"), declared.get(new Slot.Field("C", "d")));
    assertEquals(new Declared(Declared.Claim.SPAN, null), declared.get(new Slot.Field("C", "e")));
  }

  private static FieldDecl<Origin> field(List<FieldDecl<Origin>> fields, String name) {
    return fields.stream().filter(f -> f.slot().name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void suppressionsAddUpFromClassToMethod() {
    Lowered lowered = Lowered.of("""
        @SuppressWarnings("TickSentinel")
        class C {
          @SuppressWarnings({"TickMinMax", "unused"}) void m() {}
          class In { @TickSafe("why") void n() {} void o() {} }
          record R(long at) { @SuppressWarnings("TickMinMax") R {} }
        }
        """);
    assertEquals(
        Set.of("TickSentinel", "TickMinMax", "unused"), lowered.method("C#m()").suppressed());
    assertEquals(Set.of("TickSentinel", "*"), lowered.method("C$In#n()").suppressed());
    assertEquals(Set.of("TickSentinel"), lowered.method("C$In#o()").suppressed());
    assertEquals(
        Set.of("TickSentinel", "TickMinMax"), lowered.method("C$R#<init>(long)").suppressed());
  }

  @Test
  void annotationsOnMethodsAndParameters() {
    Lowered lowered =
        Lowered.of("class C { @Tick(\"MILLIS\") long m(@TickSpan long x) { return x; } }");
    assertEquals(
        new Declared(Declared.Claim.TICK, "millis"),
        lowered.program().declared().get(new Slot.Return("C#m(long)")));
    assertEquals(
        new Declared(Declared.Claim.SPAN, null),
        lowered.program().declared().get(new Slot.Param("C#m(long)", 0)));
  }

  @Test
  void typeUsesSpeakOfWhatIsInTheObject() {
    Lowered lowered = Lowered.of("""
        import java.util.*;
        class C {
          List<@Tick Long> list;
          Map<@TickSpan Long, List<? extends @Tick Long>> map;
          @Tick long[] array;
          @Tick long old[];
          long @Tick [] itself;
          List<@Tick Long> m(@TickSpan long... all) { return list; }
          record R(@Tick(clock = "net") long at) {}
        }
        """);
    Declared tick = new Declared(Declared.Claim.TICK, null);
    Declared span = new Declared(Declared.Claim.SPAN, null);
    Declared net = new Declared(Declared.Claim.TICK, null, "net");
    String m = "C#m(long[])";
    assertEquals(
        Map.of(
            new Slot.Field("C", "list"), Declared.ofValues(tick),
            new Slot.Field("C", "map"),
                Declared.join(Declared.ofKeys(span), Declared.ofValues(Declared.ofValues(tick))),
            new Slot.Field("C", "array"), Declared.ofValues(tick),
            new Slot.Field("C", "old"), Declared.ofValues(tick),
            new Slot.Return(m), Declared.ofValues(tick),
            new Slot.Param(m, 0), Declared.ofValues(span),
            new Slot.Field("C$R", "at"), net,
            new Slot.Param("C$R#<init>(long)", 0), net,
            new Slot.Return("C$R#at()"), net),
        lowered.program().declared());
  }

  @Test
  void localsAndWhatIsSilentAboutThem() {
    Lowered lowered = Lowered.of("""
        class C {
          void m(@TickSafe("why") long p, @SuppressWarnings({"a", "b"}) long q) {
            @Tick long t = 1;
            long plain = 2;
          }
        }
        """);
    String m = "C#m(long,long)";
    assertEquals(
        Map.of(
            new Slot.Param(m, 0), Declared.silent(Set.of("*")),
            new Slot.Param(m, 1), Declared.silent(Set.of("a", "b")),
            new Slot.Captured(m, new Slot.Local(2, "t")), new Declared(Declared.Claim.TICK, null)),
        lowered.program().declared());
  }

  @Test
  void recordsAndTheirPatterns() {
    Lowered lowered = Lowered.of("""
        record P<T>(long at, T more) { P { at = at + 1; } }
        class C {
          long m(P<P<String>> p) { return p instanceof P<P<String>>(var a, P<String>(long b, var c)) ? a + b : p.at(); }
          long n(Object o) { return switch (o) { case P<?>(long q, var r) when q > 0 -> q; default -> 0; }; }
        }
        """);
    assertEquals(
        "at = (at + 1L)\nP.at = at\nP.more = more",
        lowered
            .effects("P#<init>(long,java.lang.Object)")
            .replace("long<-1", "1L")
            .replace("+ 1)", "+ 1L)"));
    String m = lowered.effects("C#m(P)");
    assertTrue(m.contains("a = $pattern.at()"), m);
    assertTrue(m.contains("b = $pattern#") && m.contains("(a + b)"), m);
    String n = lowered.effects("C#n(java.lang.Object)");
    assertTrue(n.contains("q = $pattern.at()") && n.contains("if (q > 0"), n);
  }

  @Test
  void enumConstantsAreObjectsOfTheirClass() {
    Lowered lowered = Lowered.of("""
        enum E {
          A(1), B(2) { long at() { return at; } };
          final long at;
          E(long at) { this.at = at; }
          long at() { return 0; }
          static long sum() { long s = 0; for (E e : values()) { s += e.at(); } return s; }
          long pick(E e) { switch (e) { case A: return A.at; default: return 3; } }
        }
        """);
    assertEquals(
        "init E.A = new E(1L)\ninit E.B = new E(2L)",
        lowered.effects("E#<clinit>()").replaceAll("long<-([12])", "$1L"));
    String body = lowered.keys().stream()
        .filter(k -> k.startsWith("E$") && k.endsWith("#at()"))
        .findFirst()
        .orElseThrow();
    assertEquals("return E.at", lowered.effects(body));
    assertEquals(List.of("E#at()"), lowered.method(body).overrides());
    assertTrue(lowered.effects("E#sum()").contains("e.at()"), lowered.effects("E#sum()"));
    assertTrue(lowered.effects("E#pick(E)").contains("(e == E.A)"), lowered.effects("E#pick(E)"));
  }

  @Test
  void localAndAnonymousClassesSeeTheMethodAround() {
    Lowered lowered = Lowered.of("""
        class C {
          Runnable m(long start) {
            class L { long at = start; long get() { return at; } }
            L l = new L();
            return new Runnable() { long mine; public void run() { mine = start + l.get(); } };
          }
        }
        """);
    String run =
        lowered.keys().stream().filter(k -> k.endsWith("#run()")).findFirst().orElseThrow();
    assertTrue(lowered.effects(run).endsWith(".mine = (^start + ^l.get())"), lowered.effects(run));
    assertEquals(List.of("java.lang.Runnable#run()"), lowered.method(run).overrides());
    String get =
        lowered.keys().stream().filter(k -> k.endsWith("L#get()")).findFirst().orElseThrow();
    assertTrue(lowered.effects(get).endsWith(".at"));
  }

  @Test
  void operatorsAndCallsStandWhereTheyAreWritten() {
    Lowered lowered = Lowered.of("""
        class C {
          boolean m(long now, long at) {
            return now
                // not here
                - at /* nor
                here */ <
                0
                || this
                    .n();
          }
          boolean n() { return true; }
        }
        """);
    var compare = lowered.method("C#m(long,long)").blocks().get(0).condition();
    assertEquals(6, compare.origin().line());
    assertEquals(5, compare.children().get(0).origin().line());
    var call = lowered.method("C#m(long,long)").blocks().stream()
        .flatMap(b -> b.effects().stream())
        .filter(e -> e.toString().contains("name=n,"))
        .findFirst();
    if (call.isPresent()) {
      assertEquals(9, call.get().origin().line());
    }
  }
}
