package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which collections sort by readings, and which sorts order objects by them. */
class OrderFormsTest {
  private static final String TREE = "java.util.TreeMap";
  private static final String HEAP = "java.util.PriorityQueue";
  private static final String LIST = "java.util.List";
  private static final String COMPARATOR = "java.util.Comparator";
  private static final String EVENT = "p.Event";

  private static List<String> ordered(Sources sources) {
    return sources.found().stream()
        .filter(f -> f.startsWith("TickNaturalOrder"))
        .toList();
  }

  private static Stmt<String> add(Node<String> to) {
    return eval(on(to, "boolean", "add", nanoTime()));
  }

  private static List<String> reported(Node<String> heap) {
    return List.of("TickNaturalOrder @ " + heap.origin() + ".add(System.nanoTime())");
  }

  @Test
  void collectionsThatWereMadeElsewhere() {
    Variable<String> heap = var(HEAP, "heap");
    Variable<String> queue = var("java.util.Queue", "queue");
    assertEquals(
        reported(read(heap)),
        ordered(new Sources().method("void", "m", List.of(heap), add(read(heap)))));
    assertEquals(
        List.of(), ordered(new Sources().method("void", "m", List.of(queue), add(read(queue)))));
  }

  @Test
  void collectionsMadeTwice() {
    Variable<String> queue = var("java.util.Queue", "queue");
    Node<String> flag = stat("other.Lib", "boolean", "flag");
    for (boolean first : List.of(true, false)) {
      Node<String> plain = make(HEAP);
      Node<String> linked = make("java.util.ArrayDeque");
      assertEquals(
          List.of(),
          ordered(new Sources()
              .run(
                  local(queue, first ? plain : linked),
                  when(flag, put(read(queue), first ? linked : plain)),
                  add(read(queue)))));
    }
    assertEquals(
        reported(read(queue)),
        ordered(new Sources()
            .run(
                local(queue, make(HEAP)),
                when(flag, put(read(queue), make(HEAP))),
                add(read(queue)))));
  }

  @Test
  void comparators() {
    Variable<String> heap = var(HEAP, "heap");
    Variable<String> given = var(COMPARATOR, "given");
    Variable<String> strange = var("?", "strange");
    Variable<String> other = var("java.util.Collection", "other");
    for (Variable<String> argument : List.of(given, strange)) {
      assertEquals(
          List.of(),
          ordered(new Sources()
              .method(
                  "void",
                  "m",
                  List.of(argument),
                  local(heap, make(HEAP, read(argument))),
                  add(read(heap)))));
    }
    assertEquals(
        reported(read(heap)),
        ordered(new Sources()
            .method(
                "void",
                "m",
                List.of(other),
                local(heap, make(HEAP, read(other))),
                add(read(heap)))));
    assertEquals(
        reported(read(heap)),
        ordered(new Sources().run(local(heap, make(HEAP, num(16))), add(read(heap)))));
  }

  @Test
  void whatIsPutIn() {
    Variable<String> tree = var(TREE, "tree");
    assertEquals(
        List.of(),
        ordered(new Sources()
            .run(
                local(tree, make(TREE)),
                eval(on(read(tree), LONG, "put", minus(nanoTime(), nanoTime()), num(1L))),
                eval(on(read(tree), LONG, "put", unknown(), nanoTime())))));
  }

  @Test
  void aFieldsCollection() {
    Node<String> heap = field(HEAP, "heap");
    assertEquals(
        reported(heap), ordered(new Sources().field(HEAP, "heap", make(HEAP)).run(add(heap))));
    Node<String> queue = field("java.util.Queue", "queue");
    assertEquals(
        reported(queue),
        ordered(new Sources()
            .field("java.util.Queue", "queue", make("java.util.concurrent.PriorityBlockingQueue"))
            .run(add(queue))));
  }

  @Test
  void aClockThatMayBeOrdered() {
    Node<String> heap = field(HEAP, "heap");
    Node<String> uptime = stat("my.Phone", "long", "uptime");
    assertEquals(
        List.of(),
        ordered(new Sources()
            .models("my.Phone#uptime() : TICK millis boot")
            .field(HEAP, "heap", make(HEAP))
            .run(eval(on(heap, "boolean", "add", uptime)))));
  }

  // Sorting.

  @Test
  void sorts() {
    Variable<String> list = var(LIST, "list");
    Variable<String> foreign = var(LIST, "foreign");
    Node<String> sort = stat("java.util.Collections", "void", "sort", read(list));
    Sources sources =
        new Sources().run(local(list, make("java.util.ArrayList")), add(read(list)), eval(sort));
    assertEquals(List.of("TickNaturalOrder @ " + sort.origin()), ordered(sources));
    assertEquals(
        List.of(),
        ordered(new Sources()
            .method(
                "void",
                "m",
                List.of(foreign),
                eval(stat("java.util.Collections", "void", "sort", read(foreign))))));
  }

  private Sources events(Stmt<String> compareTo, Node<String> sort) {
    Node<String> events = field(LIST, "events");
    Variable<String> other = var(EVENT, "other");
    return new Sources()
        .field(LIST, "events", make("java.util.ArrayList"))
        .run(eval(on(events, "boolean", "add", make(EVENT))), eval(sort))
        .inClass(EVENT)
        .field("long", "at")
        .open("void", "<init>", List.of(), put(at(null), nanoTime()))
        .open("int", "compareTo", List.of(other), compareTo);
  }

  private static Node<String> at(Node<String> of) {
    return of == null
        ? new Node.Field<>(
            new io.github.tickwise.engine.model.Slot.Field(EVENT, "at"), null, "long", "at")
        : fieldOf(of, "long", "at");
  }

  /** Objects that order themselves by their readings. */
  @Test
  void comparables() {
    Node<String> events = field(LIST, "events");
    Variable<String> other = var(EVENT, "other");
    Node<String> sort = stat("java.util.Collections", "void", "sort", events);
    Node<String> compare = stat(LONG, "int", "compare", at(null), at(read(other)));
    Node<String> sign = stat(LONG, "int", "signum", minus(at(null), at(read(other))));
    assertEquals(
        List.of("TickNaturalOrder @ " + sort.origin()), ordered(events(ret(compare), sort)));
    assertEquals(List.of(), ordered(events(ret(sign), sort)));
    Stmt<String> byOperator = seq(when(less(at(null), at(read(other))), ret(num(-1))), ret(num(1)));
    assertEquals(List.of("TickNaturalOrder @ " + sort.origin()), ordered(events(byOperator, sort)));
  }

  @Test
  void keysOfComparators() {
    Node<String> key = new Node.Reference<>(
        new MethodRef(EVENT, "at", List.of(), "long", false),
        null,
        "java.util.function.ToLongFunction",
        "Event::at");
    Node<String> foreign = new Node.Reference<>(
        new MethodRef("other.Event", "at", List.of(), "long", false),
        null,
        "java.util.function.ToLongFunction",
        "Event::at");
    Variable<String> function = var("java.util.function.ToLongFunction", "function");
    for (String name : List.of("comparingLong", "comparing")) {
      Node<String> made = stat(COMPARATOR, COMPARATOR, name, key);
      assertEquals(
          List.of("TickNaturalOrder @ " + made.origin()),
          ordered(new Sources()
              .run(eval(make(EVENT, nanoTime())), eval(made))
              .inRecord(EVENT, var("long", "at"))));
    }
    assertEquals(
        List.of(),
        ordered(new Sources().run(eval(stat(COMPARATOR, COMPARATOR, "comparing", foreign)))));
    assertEquals(
        List.of(),
        ordered(new Sources()
            .method(
                "void",
                "m",
                List.of(function),
                eval(stat(COMPARATOR, COMPARATOR, "comparing", read(function))))));
  }
}
