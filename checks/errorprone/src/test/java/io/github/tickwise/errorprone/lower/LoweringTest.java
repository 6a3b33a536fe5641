package io.github.tickwise.errorprone.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Method;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** What names, types and constants the engine gets to see; blocks are the engine's own matter. */
class LoweringTest {
  private static String effects(Lowered lowered, String key) {
    return lowered
        .body(key)
        .replaceAll("(?m)^(b\\d+:|  (goto|parameters|end|throws).*)\n", "")
        .replaceAll("(?m)^  ", "");
  }

  @Test
  void aCallNamesTheClassThatDeclaresTheMethodAndTheTypesItDeclares() {
    Lowered lowered = Lowered.of(
        "package p;",
        "class C<T extends Number> {",
        "  static class Inner extends java.util.ArrayList<Long> {}",
        "  void m(Inner i, T t, java.util.function.Supplier<Long> s) {",
        "    i.add(1L); t.longValue(); s.get(); i.containsAll(i);",
        "  }",
        "}");
    assertEquals(
        "eval i.add(1L)\neval t.longValue()\neval s.get()\neval i.containsAll(i)\n",
        effects(lowered, "p.C#m(p.C$Inner,java.lang.Number,java.util.function.Supplier)"));
    assertEquals(
        List.of(
            "java.util.ArrayList#add(java.lang.Object) boolean",
            "java.lang.Number#longValue() long",
            "java.util.function.Supplier#get() java.lang.Long",
            "java.util.AbstractCollection#containsAll(java.util.Collection) boolean"),
        Calls.of(lowered.method("p.C#m(p.C$Inner,java.lang.Number,java.util.function.Supplier)")));
  }

  @Test
  void membersOfArraysBelongToObject() {
    Lowered lowered = Lowered.of("class C { long[] m(long[] a) { return a.clone(); } }");
    assertEquals(
        List.of("java.lang.Object#clone() long[]"), Calls.of(lowered.method("C#m(long[])")));
  }

  @Test
  void surplusArgumentsArriveInAnArray() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  static void var(String s, long... xs) {}",
        "  C(int... xs) {}",
        "  void m(long[] all) {",
        "    var(\"none\"); var(\"two\", 1, 2L); var(\"all\", all); new C(1);",
        "  }",
        "}");
    assertEquals("""
        eval C.var("none", new long[]{})
        eval C.var("two", new long[]{1L, 2L})
        eval C.var("all", all)
        eval new C(new int[]{1})
        """, effects(lowered, "C#m(long[])"));
  }

  @Test
  void constantsAreFoldedWhereTheyAreMentioned() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  static final long NEVER = Long.MAX_VALUE;",
        "  static final long STEP = 1_000L * 60;",
        "  static final Long BOXED = 5L;",
        "  boolean m(long t) {",
        "    final int local = 3;",
        "    char c = 'c'; boolean b = true && !false; String s = \"a\" + local;",
        "    return t == NEVER || t == C.STEP + local || t == BOXED;",
        "  }",
        "}");
    String body = lowered.body("C#m(long)");
    assertTrue(body.contains("init c = 'c'"), body);
    assertTrue(body.contains("init b = true"), body);
    assertTrue(body.contains("init s = \"a3\""), body);
    assertTrue(body.contains("(t == 9223372036854775807L)"), body);
    assertTrue(body.contains("(t == 60003L)"), body);
    assertTrue(body.contains("(t == C.BOXED)"), body);
  }

  @Test
  void fieldsOfThisHaveNoReceiverAndOthersDo() {
    Lowered lowered = Lowered.of(
        "class A { long at; static long shared; }",
        "class B extends A {",
        "  long own; long[] many;",
        "  class In { long m() { return B.this.own + own; } }",
        "  void m(A a, B b) {",
        "    own = 1; this.own = 2; super.at = 3; (this).at = 4;",
        "    a.at = 5; b.at = 6; A.shared = 7; b.many[0] = 8; int n = many.length;",
        "    long[] copy = many.clone();",
        "  }",
        "}");
    assertEquals("""
        B.own = 1L
        B.own = 2L
        A.at = 3L
        A.at = 4L
        a.at = 5L
        b.at = 6L
        A.shared = 7L
        b.many[0] = 8L
        init n = ?(B.many)
        init copy = B.many.clone()
        """, effects(lowered, "B#m(A,B)"));
    assertEquals("return (B.own + B.own)\n", effects(lowered, "B$In#m()"));
  }

  @Test
  void lambdasAndReferences() {
    Lowered lowered = Lowered.of(
        "import java.util.function.*;",
        "class C {",
        "  long get() { return 1; }",
        "  void m(C c, long now) {",
        "    Runnable forEffect = () -> c.get();",
        "    LongSupplier forValue = () -> now;",
        "    LongSupplier ofThis = this::get, ofLocal = c::get, ofType = System::nanoTime;",
        "    ToLongFunction<C> unbound = C::get;",
        "    Supplier<C> made = C::new;",
        "    IntFunction<long[]> array = long[]::new;",
        "  }",
        "}");
    assertEquals("""
        init forEffect = lambda C::lambda$m$0
        init forValue = lambda C::lambda$m$1
        init ofThis = C::get[?]
        init ofLocal = C::get[c]
        init ofType = System::nanoTime
        init unbound = C::get
        init made = C::<init>
        init array = long[]::<init>
        """, effects(lowered, "C#m(C,long)").replaceAll("(?m)^\\^.*\n", ""));
    assertEquals("eval ^c.get()\n", effects(lowered, "C#lambda$m$0()"));
    assertEquals("return ^now\n", effects(lowered, "C#lambda$m$1()"));
  }

  @Test
  void localAndAnonymousClassesStandInTheirMethod() {
    Lowered lowered = Lowered.of(
        "abstract class C {",
        "  C(long a) {}",
        "  abstract long at();",
        "  void m(long now) {",
        "    C c = new C(now) { long seen = now; long at() { return seen; } };",
        "    class Local { long k = now; class Deeper { long d = k; } }",
        "    new Local().hashCode();",
        "  }",
        "}");
    Method<?> at = lowered.method("C$1#at()");
    assertEquals("C#m(long)", at.enclosing());
    assertEquals(List.of("C#at()"), at.overrides());
    assertEquals("init 1.seen = ^now\n", effects(lowered, "C$1#<init>()"));
    assertEquals("init Deeper.d = 1Local.k\n", effects(lowered, "C$1Local$Deeper#<init>()"));
    assertEquals(
        List.of(
            "C#<init>(long) C$1", "C$1Local#<init>() C$1Local", "java.lang.Object#hashCode() int"),
        Calls.of(lowered.method("C#m(long)")));
  }

  @Test
  void enumsWithBodies() {
    Lowered lowered = Lowered.of(
        "enum E {",
        "  ONE(1) { long at() { return 2; } }, TWO(2);",
        "  final long v; E(long v) { this.v = v; } long at() { return v; }",
        "}");
    assertEquals(
        "init E.ONE = new E(1L)\ninit E.TWO = new E(2L)\n", effects(lowered, "E#<clinit>()"));
    assertEquals(List.of("E#at()"), lowered.method("E$1#at()").overrides());
  }

  @Test
  void recordsLeaveWhatTheCompilerMakesToTheEngine() {
    Lowered lowered = Lowered.of(
        "interface Timed { long at(); }",
        "record R(long at, String n) implements Timed {",
        "  R { if (at < 0) throw new IllegalArgumentException(); }",
        "  R(long at) { this(at, \"\"); }",
        "}");
    assertTrue(
        lowered.body("R#<init>(long,java.lang.String)").contains("R.at = at\n  R.n = n"),
        lowered.text());
    assertEquals("eval new R(at, \"\")\n", effects(lowered, "R#<init>(long)"));
    assertEquals("return R.at\n", effects(lowered, "R#at()"));
    assertEquals(List.of("Timed#at()"), lowered.method("R#at()").overrides());
    assertEquals(1, lowered.keys().stream().filter("R#at()"::equals).count());
  }

  @Test
  void initialisersRunInTheOrderOfTheSource() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  long a = 1; { a = 2; } long b = a;",
        "  static long s; static { s = 1; }",
        "  C() { a = 3; } C(int i) { this(); a = 4; }",
        "}");
    assertEquals(
        "eval new Object()\ninit C.a = 1L\nC.a = 2L\ninit C.b = C.a\nC.a = 3L\n",
        effects(lowered, "C#<init>()"));
    assertEquals("eval new C()\nC.a = 4L\n", effects(lowered, "C#<init>(int)"));
    assertEquals("C.s = 1L\n", effects(lowered, "C#<clinit>()"));
  }

  @Test
  void overriddenMethodsNearestFirst() {
    Lowered lowered = Lowered.of(
        "interface Top<T> { T get(); }",
        "interface Mid extends Top<Long> { Long get(); }",
        "class Base { public Long get() { return 1L; } private void p() {} static void s() {} }",
        "class C extends Base implements Mid {",
        "  public Long get() { return 2L; } void p() {} static void s() {}",
        "}");
    assertEquals(
        List.of("Base#get()", "Mid#get()", "Top#get()"),
        lowered.method("C#get()").overrides());
    assertEquals(List.of(), lowered.method("C#p()").overrides());
    assertEquals(List.of(), lowered.method("C#s()").overrides());
  }

  @Test
  void supertypesOfWhatIsNamed() {
    Lowered lowered =
        Lowered.of("class C<T> extends java.util.TreeMap<Long, T> { void m(C<String> c) {} }");
    assertEquals(
        List.of("C", "java.util.TreeMap", "java.util.AbstractMap"),
        lowered.program.hierarchy().supertypes("C").stream().limit(3).toList());
    assertTrue(lowered.program.hierarchy().isSubtype("C", "java.util.SortedMap"));
    assertEquals(Set.of("?"), lowered.program.hierarchy().supertypes("?"));
  }

  @Test
  void switches() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  enum D { MON, TUE }",
        "  int m(D d, int k) {",
        "    switch (k) { case 1: k++; case 2, 3: k--; break; default: k = 0; }",
        "    switch (d) { case MON -> k = 7; default -> {} }",
        "    return switch (d) { case MON -> k; case TUE -> { int z = k; yield z; } };",
        "  }",
        "}");
    String body = lowered.body("C#m(C$D,int)");
    assertTrue(body.contains("(k == 1)"), body);
    assertTrue(body.contains("(k == 3)"), body);
    assertTrue(body.contains("(d == D.MON)"), body);
    assertTrue(body.contains("k = 7"), body);
    assertTrue(body.contains("$1 = k\n"), body);
    assertTrue(body.contains("$1 = z\n"), body);
  }

  @Test
  void patternBindingsAreLocals() {
    Lowered lowered =
        Lowered.of("class C { long m(Object o) { return o instanceof Long l && l > 3 ? l : 0; } }");
    assertTrue(lowered.body("C#m(java.lang.Object)").contains("l = o\n"), lowered.text());
    assertTrue(lowered.body("C#m(java.lang.Object)").contains("(l > 3L)"), lowered.text());
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void recordPatternsReadTheirComponents() {
    Lowered lowered = Lowered.of(
        "record P(long at, R inner) {}",
        "record R(long due) {}",
        "class C {",
        "  boolean tested(Object o) { return o instanceof P(long a, R(var d)) && a - d > 0; }",
        "  long chosen(Object o) {",
        "    return switch (o) {",
        "      case P(long a, R r) when a > 1 -> a;",
        "      case R(long d) -> d;",
        "      case Long l when l > 2 -> l;",
        "      case null, default -> 3;",
        "    };",
        "  }",
        "}");
    String tested = effects(lowered, "C#tested(java.lang.Object)");
    assertTrue(tested.contains("a = $record.at()\n"), tested);
    assertTrue(tested.contains("d = $record#"), tested);
    assertTrue(tested.contains(".due()\n"), tested);
    String chosen = lowered.body("C#chosen(java.lang.Object)");
    assertTrue(chosen.contains("a = $record.at()\n"), chosen);
    assertTrue(chosen.contains("(a > 1L)"), chosen);
    assertTrue(chosen.contains("(l > 2L)"), chosen);
    assertEquals(
        List.of("P#at() long", "P#inner() R", "R#due() long"),
        Calls.of(lowered.method("C#chosen(java.lang.Object)")));
  }
}
