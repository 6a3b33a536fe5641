package io.github.tickwise.review.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known of types through generics, of the JDK and of the program. */
class TypeInferenceTest {
  private static final String ENTRY =
      "package p; class Entry { long at; Entry next; long getAt() { return at; } static Entry of(long t) { return null; } }";

  private static Lowered method(String body) {
    return Lowered.of(ENTRY, """
            package p;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.function.*;
            import java.util.stream.*;
            class C<K> {
              Map<K, Entry> map; List<Entry> list; Entry[] array; K key; List<? extends Entry> some;
              Map<String, List<Entry>> groups; Box<Entry> box; ThreadLocal<Entry> local;
              Object m() throws Exception { %s }
              static <T extends Entry> T same(T t) { return t; }
              static <A, B> B apply(A a, Function<? super A, ? extends B> f) { return f.apply(a); }
            }
            class Box<T> { T value; T get() { return value; } void each(Consumer<? super T> c) {} Box<Box<T>> twice() { return null; } }
            """.formatted(body));
  }

  /** Each ends in a call of the program's getter, which is found only where the receiver's type is. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "map.get(key).getAt()",
        "map.values().iterator().next().getAt()",
        "map.entrySet().iterator().next().getValue().getAt()",
        "((ConcurrentMap<K, Entry>) map).putIfAbsent(key, null).getAt()",
        "map.computeIfAbsent(key, k -> null).getAt()",
        "list.get(0).getAt()",
        "some.get(0).getAt()",
        "array[0].getAt()",
        "array.clone()[0].getAt()",
        "groups.get(\"x\").get(0).getAt()",
        "box.get().getAt()",
        "box.value.getAt()",
        "box.twice().get().get().getAt()",
        "local.get().getAt()",
        "same(list.get(0)).getAt()",
        "C.same(new Entry()).next.getAt()",
        "apply(list, l -> l.get(0)).getAt()",
        "apply(list, l -> { if (l == null) { return null; } return l.get(0); }).getAt()",
        "list.stream().findFirst().get().getAt()",
        "list.stream().map(e -> e.next).filter(Objects::nonNull).findAny().orElse(null).getAt()",
        "Arrays.asList(array).get(0).getAt()",
        "Arrays.stream(array).max(Comparator.comparingLong(Entry::getAt)).get().getAt()",
        "Collections.min(list, null).getAt()",
        "Optional.of(list.get(0)).get().getAt()",
        "CompletableFuture.supplyAsync(() -> list.get(0)).get().getAt()",
        "Executors.newCachedThreadPool().submit(() -> list.get(0)).get().getAt()",
        "new AtomicReference<>(list.get(0)).get().getAt()",
        "new ArrayList<>(list).get(0).getAt()",
        "new HashMap<K, Entry>(map).remove(key).getAt()",
        "((Supplier<Entry>) () -> null).get().getAt()",
        "list.stream().collect(Collectors.toList()).get(0).getAt()",
        "Stream.of(1L).map(Entry::of).findFirst().get().getAt()",
        "Stream.of(1L).map(t -> Entry.of(t)).toList().get(0).getAt()",
        "(key == null ? list.get(0) : null).getAt()",
        "Objects.requireNonNull(list.get(0)).getAt()",
      })
  void receiversAreFound(String expression) {
    Lowered lowered = method("return " + expression + ";");
    var returned = (Effect.Return<Origin>) last(lowered);
    var call = (Expr.Call<Origin>) unconverted(returned.value());
    assertEquals("p.Entry#getAt()", call.method().key());
    assertEquals("long", call.type());
  }

  private static Effect<Origin> last(Lowered lowered) {
    var blocks = lowered.method("p.C#m()").blocks();
    for (int i = blocks.size() - 1; i >= 0; i--) {
      var effects = blocks.get(i).effects();
      if (!effects.isEmpty()) {
        return effects.get(effects.size() - 1);
      }
    }
    throw new AssertionError("nothing returned");
  }

  private static Expr<Origin> unconverted(Expr<Origin> e) {
    return e instanceof Expr.Convert<Origin> c ? c.operand() : e;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list.removeIf(x -> true);",
        "list.forEach(x -> {});",
        "list.sort(Comparator.comparingLong(x -> 1));",
        "new PriorityQueue<Entry>(Comparator.comparing(x -> 1));",
        "Queue<Entry> q = new PriorityQueue<>(Comparator.comparing(x -> 1));",
        "Comparator<Entry> c = Comparator.comparing(x -> 1);",
        "Predicate<Entry> c = x -> true;",
        "map.replaceAll((k, x) -> x); Predicate<Entry> c = x -> true;",
        "box.each(x -> {});",
        "box.twice().each(b -> b.get()); box.each(x -> {});",
        "list.stream().mapToLong(x -> 1).sum();",
        "list.stream().map(e -> e.next).anyMatch(x -> true);",
        "Stream.of(array).sorted(Comparator.comparing(Entry::getAt).thenComparing(x -> 1));",
        "Optional.ofNullable(array[0]).ifPresent(x -> {});",
        "CompletableFuture.supplyAsync(() -> array[0]).thenAccept(x -> {});",
        "same((Predicate<Entry>) x -> true == false);",
        "AtomicReference<Entry> r = null; r.updateAndGet(x -> x);",
        "groups.values().stream().flatMap(g -> g.stream()).forEach(x -> {});",
        "groups.values().stream().flatMap(List::stream).forEach(x -> {});",
        "for (var g : groups.entrySet()) { g.getValue().forEach(x -> {}); }",
        "var copy = new ArrayList<>(list); copy.forEach(x -> {});",
      })
  void lambdaParametersAreFound(String statements) {
    List<String> parameters = method(statements + " return null;").lambdaParameters();
    assertEquals("p.Entry", parameters.get(parameters.size() - 1).replaceAll(".*,", ""));
  }

  @Test
  void primitiveFunctionsHavePrimitiveParameters() {
    Lowered lowered = method(
        "new AtomicLong().updateAndGet(t -> t + 1); new AtomicLong().accumulateAndGet(1, (a, b) -> a);"
            + " LongStream.of(1).filter(t -> t > 0).mapToObj(t -> box).forEach(x -> {}); return null;");
    assertEquals(List.of("long", "long,long", "long", "long", "p.Box"), lowered.lambdaParameters());
  }

  @Test
  void unknownStaysUnknown() {
    Lowered lowered = Lowered.of(
        "import q.Thing; class C { void m(Thing t) { t.each(x -> x.go()); var y = t.get(); y.run(); } }");
    assertEquals(List.of("?"), lowered.lambdaParameters());
    assertEquals(
        "eval t.each(lambda C::lambda$m$0)\ninit y = t.get()\neval y.run()",
        lowered.effects("C#m(q.Thing)"));
  }
}
