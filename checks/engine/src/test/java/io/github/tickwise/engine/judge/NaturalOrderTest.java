package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {
  private static final String OBJECT = "java.lang.Object";
  private static final String COMPARATOR = "java.util.Comparator";
  private static final String TREE = "java.util.TreeMap";
  private static final String HEAP = "java.util.PriorityQueue";

  @Test
  void keysOfATree() {
    Variable<String> tree = var(TREE, "tree");
    assertEquals(
        List.of("TickNaturalOrder @ tree.put(System.nanoTime(), Lib.value())"),
        new Sources()
            .run(
                local(tree, make(TREE)), eval(on(read(tree), OBJECT, "put", nanoTime(), unknown())))
            .found());
  }

  @Test
  void valuesOfATree() {
    Variable<String> tree = var(TREE, "tree");
    assertEquals(
        List.of(),
        new Sources()
            .run(
                local(tree, make(TREE)), eval(on(read(tree), OBJECT, "put", unknown(), nanoTime())))
            .found());
  }

  @Test
  void elementsOfAHeap() {
    Node<String> heap = field(HEAP, "heap");
    assertEquals(
        List.of("TickNaturalOrder @ heap.add(System.nanoTime() + Duration.toNanos())"),
        new Sources()
            .field(HEAP, "heap", make(HEAP))
            .run(eval(on(heap, "boolean", "add", plus(nanoTime(), span()))))
            .found());
  }

  /** The variable's type says nothing: what was made decides. */
  @Test
  void aTreeKnownAsAMap() {
    Variable<String> map = var("java.util.Map", "map");
    Variable<String> hash = var("java.util.Map", "hash");
    assertEquals(
        List.of("TickNaturalOrder @ map.put(System.nanoTime(), 1L)"),
        new Sources()
            .run(
                local(map, make("java.util.concurrent.ConcurrentSkipListMap")),
                local(hash, make("java.util.HashMap")),
                eval(on(read(map), OBJECT, "put", nanoTime(), num(1L))),
                eval(on(read(hash), OBJECT, "put", nanoTime(), num(2L))))
            .found());
  }

  @Test
  void aCollectionWithAComparator() {
    Variable<String> tree = var(TREE, "tree");
    Variable<String> x = var(LONG, "x");
    Variable<String> y = var(LONG, "y");
    Node<String> bySign =
        lambda(COMPARATOR, List.of(x, y), stat(LONG, "int", "signum", minus(read(x), read(y))));
    assertEquals(
        List.of(),
        new Sources()
            .run(
                local(tree, make(TREE, bySign)),
                eval(on(read(tree), OBJECT, "put", nanoTime(), unknown())))
            .found());
  }

  @Test
  void aComparatorByTicks() {
    assertEquals(
        List.of("TickNaturalOrder @ Comparator.comparingLong(Event::at)"),
        events("java.util.Comparator", "comparingLong", "at").found());
    assertEquals(
        List.of(), events("java.util.Comparator", "comparingLong", "age").found());
  }

  private static Sources events(String owner, String method, String accessor) {
    Node<String> key = new Node.Reference<>(
        new MethodRef("p.Event", accessor, List.of(), "long", false),
        null,
        "java.util.function.ToLongFunction",
        "Event::" + accessor);
    return new Sources()
        .run(
            eval(make("p.Event", nanoTime(), minus(nanoTime(), nanoTime()))),
            eval(stat(owner, COMPARATOR, method, key)))
        .inRecord("p.Event", var("long", "at"), var("long", "age"));
  }

  /** {@code (a, b) -> Long.compare(a, b)} is a comparison, and reported as one. */
  @Test
  void aComparatorThatCompares() {
    Variable<String> list = var("java.util.List", "list");
    Variable<String> x = var("long", "x");
    Variable<String> y = var("long", "y");
    Node<String> compare =
        lambda(COMPARATOR, List.of(x, y), stat(LONG, "int", "compare", read(x), read(y)));
    assertEquals(
        List.of("TickDirectComparison @ Long.compare(x, y)"),
        new Sources()
            .run(
                local(list, make("java.util.ArrayList")),
                eval(on(read(list), "boolean", "add", nanoTime())),
                eval(on(read(list), "void", "sort", compare)))
            .found());
  }

  @Test
  void sorting() {
    Variable<String> ticks = var("long[]", "ticks");
    Variable<String> spans = var("long[]", "spans");
    assertEquals(
        List.of("TickNaturalOrder @ Arrays.sort(ticks)"),
        new Sources()
            .run(
                local(ticks, longsOf(nanoTime(), nanoTime())),
                local(spans, longsOf(span(), span())),
                eval(stat("java.util.Arrays", "void", "sort", read(ticks))),
                eval(stat("java.util.Arrays", "void", "sort", read(spans))))
            .found());
  }

  /** One name for two arrays: what is sorted may be durations. */
  @Test
  void sortingOneOfTwo() {
    for (boolean ticksFirst : List.of(true, false)) {
      Variable<String> array = var("long[]", "array");
      Node<String> first = longsOf(ticksFirst ? nanoTime() : span());
      Node<String> second = longsOf(ticksFirst ? span() : nanoTime());
      assertEquals(
          List.of(),
          new Sources()
              .run(
                  local(array, first),
                  when(stat("other.Lib", "boolean", "flag"), put(read(array), second)),
                  eval(stat("java.util.Arrays", "void", "sort", read(array))))
              .found(),
          "ticks first: " + ticksFirst);
    }
  }

  @Test
  void theMessageSaysTheRemedy() {
    String message =
        events("java.util.Comparator", "comparingLong", "at").findings().get(0).message();
    assertTrue(message.startsWith("Ticks have no natural order: a comparator by readings of"));
    assertTrue(
        message.endsWith("order by the sign of the difference, Long.signum(a - b)"), message);
  }
}
