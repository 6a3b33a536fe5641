package io.github.tickwise.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Method.Modifier;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ClassLoweringTest {

  @Test
  void inheritedMembersBelongToTheClassThatDeclaresThem() {
    Program<Place> program = Compiled.of("p/Sub.java", """
                        package p;
                        class Base { long at; static long origin; long read() { return at; } }
                        class Sub extends Base {
                            java.util.LinkedHashMap<String, Long> map;
                            long f() { map.put("a", 1L); return this.at + Sub.origin + read(); }
                        }""").lower();
    Method<Place> f = Compiled.method(program, "p.Sub#f()");
    assertEquals("""
                b0:
                  eval Sub.map.put("a", Long.valueOf(1L))
                  return ((Base.at + Base.origin) + ?.read())
                """, Compiled.text(f));
  }

  @Test
  void overridesReachThroughBridgesAndIntoTheJdk() {
    Program<Place> program = Compiled.of("X.java", """
                        abstract class Source<T> { abstract long read(T t); }
                        class X extends Source<String> implements Comparable<X> {
                            @Override long read(String s) { return 1; }
                            @Override public int compareTo(X o) { return 0; }
                            @Override public String toString() { return ""; }
                            private int hidden() { return 0; }
                            static int shared() { return 0; }
                        }
                        class Y extends X {
                            @Override long read(String s) { return 2; }
                            int hidden() { return 1; }
                        }""").lower();
    assertEquals(
        List.of("Source#read(java.lang.Object)"),
        Compiled.method(program, "X#read(java.lang.String)").overrides());
    assertEquals(
        // X#read(java.lang.Object) is X's bridge: Y has one of its own.
        List.of(
            "X#read(java.lang.String)",
            "X#read(java.lang.Object)",
            "Source#read(java.lang.Object)"),
        Compiled.method(program, "Y#read(java.lang.String)").overrides());
    assertEquals(
        List.of("java.lang.Comparable#compareTo(java.lang.Object)"),
        Compiled.method(program, "X#compareTo(X)").overrides());
    assertEquals(
        List.of("java.lang.Object#toString()"),
        Compiled.method(program, "X#toString()").overrides());
    assertEquals(List.of(), Compiled.method(program, "Y#hidden()").overrides());
    assertEquals(
        Set.of(Modifier.PUBLIC, Modifier.SYNTHETIC),
        Compiled.method(program, "X#compareTo(java.lang.Object)").modifiers());
  }

  @Test
  void bridgesOfTheSameParametersGiveWayToTheMethodTheyCall() {
    Program<Place> program = Compiled.of(
            "X.java",
            "class B { Object copy() { return null; } } class X extends B { X copy() { return this; } }")
        .lower();
    List<Method<Place>> copies =
        program.methods().stream().filter(m -> m.key().equals("X#copy()")).toList();
    assertEquals(1, copies.size());
    assertEquals("X", copies.get(0).returnType());
    assertEquals(List.of("B#copy()"), copies.get(0).overrides());
  }

  @Test
  void keysAreUnique() {
    Program<Place> program = Compiled.of(
            "X.java",
            "class X { void f() { Runnable a = () -> g(1), b = () -> g(2); } void g(int i) {}"
                + " long g(long i) { return i; } }")
        .lower();
    List<String> keys = program.methods().stream().map(Method::key).toList();
    assertEquals(Set.copyOf(keys).size(), keys.size(), keys.toString());
  }

  @Test
  void lambdasAndLocalClassesKnowTheMethodAroundThem() {
    Program<Place> program = Compiled.of("X.java", """
                        class X {
                            Runnable outer(long d) {
                                class Inner { void run() {} }
                                return () -> { Runnable nested = () -> System.out.println(d); };
                            }
                        }""").lower();
    Map<Boolean, List<Method<Place>>> lambdas = program.methods().stream()
        .filter(Method::isLambda)
        .collect(Collectors.groupingBy(m -> m.enclosing().equals("X#outer(long)")));
    assertEquals(1, lambdas.get(true).size());
    assertEquals(1, lambdas.get(false).size());
    assertEquals(lambdas.get(true).get(0).key(), lambdas.get(false).get(0).enclosing());
    assertEquals("X#outer(long)", Compiled.method(program, "X$1Inner#run()").enclosing());
    assertEquals(1, lambdas.get(false).get(0).parameters().size());
    assertFalse(Compiled.method(program, "X#outer(long)").isLambda());
  }

  @Test
  void placesNameFileLineClassAndMethod() {
    Program<Place> program = Compiled.of("p/q/File.java", """
                        package p.q;
                        class Other {
                            boolean f(long a,
                                      long b) {
                                return a < b
                                    | b < a;
                            }
                        }""").lower();
    Method<Place> f = Compiled.method(program, "p.q.Other#f(long,long)");
    List<Place> tests = f.blocks().stream()
        .filter(b -> b.condition() != null)
        .map(b -> b.condition().origin())
        .toList();
    assertEquals(2, tests.size());
    assertEquals("p/q/File.java:5", tests.get(0).toString());
    assertEquals("p.q.Other", tests.get(0).className());
    assertEquals("f(long,long)", tests.get(0).method());
    assertNotEquals(tests.get(0), tests.get(1));
  }

  @Test
  void twoOperatorsOnOneLineAreTwoPlaces() {
    Program<Place> program = Compiled.of(
            "X.java", "class X { void f(long a, long b) { if (a < b) { } if (a < b) { } } }")
        .lower();
    Set<Place> places = Compiled.method(program, "X#f(long,long)").blocks().stream()
        .filter(b -> b.condition() != null)
        .map(b -> b.condition().origin())
        .collect(Collectors.toSet());
    assertEquals(2, places.size());
    assertEquals(1, places.stream().map(Place::line).distinct().count());
  }

  @Test
  void withoutDebugInformationSlotsStillFlow() {
    Program<Place> program = Compiled.of(
            List.of("-g:none"),
            Map.of(
                "X.java",
                "class X { long f(java.util.Map<String, Long> m, long d) { var k = m; Long v = k.get(null);"
                    + " return d + v; } }"))
        .lower();
    Method<Place> f = Compiled.method(program, "X#f(java.util.Map,long)");
    assertEquals("""
                b0:
                  v4 = v1
                  v5 = v4.get(null)
                  return (v2 + v5.longValue())
                """, Compiled.text(f));
    assertEquals("X.class:0", f.origin().toString());
    Effect.Assign<Place> second =
        (Effect.Assign<Place>) f.blocks().get(0).effects().get(1);
    Expr.Call<Place> get = (Expr.Call<Place>) second.value();
    assertEquals("java.util.Map", get.receiver().type());
    assertEquals("java.lang.Long", get.type());
  }

  @Test
  void variablesThatShareASlotAreTwoLocals() {
    Program<Place> program = Compiled.of(
            "X.java",
            "class X { long f(boolean c) { if (c) { long a = 1; return a; } long b; if (!c) { b = 2; }"
                + " else { b = 3; } return b; } }")
        .lower();
    Map<String, Set<Slot>> byName = Compiled.method(program, "X#f(boolean)").blocks().stream()
        .flatMap(b -> b.effects().stream())
        .filter(Effect.Assign.class::isInstance)
        .map(e -> ((Effect.Assign<Place>) e).target())
        .collect(Collectors.groupingBy(Slot::displayName, Collectors.toSet()));
    assertEquals(Set.of("a", "b"), byName.keySet());
    assertEquals(1, byName.get("b").size());
    assertNotEquals(byName.get("a"), byName.get("b"));
  }

  @Test
  void annotationsOfAnyPackageAreClaims() {
    Program<Place> program = Compiled.of("X.java", """
                        import java.lang.annotation.*;
                        import java.util.concurrent.TimeUnit;
                        @Retention(RetentionPolicy.CLASS) @interface Tick { String unit() default ""; }
                        @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE)
                        @interface TickSpan { TimeUnit unit(); }
                        class X {
                            @Tick(unit = "millis") long at;
                            @TickSpan(unit = TimeUnit.NANOSECONDS) long span;
                            java.util.List<@TickSpan(unit = TimeUnit.NANOSECONDS) Long> spans;
                            @Tick long read(int k, @Tick long t, @TickSpan(unit = TimeUnit.SECONDS) long s) { return t; }
                            class Inner { Inner(@Tick long t) {} }
                            enum E { A(1); E(@Tick long t) {} }
                        }""").lower();
    String read = "X#read(int,long,long)";
    assertEquals(
        Map.of(
            new Slot.Field("X", "at"), new Declared(Declared.Claim.TICK, "millis"),
            new Slot.Field("X", "span"), new Declared(Declared.Claim.SPAN, "nanos"),
            new Slot.Field("X", "spans"),
                Declared.ofValues(new Declared(Declared.Claim.SPAN, "nanos")),
            new Slot.Return(read), new Declared(Declared.Claim.TICK, null),
            new Slot.Param(read, 1), new Declared(Declared.Claim.TICK, null),
            new Slot.Param(read, 2), new Declared(Declared.Claim.SPAN, "seconds"),
            new Slot.Param("X$Inner#<init>(X,long)", 1), new Declared(Declared.Claim.TICK, null),
            new Slot.Param("X$E#<init>(java.lang.String,int,long)", 2),
                new Declared(Declared.Claim.TICK, null)),
        program.declared());
  }

  @Test
  void typeUsesSpeakOfWhatIsInTheObject() {
    Program<Place> program = Compiled.of("X.java", """
                        import java.lang.annotation.*;
                        import java.util.*;
                        @Target({ElementType.TYPE_USE, ElementType.FIELD}) @interface Tick {}
                        @Target(ElementType.TYPE_USE) @interface TickSpan {}
                        class X<T extends Comparable<T>> {
                            Map<@TickSpan Long, List<? extends @Tick Long>> map;
                            @Tick long[] array;
                            long @Tick [] itself;
                            Map.Entry<T, @Tick Long> entry;
                            <S extends T> List<@Tick Long> m(S first, Map<String, @TickSpan Long> spans) { return null; }
                            class Inner { Inner(T t, Optional<@Tick Long> at) {} }
                        }""").lower();
    Declared tick = new Declared(Declared.Claim.TICK, null);
    Declared span = new Declared(Declared.Claim.SPAN, null);
    String m = "X#m(java.lang.Comparable,java.util.Map)";
    assertEquals(
        Map.of(
            new Slot.Field("X", "map"),
                Declared.join(Declared.ofKeys(span), Declared.ofValues(Declared.ofValues(tick))),
            new Slot.Field("X", "array"), Declared.ofValues(tick),
            new Slot.Field("X", "entry"), Declared.ofValues(tick),
            new Slot.Return(m), Declared.ofValues(tick),
            new Slot.Param(m, 1), Declared.ofValues(span),
            new Slot.Param("X$Inner#<init>(X,java.lang.Comparable,java.util.Optional)", 2),
                Declared.ofValues(tick)),
        program.declared());
  }

  @Test
  void localsAndParametersThatAreSafe() {
    Program<Place> program = Compiled.of("X.java", """
                        import java.lang.annotation.*;
                        @Target(ElementType.TYPE_USE) @interface Tick {}
                        @Target({ElementType.TYPE_USE, ElementType.PARAMETER}) @interface TickSafe {}
                        class X {
                            long m(@TickSafe long p) {
                                @Tick long t = p;
                                java.util.List<@Tick Long> all = null;
                                { @Tick long twice = 1; t += twice; }
                                { long twice = 2; t += twice; }
                                return t + all.size();
                            }
                        }""").lower();
    Declared tick = new Declared(Declared.Claim.TICK, null);
    Map<String, Declared> byName = program.declared().entrySet().stream()
        .collect(Collectors.toMap(e -> e.getKey().displayName(), Map.Entry::getValue));
    assertEquals(
        Map.of(
            "parameter 1 of X.m", Declared.silent(Set.of("*")),
            "t", tick,
            "all", Declared.ofValues(tick)),
        byName,
        "two variables of one name in one place are one local: what only one of them says is left out");
  }

  @Test
  void tickSafeQuietensAllThatItEncloses() {
    Program<Place> program = Compiled.of("X.java", """
                        @interface TickSafe {}
                        class X {
                            @TickSafe long quiet;
                            long loud;
                            @TickSafe void quietMethod() { Runnable r = () -> {}; new Object() { void inside() {} }; }
                            void loudMethod() { Runnable r = () -> {}; new Object() { void outside() {} }; }
                            @TickSafe static class Quiet { static class Nested { void f() {} } }
                        }""").lower();
    Map<String, Boolean> quietFields = program.fields().stream()
        .filter(f -> f.slot().owner().equals("X"))
        .collect(Collectors.toMap(f -> f.slot().name(), f -> f.suppressed().equals(Set.of("*"))));
    assertEquals(Map.of("quiet", true, "loud", false), quietFields);
    Set<String> quiet = program.methods().stream()
        .filter(m -> m.suppressed().equals(Set.of("*")))
        .map(m -> m.name().startsWith("lambda$") ? "lambda in " + m.enclosing() : m.key())
        .collect(Collectors.toSet());
    assertEquals(
        Set.of(
            "X#quietMethod()",
            "lambda in X#quietMethod()",
            "X$1#<init>(X)",
            "X$1#inside()",
            "X$Quiet#<init>()",
            "X$Quiet$Nested#<init>()",
            "X$Quiet$Nested#f()"),
        quiet);
  }

  @Test
  void fieldsAreDeclaredWithTheirTypes() {
    Program<Place> program = Compiled.of(
            "X.java",
            "class X { static final long A = 1; long[] b; java.util.Map.Entry<String, Long> c; }")
        .lower();
    Map<String, String> types =
        program.fields().stream().collect(Collectors.toMap(f -> f.slot().name(), FieldDecl::type));
    assertEquals(Map.of("A", "long", "b", "long[]", "c", "java.util.Map$Entry"), types);
    assertTrue(program.fields().stream()
        .filter(f -> f.slot().name().equals("A"))
        .allMatch(f -> f.isStatic() && f.isFinal()));
  }

  @Test
  void hierarchyKnowsTheProgramAndTheJdk() {
    Program<Place> program = Compiled.of(
            "X.java", "class A extends java.util.TreeMap<Long, Long> {} class X extends A {}")
        .lower();
    assertEquals("X", program.hierarchy().supertypes("X").iterator().next());
    assertTrue(program.hierarchy().isSubtype("X", "A"));
    assertTrue(program.hierarchy().isSubtype("X", "java.util.SortedMap"));
    assertTrue(program.hierarchy().isSubtype("X", "java.lang.Object"));
    assertFalse(program.hierarchy().isSubtype("A", "X"));
    assertEquals(Set.of("no.such.Type"), program.hierarchy().supertypes("no.such.Type"));
  }
}
