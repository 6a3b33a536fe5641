package io.github.tickwise.engine;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Programs that nobody would write: the analysis ends, does not fail, and does not mind the order. */
class RandomProgramsTest {
  private static final int PROGRAMS = 80;
  private static final String LIST = "java.util.List";
  private static final String MAP = "java.util.Map";
  private static final String SUPPLIER = "java.util.function.LongSupplier";
  private static final String OPERATOR = "java.util.function.LongUnaryOperator";
  private static final String OBJECT = "java.lang.Object";
  private static final List<String> OPERATORS =
      List.of("+", "-", "-", "+", "*", "/", "%", "<<", ">>>", "&", "^");
  private static final List<String> TESTS = List.of("<", "<=", ">", ">=", "==", "!=");

  @Test
  void anyProgramIsAnalysed() {
    Set<Rule> seen = new HashSet<>();
    for (int seed = 0; seed < PROGRAMS; seed++) {
      Program<String> program = new Writer(seed).program();
      TreeSet<String> expected = findings(program, seen);
      List<Method<String>> methods = new ArrayList<>(program.methods());
      Collections.shuffle(methods, new Random(seed));
      Program<String> shuffled =
          new Program<>(methods, program.fields(), program.declared(), program.hierarchy());
      assertEquals(expected, findings(shuffled, seen), "seed " + seed);
    }
    assertTrue(seen.size() >= 6, "the programs are not all alike: " + seen);
  }

  private static TreeSet<String> findings(Program<String> program, Set<Rule> seen) {
    TreeSet<String> all = new TreeSet<>();
    for (Finding<String> f : new TickAnalysis(Catalog.bundled()).analyze(program)) {
      seen.add(f.rule());
      all.add(f.rule().id() + " @ " + f.origin());
    }
    return all;
  }

  /** Writes one program; everything it names exists. */
  private static final class Writer {
    private final Random random;
    private final List<Node<String>> longs = new ArrayList<>();
    private List<Variable<String>> locals = new ArrayList<>();
    private int names;

    Writer(long seed) {
      random = new Random(seed);
    }

    Program<String> program() {
      Sources sources = new Sources();
      for (int i = 0; i < 3; i++) {
        longs.add(field("long", "f" + i));
        boolean seeded = random.nextBoolean();
        sources.field("long", "f" + i, seeded ? nanoTime() : null);
      }
      sources
          .field(ATOMIC, "atomic", make(ATOMIC))
          .field("long[]", "array", longs(num(4)))
          .field(LIST, "list", make("java.util.ArrayList"))
          .field(MAP, "map", make("java.util.TreeMap"))
          .field(SUPPLIER, "supplier");
      for (int i = 0; i < 4; i++) {
        Variable<String> p = var("long", "p");
        locals = new ArrayList<>(List.of(p));
        Stmt<String> body = block(3);
        sources.method("long", "m" + i, List.of(p), body, ret(number(2)));
      }
      return sources.program();
    }

    private Stmt<String> block(int depth) {
      List<Stmt<String>> all = new ArrayList<>();
      List<Variable<String>> outer = locals;
      locals = new ArrayList<>(outer);
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        all.add(statement(depth));
      }
      locals = outer;
      return new Stmt.Sequence<>(all);
    }

    private Stmt<String> statement(int depth) {
      switch (random.nextInt(depth > 0 ? 12 : 8)) {
        case 0:
          Variable<String> v = var("long", "v" + names++);
          Stmt<String> declaration = local(v, number(2));
          locals.add(v);
          return declaration;
        case 1:
          return put(pick(longs), number(2));
        case 2:
          return put(read(pick(locals)), number(2));
        case 3:
          return eval(on(field(ATOMIC, "atomic"), "void", "set", number(1)));
        case 4:
          return put(index(field("long[]", "array"), num(0)), number(1));
        case 5:
          return eval(on(field(LIST, "list"), "boolean", "add", number(1)));
        case 6:
          return eval(on(field(MAP, "map"), OBJECT, "put", number(1), number(1)));
        case 7:
          return put(field(SUPPLIER, "supplier"), lambda(SUPPLIER, List.of(), number(1)));
        case 8:
          return when(test(), block(depth - 1), block(depth - 1));
        case 9:
          return loop(test(), block(depth - 1));
        case 10:
          return attempt(block(depth - 1), block(depth - 1));
        default:
          Variable<String> each = var("long", "e" + names++);
          locals.add(each);
          Stmt<String> body = block(depth - 1);
          locals.remove(each);
          return each(each, field(LIST, "list"), body);
      }
    }

    private Node<String> test() {
      Node<String> test = bin(number(2), pick(TESTS), number(2));
      return switch (random.nextInt(4)) {
        case 0 -> and(test, bin(number(1), pick(TESTS), num(0L)));
        case 1 -> or(test, not(bin(number(1), pick(TESTS), number(1))));
        default -> test;
      };
    }

    private Node<String> number(int depth) {
      if (depth > 0) {
        switch (random.nextInt(8)) {
          case 0, 1:
            return bin(number(depth - 1), pick(OPERATORS), number(depth - 1));
          case 2:
            return choose(test(), number(depth - 1), number(depth - 1));
          case 3:
            return stat("java.lang.Math", "long", "max", number(depth - 1), number(depth - 1));
          case 4:
            return call("long", "m" + random.nextInt(4), number(depth - 1));
          case 5:
            Variable<String> x = var("long", "x" + names++);
            Node<String> update = lambda(OPERATOR, List.of(x), plus(read(x), number(0)));
            return on(field(ATOMIC, "atomic"), "long", "updateAndGet", update);
          default:
            break;
        }
      }
      return switch (random.nextInt(12)) {
        case 0, 1, 2 -> nanoTime();
        case 3 -> num((long) random.nextInt(3) - 1);
        case 4 -> read(pick(locals));
        case 5 -> pick(longs);
        case 6 -> on(field(ATOMIC, "atomic"), "long", "get");
        case 7 -> index(field("long[]", "array"), num(0));
        case 8 -> on(field(LIST, "list"), LONG, "get", num(0));
        case 9 -> on(field(MAP, "map"), LONG, "get", num(0L));
        case 10 -> on(field(SUPPLIER, "supplier"), "long", "getAsLong");
        default -> random.nextBoolean() ? unknown() : wallTime();
      };
    }

    private <E> E pick(List<E> list) {
      return list.get(random.nextInt(list.size()));
    }
  }
}
