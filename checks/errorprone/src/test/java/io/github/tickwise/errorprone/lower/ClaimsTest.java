package io.github.tickwise.errorprone.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Declared.Claim;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Annotations by simple name, wherever they are declared. */
class ClaimsTest {
  @Test
  void fieldsParametersResultsAndComponents() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  @interface Tick { String unit() default \"\"; }",
        "  @interface TickSpan {}",
        "  @Tick(unit = \"millis\") long field;",
        "  @Tick long get(@TickSpan long span, long plain) { return field; }",
        "  record R(@C.Tick long at) {}",
        "}");
    assertEquals(
        Map.of(
            new Slot.Field("C", "field"), new Declared(Claim.TICK, "millis"),
            new Slot.Return("C#get(long,long)"), new Declared(Claim.TICK, null),
            new Slot.Param("C#get(long,long)", 0), new Declared(Claim.SPAN, null),
            new Slot.Field("C$R", "at"), new Declared(Claim.TICK, null),
            new Slot.Param("C$R#<init>(long)", 0), new Declared(Claim.TICK, null),
            new Slot.Return("C$R#at()"), new Declared(Claim.TICK, null)),
        lowered.program.declared());
  }

  @Test
  void unitsAsOthersWriteThem() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  @interface Tick { java.util.concurrent.TimeUnit unit(); }",
        "  @Tick(unit = java.util.concurrent.TimeUnit.NANOSECONDS) long a;",
        "}");
    assertEquals(
        Map.of(new Slot.Field("C", "a"), new Declared(Claim.TICK, "nanos")),
        lowered.program.declared());
  }

  @Test
  void typeUsesSpeakOfWhatIsInTheObject() {
    Lowered lowered = Lowered.of(
        "import java.lang.annotation.*;",
        "import java.util.*;",
        "class C {",
        "  @Target({ElementType.TYPE_USE, ElementType.FIELD}) @interface Tick {}",
        "  @Target(ElementType.TYPE_USE) @interface TickSpan {}",
        "  List<@Tick Long> list;",
        "  Map<@TickSpan Long, List<? extends @Tick Long>> map;",
        "  @Tick long[] array;",
        "  long @Tick [] itself;",
        "  @Tick long one;",
        "  void m(@TickSpan long... all) {}",
        "}");
    Declared tick = new Declared(Claim.TICK, null);
    Declared span = new Declared(Claim.SPAN, null);
    assertEquals(
        Map.of(
            new Slot.Field("C", "list"), Declared.ofValues(tick),
            new Slot.Field("C", "map"),
                Declared.join(Declared.ofKeys(span), Declared.ofValues(Declared.ofValues(tick))),
            new Slot.Field("C", "array"), Declared.ofValues(tick),
            new Slot.Field("C", "one"), tick,
            new Slot.Param("C#m(long[])", 0), Declared.ofValues(span)),
        lowered.program.declared());
  }

  @Test
  void localsAndWhatIsSilentAboutThem() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  @interface Tick { String clock() default \"\"; }",
        "  @interface TickSafe { String value(); }",
        "  void m(@TickSafe(\"why\") long p, @SuppressWarnings({\"a\", \"b\"}) long q) {",
        "    @Tick(clock = \"net\") long t = 1;",
        "    long plain = 2;",
        "    for (@SuppressWarnings(\"all\") long u : new long[0]) {}",
        "  }",
        "}");
    Map<String, Declared> byName = lowered.program.declared().entrySet().stream()
        .collect(Collectors.toMap(e -> e.getKey().displayName(), Map.Entry::getValue));
    assertEquals(
        Map.of(
            "parameter 1 of C.m", Declared.silent(Set.of("*")),
            "parameter 2 of C.m", Declared.silent(Set.of("a", "b")),
            "t", new Declared(Claim.TICK, null, "net"),
            "u", Declared.silent(Set.of("*"))),
        byName);
  }

  @Test
  void aCompactConstructorsParametersAreTheComponents() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  @interface Tick {}",
        "  record R(@Tick long at) { R { System.out.println(at); } }",
        "}");
    Declared tick = new Declared(Claim.TICK, null);
    assertEquals(tick, lowered.program.declared().get(new Slot.Param("C$R#<init>(long)", 0)));
    assertEquals(
        lowered.method("C$R#at()").origin(), lowered.method("C$R#<init>(long)").parameterOrigin(0));
  }

  @Test
  void tickSafeExemptsWhatItStandsOnAndAllInside() {
    Lowered lowered = Lowered.of(
        "class C {",
        "  @interface TickSafe { String value(); }",
        "  @TickSafe(\"why\") long quiet;",
        "  long loud;",
        "  @TickSafe(\"why\") void m() { new Object() { void inner() {} }; }",
        "  void n() {}",
        "  @TickSafe(\"why\") static class Inner { long f; void m() {} class Deep { void m() {} } }",
        "}");
    assertEquals(
        Map.of("quiet", Set.of("*"), "loud", Set.of(), "f", Set.of("*")),
        lowered.program.fields().stream()
            .collect(Collectors.toMap(f -> f.slot().name(), FieldDecl::suppressed)));
    assertEquals(Set.of("*"), lowered.method("C#m()").suppressed());
    assertEquals(Set.of("*"), lowered.method("C$1#inner()").suppressed());
    assertEquals(Set.of(), lowered.method("C#n()").suppressed());
    assertEquals(Set.of("*"), lowered.method("C$Inner#m()").suppressed());
    assertEquals(Set.of("*"), lowered.method("C$Inner$Deep#m()").suppressed());
  }
}
