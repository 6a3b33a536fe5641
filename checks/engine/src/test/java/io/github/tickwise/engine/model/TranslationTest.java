package io.github.tickwise.engine.model;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Programs of one front end put into another one's. */
class TranslationTest {
  private record Place(String text) {}

  private final Node<String> last = field("long", "last");

  /** One of each expression and effect, with branches and handlers. */
  private Program<String> program() {
    var i = var("int", "i");
    var array = var("long[]", "array");
    var x = var("long", "x");
    return new Sources()
        .suppress("TickSentinel")
        .field("long", "last", nanoTime())
        .constant("long", "ZERO", num(0L))
        .placelessField("long", "unplaced")
        .declare(new Slot.Field(T, "last"), new Declared(Declared.Claim.TICK, "nanos"))
        .suppress("TickShape")
        .method(
            "long",
            "m",
            List.of(i, array),
            local(x, negative(minus(nanoTime(), last))),
            put(index(read(array), read(i)), cast("long", read(i))),
            put(
                field("java.lang.Runnable", "later"),
                lambda("java.lang.Runnable", List.of(), act())),
            eval(on(make("java.lang.StringBuilder"), "void", "append", read(x))),
            local(var("long[]", "made"), longsOf(read(x), num(3L))),
            attempt(when(less(read(x), num(0L)), act()), act()),
            eval(self()),
            ret(index(read(array), num(0))))
        .hidden("void", "n", List.of(), ret())
        .program();
  }

  private static Program<Place> moved(Program<String> program) {
    ProgramBuilder<Place> builder = new ProgramBuilder<>();
    builder.addAll(program, Place::new);
    return builder.build(program.hierarchy());
  }

  /** There and back again. */
  private static Program<String> back(Program<Place> program) {
    ProgramBuilder<String> builder = new ProgramBuilder<>();
    builder.addAll(program, Place::text);
    return builder.build(program.hierarchy());
  }

  @Test
  void nothingIsLost() {
    Program<String> program = program();
    Program<String> copy = back(moved(program));
    assertEquals(ProgramText.of(program), ProgramText.of(copy));
    assertEquals(program.fields(), copy.fields());
    assertEquals(program.declared(), copy.declared());
    for (int m = 0; m < program.methods().size(); m++) {
      same(program.methods().get(m), copy.methods().get(m));
    }
  }

  private static void same(Method<String> a, Method<String> b) {
    assertEquals(a.key(), b.key());
    assertEquals(a.owner(), b.owner());
    assertEquals(a.name(), b.name());
    assertEquals(a.parameterTypes(), b.parameterTypes());
    assertEquals(a.parameters(), b.parameters());
    assertEquals(a.modifiers(), b.modifiers());
    assertEquals(a.overrides(), b.overrides());
    assertEquals(a.enclosing(), b.enclosing());
    assertEquals(a.suppressed(), b.suppressed());
    assertEquals(a.origin(), b.origin());
    assertEquals(a.blocks().size(), b.blocks().size());
    for (int i = 0; i < a.blocks().size(); i++) {
      assertEquals(a.blocks().get(i).index(), b.blocks().get(i).index());
      assertEquals(a.blocks().get(i).effects(), b.blocks().get(i).effects());
      assertEquals(a.blocks().get(i).edges(), b.blocks().get(i).edges());
    }
  }

  /** The solver knows loads by identity, so what stands at two places must stay one. */
  @Test
  void oneExpressionStaysOne() {
    Expr<String> twice = new Expr.Load<>(new Slot.Field(T, "last"), null, "long", "last");
    Block<String> block = new Block<>(0);
    block.effects().add(new Effect.Evaluate<>(twice, "one"));
    block.effects().add(new Effect.Evaluate<>(twice, "two"));
    Method<String> method = new Method<>(
        "T#m()",
        T,
        "m",
        List.of(),
        List.of(),
        "void",
        Set.of(),
        List.of(),
        List.of(block),
        null,
        Set.of(),
        null);
    Program<String> program = new Program<>(List.of(method), List.of(), Map.of(), t -> Set.of(t));
    Method<Place> copy = moved(program).methods().get(0);
    List<Effect<Place>> effects = copy.blocks().get(0).effects();
    assertSame(
        ((Effect.Evaluate<Place>) effects.get(0)).value(),
        ((Effect.Evaluate<Place>) effects.get(1)).value());
    assertNull(copy.origin());
  }

  @Test
  void theFindingsAreTheSame() {
    Program<String> program = new Sources()
        .field("long", "last")
        .method("void", "beat", put(last, nanoTime()))
        .run(eval(less(nanoTime(), last)), when(bin(last, "==", num(0L)), act()))
        .program();
    TickAnalysis analysis = new TickAnalysis(Catalog.bundled());
    List<Finding<String>> expected = analysis.analyze(program);
    List<Finding<Place>> found = analysis.analyze(moved(program));
    assertEquals(3, expected.size());
    assertEquals(
        expected.stream().map(f -> f.rule() + f.origin() + f.message()).toList(),
        found.stream().map(f -> f.rule() + f.origin().text() + f.message()).toList());
  }

  @Test
  void buildersTogether() {
    ProgramBuilder<String> first = new ProgramBuilder<>();
    ProgramBuilder<String> second = new ProgramBuilder<>();
    Slot field = new Slot.Field(T, "last");
    Declared tick = new Declared(Declared.Claim.TICK, "nanos");
    Declared span = new Declared(Declared.Claim.SPAN, null);
    program().methods().forEach(second::add);
    program().fields().forEach(second::add);
    second.inUnit(T, "T.java");
    second.declare(field, tick);
    second.declare(new Slot.Field(T, "none"), null);
    second.declareIfAbsent(field, span);
    second.declareIfAbsent(new Slot.Field(T, "kept"), span);
    second.declareIfAbsent(new Slot.Field(T, "none"), null);
    first.addAll(second);
    Program<String> all = first.build(t -> Set.of(t));
    assertEquals(ProgramText.of(program()), ProgramText.of(all));
    assertEquals(program().fields(), all.fields());
    assertEquals(Map.of(field, tick, new Slot.Field(T, "kept"), span), all.declared());
    assertEquals("T.java", all.unit(T));
  }

  /** A nested class stands where its outermost one does, unless something else is known. */
  @Test
  void unitsOfNestedClasses() {
    Program<String> program = new Program<>(
        List.of(),
        List.of(),
        Map.of(),
        Map.of("p.T", "T.java", "p.T$A$B", "B.java"),
        t -> Set.of(t));
    assertEquals("T.java", program.unit("p.T"));
    assertEquals("T.java", program.unit("p.T$A"));
    assertEquals("B.java", program.unit("p.T$A$B"));
    assertEquals("B.java", program.unit("p.T$A$B$C"));
    assertEquals("p.U", program.unit("p.U$X"), "by itself");
    assertEquals("$Made", program.unit("$Made"));
  }
}
