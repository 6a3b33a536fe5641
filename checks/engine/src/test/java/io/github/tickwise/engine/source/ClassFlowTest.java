package io.github.tickwise.engine.source;

import static io.github.tickwise.engine.source.Ast.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramText;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Members: initialisers, constructors, and what a record is given. */
class ClassFlowTest {
  private static final Declared TICK = new Declared(Declared.Claim.TICK, "nanos");

  private final Variable<String> a = var("long", "a");

  private static ClassUnit.MethodUnit<String> constructor(
      List<Variable<String>> parameters, boolean callsThis, boolean compact, Stmt<String> body) {
    return new ClassUnit.MethodUnit<>(
        "<init>",
        parameters,
        "void",
        Set.of(),
        List.of(),
        null,
        body,
        compact,
        callsThis,
        Set.of(),
        "constructor");
  }

  private static ClassUnit<String> record(
      List<Variable<String>> components, List<ClassUnit.MethodUnit<String>> methods) {
    return new ClassUnit<>("p.R", true, components, List.of(), List.of(), methods, "record");
  }

  @Test
  void initialisersRunBehindTheSuperCallInTheirOrder() {
    var fields = List.of(
        fieldUnit("long", "x", false, call("long", "f"), 0),
        fieldUnit("long", "y", false, lit(2), 2),
        fieldUnit("long", "z", false, null, 3),
        fieldUnit("long", "S", true, call("long", "g"), 4));
    var initializers = List.of(
        new ClassUnit.InitializerUnit<>(false, act("between"), 1),
        new ClassUnit.InitializerUnit<>(true, act("atLoad"), 5));
    var thisCall = create("p.T", null);
    var methods = List.of(
        constructor(List.of(), false, false, seq(act("check"), eval(superCall()), act("body"))),
        constructor(List.of(a), true, false, seq(eval(thisCall), act("tail"))),
        constructor(List.of(a, var("long", "b")), false, false, seq(act("plain"))));
    assertEquals("""
        p.T#<clinit>() : void [static]
        b0:
          init T.S = T.g()
          eval T.atLoad()
          end

        p.T#<init>() : void
        b0:
          eval T.check()
          eval new Base()
          init T.x = T.f()
          eval T.between()
          init T.y = 2L
          eval T.body()
          end

        p.T#<init>(long) : void
          parameters a
        b0:
          eval new T()
          eval T.tail()
          end

        p.T#<init>(long,long) : void
          parameters a, b
        b0:
          init T.x = T.f()
          eval T.between()
          init T.y = 2L
          eval T.plain()
          end

        """, ProgramText.of(program(unit(OWNER, fields, initializers, methods))));
  }

  @Test
  void aClassWithoutConstructorIsGivenOne() {
    var fields = List.of(fieldUnit("long", "x", false, call("long", "f"), 0));
    assertEquals("""
        p.T#<init>() : void [synthetic]
        b0:
          init T.x = T.f()
          end

        """, ProgramText.of(program(unit(OWNER, fields, List.of(), List.of()))));
  }

  @Test
  void aFirstCreationIsTakenForTheSuperCall() {
    var fields = List.of(fieldUnit("long", "x", false, call("long", "f"), 0));
    var methods = List.of(
        constructor(List.of(), false, false, seq(eval(create("p.Base", null)), act("body"))));
    assertEquals("""
        p.T#<init>() : void
        b0:
          eval new Base()
          init T.x = T.f()
          eval T.body()
          end

        """, ProgramText.of(program(unit(OWNER, fields, List.of(), methods))));
  }

  @Test
  void aRecordIsGivenItsConstructorAndAccessors() {
    Variable<String> start = new Variable<>("start", "long", TICK, "start");
    Variable<String> end = var("long", "end");
    var accessor = method("long", "end", List.of(), ret(lit(0)));
    Program<String> program = program(record(List.of(start, end), List.of(accessor)));
    assertEquals("""
        p.R#<init>(long,long) : void [synthetic]
          parameters start, end
        b0:
          R.start = start
          R.end = end
          end

        p.R#end() : long
        b0:
          return 0L

        p.R#start() : long [synthetic]
        b0:
          return R.start

        """, ProgramText.of(program));
    assertEquals(
        Map.of(
            new Slot.Field("p.R", "start"),
            TICK,
            new Slot.Param("p.R#<init>(long,long)", 0),
            TICK,
            new Slot.Return("p.R#start()"),
            TICK),
        program.declared());
    assertEquals(
        List.of("start", "end"),
        program.fields().stream().map(f -> f.slot().name()).toList());
    assertTrue(program.fields().stream().allMatch(FieldDecl::isFinal));
  }

  @Test
  void aCompactConstructorStoresWhatItsParametersHoldAtTheEnd() {
    Variable<String> start = var("long", "start");
    Stmt<String> body = when(bin(read(start), "<", lit(0)), eval(set(read(start), lit(0))), null);
    var compact = constructor(List.of(), false, true, seq(body));
    var getter = method("long", "start", List.of(), null);
    assertEquals("""
        p.R#<init>(long) : void
          parameters start
        b0:
          if (start < 0L) then b1 else b2
        b1:
          start = 0L
          goto b2
        b2:
          R.start = start
          end

        p.R#start() : long

        """, ProgramText.of(program(record(List.of(start), List.of(compact, getter)))));
  }

  @Test
  void anExplicitCanonicalConstructorIsEnough() {
    Variable<String> start = var("long", "start");
    var other = constructor(List.of(var("int", "i")), true, false, seq());
    var canonical = constructor(List.of(a), false, false, seq());
    assertEquals(
        List.of("p.R#<init>(int)", "p.R#<init>(long)", "p.R#start()"),
        program(record(List.of(start), List.of(other, canonical))).methods().stream()
            .map(Method::key)
            .toList());
  }

  @Test
  void annotationsAndHeadersReachTheProgram() {
    Variable<String> tick = new Variable<>("t", "long", TICK, "t");
    Declared span = new Declared(Declared.Claim.SPAN, null);
    var unit = new ClassUnit.MethodUnit<>(
        "m",
        List.of(a, tick),
        "long",
        Set.of(Method.Modifier.ABSTRACT),
        List.of("p.Base#m(long,long)"),
        span,
        null,
        false,
        false,
        Set.of("TickSentinel"),
        "method");
    Program<String> program = program(unit(OWNER, List.of(), List.of(), List.of(unit)));
    Method<String> m = program.methods().get(1);
    assertEquals(
        Map.of(
            new Slot.Param("p.T#m(long,long)", 1), TICK, new Slot.Return("p.T#m(long,long)"), span),
        program.declared());
    assertEquals(List.of(), m.blocks());
    assertEquals(List.of("p.Base#m(long,long)"), m.overrides());
    assertEquals(Set.of("TickSentinel"), m.suppressed());
    assertEquals("method", m.origin());
  }
}
