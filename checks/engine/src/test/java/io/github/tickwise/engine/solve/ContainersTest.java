package io.github.tickwise.engine.solve;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Solved;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is put into an object is found there, through whatever name it is reached. */
class ContainersTest {
  private static final String MAP = "java.util.Map";
  private static final String HASH_MAP = "java.util.HashMap";
  private static final String LIST = "java.util.List";
  private static final String OBJECT = "java.lang.Object";
  private static final String FUNCTION = "java.util.function.Function";

  private final Variable<String> t = var("long", "t");
  private final Variable<String> x = var("long", "x");

  @Test
  void anAtomic() {
    Node<String> last = field(ATOMIC, "last");
    Solved s = new Sources()
        .field(ATOMIC, "last", make(ATOMIC))
        .method("void", "seed", eval(on(last, "void", "set", nanoTime())))
        .run(
            probe("get", on(last, "long", "get")),
            probe("swap", on(last, "long", "getAndSet", num(0L))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("get"));
    assertEquals(Set.of(Kind.TICK), s.kinds("swap"));
  }

  @Test
  void twoAtomicsAreToldApart() {
    Variable<String> a = var(ATOMIC, "a");
    Variable<String> b = var(ATOMIC, "b");
    Solved s = new Sources()
        .run(
            local(a, make(ATOMIC, nanoTime())),
            local(b, make(ATOMIC, span())),
            probe("a", on(read(a), "long", "get")),
            probe("b", on(read(b), "long", "get")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("a"));
    assertEquals(Set.of(Kind.SPAN), s.kinds("b"));
  }

  /** A holder that is passed on is the same holder. */
  @Test
  void aHolderThroughAParameterAndAReturn() {
    Variable<String> to = var(ATOMIC, "to");
    Variable<String> made = var(ATOMIC, "made");
    Solved s = new Sources()
        .method("void", "fill", List.of(to), eval(on(read(to), "void", "set", nanoTime())))
        .method(ATOMIC, "create", ret(make(ATOMIC)))
        .run(
            local(made, call(ATOMIC, "create")),
            eval(call("void", "fill", read(made))),
            probe("made", on(read(made), "long", "get")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("made"));
  }

  @Test
  void updatesAreApplied() {
    Variable<String> a = var(ATOMIC, "a");
    Variable<String> old = var("long", "old");
    Solved s = new Sources()
        .run(
            local(a, make(ATOMIC, nanoTime())),
            eval(on(
                read(a),
                "long",
                "updateAndGet",
                lambda(
                    "java.util.function.LongUnaryOperator",
                    List.of(old),
                    seq(probe("old", read(old)), ret(plus(read(old), unknown())))))),
            probe("a", on(read(a), "long", "get")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("old"));
    assertEquals(Set.of(Kind.TICK), s.kinds("a"));
  }

  @Test
  void anArray() {
    Variable<String> a = var("long[]", "a");
    Solved s = new Sources()
        .run(
            local(a, longs(num(8))),
            put(index(read(a), num(0)), nanoTime()),
            probe("element", index(read(a), num(1))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("element"));
  }

  @Test
  void anArrayOfArrays() {
    Variable<String> a = var("long[][]", "a");
    Variable<String> row = var("long[]", "row");
    Solved s = new Sources()
        .method(
            "void",
            "m",
            List.of(a),
            put(index(index(read(a), num(0)), num(0)), nanoTime()),
            each(row, read(a), each(x, read(row), probe("each", read(x)))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("each"));
  }

  /** One store of something unknown makes every element doubtful. */
  @Test
  void contentsAreReadStrictly() {
    Variable<String> a = var("long[]", "a");
    Solved s = new Sources()
        .run(
            local(a, longs(num(8))),
            put(index(read(a), num(0)), nanoTime()),
            put(index(read(a), num(1)), unknown()),
            probe("element", index(read(a), num(1))))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN, Kind.TICK, Kind.MIXED), s.kinds("element"));
  }

  @Test
  void aMapsKeysAndValues() {
    Variable<String> map = var(MAP, "map");
    Variable<String> e = var("java.util.Map$Entry", "e");
    Variable<String> key = var("long", "key");
    Solved s = new Sources()
        .run(
            local(map, make(HASH_MAP)),
            eval(on(read(map), OBJECT, "put", span(), nanoTime())),
            probe("get", on(read(map), LONG, "get", num(1L))),
            probe("orDefault", on(read(map), LONG, "getOrDefault", num(1L), num(0L))),
            each(key, on(read(map), "java.util.Set", "keySet"), probe("key", read(key))),
            each(x, on(read(map), "java.util.Collection", "values"), probe("value", read(x))),
            each(
                e,
                on(read(map), "java.util.Set", "entrySet"),
                seq(
                    probe("entryKey", on(read(e), OBJECT, "getKey")),
                    probe("entryValue", on(read(e), OBJECT, "getValue")))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("get"));
    assertEquals(Set.of(Kind.TICK), s.kinds("orDefault"));
    assertEquals(Set.of(Kind.SPAN), s.kinds("key"));
    assertEquals(Set.of(Kind.TICK), s.kinds("value"));
    assertEquals(Set.of(Kind.SPAN), s.kinds("entryKey"));
    assertEquals(Set.of(Kind.TICK), s.kinds("entryValue"));
  }

  @Test
  void functionsOfAMap() {
    Node<String> map = field(MAP, "map");
    Variable<String> k = var(OBJECT, "k");
    Variable<String> v = var(LONG, "v");
    Variable<String> w = var(LONG, "w");
    Solved s = new Sources()
        .field(MAP, "map", make(HASH_MAP))
        .method(
            "void",
            "absent",
            eval(on(
                map, OBJECT, "computeIfAbsent", num(1L), lambda(FUNCTION, List.of(k), nanoTime()))))
        .run(
            eval(on(
                map,
                OBJECT,
                "merge",
                num(1L),
                nanoTime(),
                lambda(
                    "java.util.function.BiFunction",
                    List.of(v, w),
                    seq(probe("old", read(v)), probe("new", read(w)), ret(read(w)))))),
            probe("get", on(map, LONG, "get", num(1L))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("get"));
    assertEquals(Set.of(Kind.TICK), s.kinds("old"));
    assertEquals(Set.of(Kind.TICK), s.kinds("new"));
  }

  @Test
  void listsAndQueues() {
    Variable<String> list = var(LIST, "list");
    Variable<String> queue = var("java.util.ArrayDeque", "queue");
    Solved s = new Sources()
        .run(
            local(list, make("java.util.ArrayList")),
            eval(on(read(list), "boolean", "add", nanoTime())),
            local(queue, make("java.util.ArrayDeque")),
            eval(on(read(queue), "boolean", "addAll", read(list))),
            probe("list", on(read(list), LONG, "get", num(0))),
            probe("queue", on(read(queue), LONG, "poll")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("list"));
    assertEquals(Set.of(Kind.TICK), s.kinds("queue"));
  }

  @Test
  void optionals() {
    Variable<String> last = var("java.util.OptionalLong", "last");
    Solved s = new Sources()
        .run(
            local(last, stat("java.util.OptionalLong", "java.util.OptionalLong", "of", nanoTime())),
            probe("get", on(read(last), "long", "getAsLong")),
            probe("orElse", on(read(last), "long", "orElse", num(0L))),
            probe("orWall", on(read(last), "long", "orElse", wallTime())))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("get"));
    assertEquals(Set.of(Kind.TICK), s.kinds("orElse"));
    assertEquals(Set.of(Kind.TICK, Kind.WALL), s.kinds("orWall"));
  }

  @Test
  void boxes() {
    Variable<String> boxed = var(LONG, "boxed");
    Solved s = new Sources()
        .run(
            local(boxed, stat(LONG, LONG, "valueOf", nanoTime())),
            probe("boxed", read(boxed)),
            probe("unboxed", on(read(boxed), "long", "longValue")),
            probe("checked", stat("java.util.Objects", OBJECT, "requireNonNull", read(boxed))))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("boxed"));
    assertEquals(Set.of(Kind.TICK), s.kinds("unboxed"));
    assertEquals(Set.of(Kind.TICK), s.kinds("checked"));
  }

  @Test
  void streams() {
    Variable<String> list = var(LIST, "list");
    Variable<String> age = var("long", "age");
    String stream = "java.util.stream.Stream";
    Node<String> ages = on(
        on(read(list), stream, "stream"),
        stream,
        "map",
        lambda(FUNCTION, List.of(t), minus(nanoTime(), read(t))));
    Solved s = new Sources()
        .run(
            local(list, make("java.util.ArrayList")),
            eval(on(read(list), "boolean", "add", nanoTime())),
            eval(on(
                ages,
                "void",
                "forEach",
                lambda("java.util.function.Consumer", List.of(age), probe("age", read(age))))))
        .solve();
    assertEquals(Set.of(Kind.DIFFERENCE), s.kinds("age"));
  }

  /** What a class of the program holds is its fields; a list of such objects keeps them apart. */
  @Test
  void anObjectInAList() {
    Variable<String> list = var(LIST, "list");
    Variable<String> e = var("p.Event", "e");
    Solved s = new Sources()
        .run(
            local(list, make("java.util.ArrayList")),
            eval(on(read(list), "boolean", "add", make("p.Event", nanoTime()))),
            each(e, read(list), probe("at", on(read(e), "long", "at"))))
        .inRecord("p.Event", var("long", "at"))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("at"));
  }

  /** {@code list.add(list)}: a holder that is its own content. */
  @Test
  void aHolderThatHoldsItself() {
    Variable<String> list = var(LIST, "list");
    Solved s = new Sources()
        .run(
            local(list, make("java.util.ArrayList")),
            eval(on(read(list), "boolean", "add", read(list))),
            eval(on(read(list), "boolean", "add", nanoTime())),
            probe("got", on(read(list), OBJECT, "get", num(0))))
        .solve();
    assertEquals(true, s.value("got").mayBeTick());
  }

  @Test
  void aThreadLocal() {
    String threadLocal = "java.lang.ThreadLocal";
    Node<String> started = field(threadLocal, "started");
    Node<String> init = stat(
        threadLocal,
        threadLocal,
        "withInitial",
        statRef("java.util.function.Supplier", "java.lang.System", "long", "nanoTime"));
    Solved s = new Sources()
        .constant(threadLocal, "started", init)
        .run(probe("started", on(started, LONG, "get")))
        .solve();
    assertEquals(Set.of(Kind.TICK), s.kinds("started"));
  }

  /** A method that the catalogue does not know says nothing. */
  @Test
  void anUnknownMethodOfAHolder() {
    Variable<String> a = var(ATOMIC, "a");
    Solved s = new Sources()
        .run(local(a, make(ATOMIC, nanoTime())), probe("hash", on(read(a), "int", "hashCode")))
        .solve();
    assertEquals(Set.of(Kind.UNKNOWN), s.kinds("hash"));
  }
}
