package io.github.tickwise.engine;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The findings are those of the least fixpoint: the order of methods and fields changes nothing. */
class OrderTest {
  private static final String SUPPLIER = "java.util.function.LongSupplier";
  private static final String MAP = "java.util.Map";

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233})
  void methodsInAnyOrder(long seed) {
    Program<String> program = program();
    List<Method<String>> methods = new ArrayList<>(program.methods());
    List<FieldDecl<String>> fields = new ArrayList<>(program.fields());
    Random random = new Random(seed);
    Collections.shuffle(methods, random);
    Collections.shuffle(fields, random);
    Program<String> shuffled =
        new Program<>(methods, fields, program.declared(), program.hierarchy());
    assertEquals(findings(program), findings(shuffled));
  }

  @Test
  void theProgramHasFindingsOfManyKinds() {
    assertEquals(
        6, program().methods().stream().filter(m -> m.name().startsWith("use")).count());
    assertEquals(
        new TreeSet<>(List.of(
            "TickDirectComparison @ System.nanoTime() < deadline",
            "TickDirectComparison @ System.nanoTime() >= map.get(1L)",
            "TickDirectComparison @ clock.getAsLong() < T.far(3L)",
            "TickDirectComparison @ at < deadline",
            "TickDefaultInit @ long last",
            "TickSentinel @ last == -1L",
            "TickSentinel @ deadline > 0L",
            "TickSentinel @ last = -1L",
            "TickScaledReading @ System.nanoTime() / 1000L",
            "TickMinMax @ Math.max(deadline, last)")),
        findings(program()));
  }

  private static TreeSet<String> findings(Program<String> program) {
    TreeSet<String> all = new TreeSet<>();
    for (Finding<String> f : new TickAnalysis(Catalog.bundled()).analyze(program)) {
      all.add(f.rule().id() + " @ " + f.origin());
    }
    return all;
  }

  /** Chains through fields, parameters, returns, containers and functions, with cycles. */
  private static Program<String> program() {
    Node<String> last = field("long", "last");
    Node<String> deadline = field("long", "deadline");
    Node<String> clock = field(SUPPLIER, "clock");
    Node<String> map = field(MAP, "map");
    Variable<String> given = var(SUPPLIER, "given");
    Variable<String> n = var("long", "n");
    Variable<String> at = var("long", "at");
    return new Sources()
        .field("long", "last")
        .field("long", "deadline", call("long", "now"))
        .field(SUPPLIER, "clock")
        .field(MAP, "map", make("java.util.HashMap"))
        .field("long", "millis")
        .method("long", "now", ret(call("long", "nowToo")))
        .method("long", "nowToo", ret(on(clock, "long", "getAsLong")))
        .method("void", "with", List.of(given), put(clock, read(given)))
        .method(
            "void",
            "setUp",
            eval(call("void", "with", statRef(SUPPLIER, "java.lang.System", "long", "nanoTime"))))
        .method("void", "beat", put(last, call("long", "now")))
        .method("void", "reset", put(last, num(-1L)))
        .method("void", "extend", put(deadline, plus(deadline, unknown())))
        .method("void", "record", eval(on(map, LONG, "put", num(1L), deadline)))
        .method(
            "long",
            "far",
            List.of(n),
            when(bin(read(n), "==", num(0L)), ret(last)),
            ret(call("long", "far", minus(read(n), num(1L)))))
        .method("void", "use1", when(less(nanoTime(), deadline), act()))
        .method("void", "use2", when(bin(nanoTime(), ">=", on(map, LONG, "get", num(1L))), act()))
        .method(
            "void",
            "use3",
            when(less(on(clock, "long", "getAsLong"), call("long", "far", num(3L))), act()))
        .method(
            "void",
            "use4",
            when(bin(last, "==", num(-1L)), act()),
            when(bin(deadline, ">", num(0L)), act()),
            probe("age", minus(nanoTime(), last)))
        .method(
            "void",
            "use5",
            put(field("long", "millis"), bin(nanoTime(), "/", num(1000L))),
            eval(stat("java.lang.Math", "long", "max", deadline, last)))
        .method("void", "use6", eval(call("void", "check", last)))
        .method("void", "check", List.of(at), when(less(read(at), deadline), act()))
        .program();
  }
}
