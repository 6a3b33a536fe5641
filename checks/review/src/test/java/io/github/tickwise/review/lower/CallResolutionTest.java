package io.github.tickwise.review.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.MethodRef;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which method a call names. */
class CallResolutionTest {
  private static MethodRef called(String members, String call) {
    Lowered lowered =
        Lowered.of("import java.util.*; import java.util.concurrent.*; class C extends B { "
            + members + " void test() { " + call
            + "; } }  class B { void up(long x) {} static void st() {} }");
    for (var block : lowered.method("C#test()").blocks()) {
      for (var effect : block.effects()) {
        if (effect instanceof Effect.Evaluate<Origin> e
            && e.value() instanceof Expr.Call<Origin> c) {
          return c.method();
        }
      }
    }
    throw new AssertionError("no call in " + lowered.effects("C#test()"));
  }

  /** JLS 15.12.2: the most specific applicable method. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      f(1)             | C#f(int)
      f(1L)            | C#f(long)
      f('c')           | C#f(int)
      f(1.0f)          | C#f(double)
      f(Long.valueOf(1)) | C#f(java.lang.Long)
      f(null)          | C#f(java.lang.Long)
      f("s")           | C#f(java.lang.Object)
      f(1, 2)          | C#f(int[])
      f()              | C#f(int[])
      g(new ArrayList<String>()) | C#g(java.util.List)
      g(new HashSet<String>())   | C#g(java.util.Collection)
      g(new int[0])    | C#g(int[])
      h(() -> 1)       | C#h(java.util.concurrent.Callable)
      h(() -> {})      | C#h(java.lang.Runnable)
      h(() -> test())  | C#h(java.lang.Runnable)
      h(() -> { throw new Error(); }) | C#h(java.util.concurrent.Callable)
      up(1)            | B#up(long)
      this.up(1)       | B#up(long)
      super.up(1)      | B#up(long)
      st()             | B#st()
      C.st()           | B#st()
      k(null, "x")     | C#k(java.lang.Object,java.lang.Object[])
      """)
  void overloads(String call, String key) {
    String members =
        "void f(int x) {} void f(long x) {} void f(double x) {} void f(Long x) {} void f(Object x) {}"
            + " void f(int... x) {} void g(List<String> x) {} void g(Collection<String> x) {} void g(int[] x) {}"
            + " void h(Runnable r) {} <T> void h(Callable<T> r) {} <T> void k(T t, Object... more) {}";
    assertEquals(key, called(members, call).key());
  }

  @Test
  void onlyFunctionalInterfacesTakeLambdas() {
    Lowered lowered = Lowered.of(
        "package q; public interface View { long at(Object o); long size(); }",
        "package q; public interface Step extends Top<Long> { default void stop(Long x) {} long at(Long x); }",
        "package q; public interface Top<T> { void stop(T t); long at(T x); }",
        "package q; class C { void put(View v) {} void put(Step s) {} void m() { put(x -> x); } }");
    assertEquals(List.of("java.lang.Long"), lowered.lambdaParameters());
    MethodRef put = ((Expr.Call<Origin>) ((Effect.Evaluate<Origin>)
                lowered.method("q.C#m()").blocks().get(0).effects().get(0))
            .value())
        .method();
    assertEquals("q.C#put(q.Step)", put.key());
  }

  @Test
  void trailingArgumentsArePacked() {
    Lowered lowered = Lowered.of("""
        class C {
          void f(String s, long... ts) {}
          void m(long[] a) { f("x", 1, 2); f("x"); f("x", a); }
        }
        """);
    assertEquals(
        "eval C.f(\"x\", new long[]{1, 2})\neval C.f(\"x\", new long[]{})\neval C.f(\"x\", a)",
        lowered.effects("C#m(long[])").replaceAll("long<-", "").replaceAll("([12])L", "$1"));
  }

  @Test
  void aJdkMethodIsSeenThroughTheReceiversType() {
    MethodRef add = called("PriorityQueue<Long> q;", "q.addAll(null)");
    assertEquals("java.util.PriorityQueue", add.owner());
    assertEquals(List.of("java.util.Collection"), add.parameterTypes());
    assertEquals("boolean", add.returnType());
  }

  @Test
  void staticAndInstanceAreTold() {
    assertTrue(called("", "System.nanoTime()").isStatic());
    assertEquals("java.lang.System#nanoTime()", called("", "System.nanoTime()").key());
    assertEquals(false, called("Object o;", "o.hashCode()").isStatic());
  }

  @Test
  void aMethodThatIsNotAtHandMayComeFromTheUnknownSupertype() {
    Lowered lowered = Lowered.of("""
        package p;
        import com.example.Ticker;
        class C extends Ticker {
          long m(long x, String s) { return read() + more(x, s) + this.read(); }
          class In { long n() { return read(); } }
        }
        """);
    String text = lowered.effects("p.C#m(long,java.lang.String)");
    assertEquals("return ((Ticker.read() + Ticker.more(x, s)) + Ticker.read())", text);
    assertEquals("return Ticker.read()", lowered.effects("p.C$In#n()"));
    assertTrue(lowered.program().hierarchy().supertypes("p.C").contains("com.example.Ticker"));
  }

  @Test
  void theOuterClassIsSearchedWhereTheInnerHasNoSuchMethod() {
    Lowered lowered = Lowered.of("""
        class Outer {
          long now() { return 1; }
          long at(long x) { return x; }
          class In { long at() { return 2; } long m() { return now() + at() + at(3); } }
        }
        """);
    assertEquals(
        "return ((Outer.now() + In.at()) + Outer.at(3L))", lowered.effects("Outer$In#m()"));
  }

  @Test
  void overriddenMethodsOfProgramAndJdk() {
    Lowered lowered = Lowered.of("""
        package p;
        import java.util.function.*;
        interface Clock<T> { T at(T x); }
        abstract class Base implements Clock<Long>, LongSupplier { public Long at(Long x) { return x; } }
        class C extends Base implements Comparable<C> {
          @Override public Long at(Long x) { return x; }
          public long getAsLong() { return 1; }
          public int compareTo(C o) { return 0; }
          static void of() {}
        }
        record R(long getAsLong) implements LongSupplier {}
        """);
    assertEquals(
        List.of("p.Base#at(java.lang.Long)", "p.Clock#at(java.lang.Object)"),
        lowered.method("p.C#at(java.lang.Long)").overrides());
    assertEquals(
        List.of("java.util.function.LongSupplier#getAsLong()"),
        lowered.method("p.C#getAsLong()").overrides());
    assertEquals(
        List.of("java.lang.Comparable#compareTo(java.lang.Object)"),
        lowered.method("p.C#compareTo(p.C)").overrides());
    assertEquals(
        List.of("java.util.function.LongSupplier#getAsLong()"),
        lowered.method("p.R#getAsLong()").overrides());
  }

  @Test
  void methodReferencesOfEveryForm() {
    Lowered lowered = Lowered.of("""
        import java.util.function.*;
        class C {
          long at; C self; long get() { return at; } static C of(long x) { return null; }
          void m() {
            LongSupplier a = this::get, b = self::get, c = System::nanoTime, d = self.self::get;
            ToLongFunction<C> e = C::get;
            LongFunction<C> f = C::of;
            Supplier<C> g = C::new;
            LongBinaryOperator h = Math::max;
          }
        }
        """);
    assertEquals("""
            init a = C::get[?]
            init b = C::get[C.self]
            init c = System::nanoTime
            init d = C::get[C.self.self]
            init e = C::get
            init f = C::of
            init g = C::<init>
            init h = Math::max""".stripIndent(), lowered.effects("C#m()"));
  }
}
