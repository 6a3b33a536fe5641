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
  void aTypeAnnotationOfAnArgumentSaysNothingOfTheSlot() {
    Lowered lowered = Lowered.of(
        "import java.lang.annotation.*;",
        "class C {",
        "  @Target(ElementType.TYPE_USE) @interface Tick {}",
        "  java.util.List<@Tick Long> all;",
        "  @Tick long one;",
        "  long m() { return all.get(0) + one; }",
        "}");
    assertEquals(
        Map.of(new Slot.Field("C", "one"), new Declared(Claim.TICK, null)),
        lowered.program.declared());
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
