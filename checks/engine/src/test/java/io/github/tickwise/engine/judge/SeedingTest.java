package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What counts as an early read of a field's zero, and what says that a reading was stored before. */
class SeedingTest {
  private static final String OPERATOR = "java.util.function.LongUnaryOperator";
  private static final String OBJECT = "java.lang.Object";

  private final Node<String> last = field("long", "last");
  private final Node<String> started = field("boolean", "started");
  private final Variable<String> copy = var("long", "copy");
  private final Stmt<String> seed = put(last, nanoTime());
  private final Stmt<String> use = probe("age", minus(nanoTime(), last));

  private static Node<String> flag() {
    return stat("other.Lib", "boolean", "flag");
  }

  private static Stmt<String> see(Node<String> x) {
    return probe("seen", x);
  }

  /** A field that one method beats. */
  private Sources beaten() {
    return new Sources()
        .field("long", "last")
        .field("boolean", "started")
        .field("long", "other", nanoTime())
        .method("void", "beat", seed);
  }

  private static boolean isEarly(Sources sources) {
    List<String> found =
        sources.found().stream().filter(f -> f.startsWith("TickDefaultInit")).toList();
    assertEquals(found.isEmpty() ? List.of() : List.of("TickDefaultInit @ long last"), found);
    return !found.isEmpty();
  }

  private static void early(Sources sources) {
    assertEquals(true, isEarly(sources));
  }

  private static void silent(Sources sources) {
    assertEquals(false, isEarly(sources));
  }

  // What is a use as a tick.

  @Test
  void operatorsAroundTheRead() {
    early(beaten().run(see(minus(nanoTime(), plus(last, span())))));
    early(beaten().run(see(minus(last, nanoTime()))));
    early(beaten().run(eval(bin(plus(last, num(5L)), ">", nanoTime()))));
    early(beaten().run(see(minus(nanoTime(), stat(LONG, LONG, "valueOf", last)))));
    silent(beaten().run(see(bin(nanoTime(), "==", last))));
    silent(beaten().run(see(minus(last, unknown()))));
    silent(beaten().run(see(minus(span(), last))));
    silent(beaten().run(see(minus(nanoTime(), bin(last, "&", num(255L))))));
    silent(beaten().run(see(minus(nanoTime(), stat("other.Lib", "long", "of", last)))));
    silent(beaten().run(see(minus(nanoTime(), negative(last)))));
    silent(beaten().run(put(field("long", "other"), last)));
  }

  @Test
  void throughALocal() {
    Node<String> it = read(copy);
    Stmt<String> copied = local(copy, last);
    early(beaten().run(copied, see(minus(it, nanoTime()))));
    early(beaten().run(local(copy, plus(last, span())), eval(bin(nanoTime(), ">=", it))));
    early(beaten().run(copied, eval(less(it, nanoTime()))));
    silent(beaten().run(copied, see(it)));
    silent(beaten().run(copied, see(minus(it, unknown()))));
    silent(beaten().run(copied, see(plus(nanoTime(), it))));
    silent(beaten().run(copied, put(it, nanoTime()), see(minus(nanoTime(), it))));
    silent(beaten().run(copied, see(bin(it, "==", nanoTime()))));
  }

  @Test
  void throughAGetter() {
    Node<String> get = on(self(), "long", "last");
    Node<String> get1 = on(self(), "long", "last", num(1L));
    Variable<String> i = var("long", "i");
    early(beaten().open("long", "last", List.of(), ret(last)).run(see(minus(nanoTime(), get))));
    silent(beaten()
        .open("long", "last", List.of(), ret(plus(last, span())))
        .run(see(minus(nanoTime(), get))));
    silent(beaten()
        .open("long", "last", List.of(), when(flag(), ret(field("long", "other"))), ret(last))
        .run(see(minus(nanoTime(), get))));
    silent(beaten().open("long", "last", List.of(i), ret(last)).run(see(minus(nanoTime(), get1))));
  }

  /** {@code updateAndGet(previous -> now - previous > 0 ? ...)} is given the first content. */
  @Test
  void givenToALambda() {
    Node<String> atomic = field(ATOMIC, "atomic");
    Variable<String> previous = var("long", "previous");
    Node<String> later =
        choose(bin(minus(nanoTime(), read(previous)), ">", num(0L)), nanoTime(), read(previous));
    Node<String> update =
        on(atomic, "long", "updateAndGet", lambda(OPERATOR, List.of(previous), later));
    String place = "TickDefaultInit @ " + ATOMIC + " atomic = new AtomicLong(";
    assertEquals(
        List.of(place + ")"),
        new Sources().field(ATOMIC, "atomic", make(ATOMIC)).run(eval(update)).found());
    assertEquals(
        List.of(),
        new Sources()
            .field(ATOMIC, "atomic", make(ATOMIC, nanoTime()))
            .run(eval(update))
            .found());
  }

  // Which fields have a default that matters.

  @Test
  void firstContents() {
    Node<String> atomic = field(ATOMIC, "atomic");
    Stmt<String> age = see(minus(nanoTime(), on(atomic, "long", "get")));
    Stmt<String> set = eval(on(atomic, "void", "set", nanoTime()));
    for (Node<String> first : List.of(make(ATOMIC, num(5L)), make(ATOMIC, nanoTime()))) {
      silent(new Sources()
          .field(ATOMIC, "atomic", first)
          .method("void", "beat", set)
          .run(age));
    }
    silent(new Sources()
        .field(ATOMIC, "atomic", make(ATOMIC, nanoTime()))
        .method("void", "reset", eval(on(atomic, "void", "set", num(0L))))
        .run(set, age));
    Variable<String> times = var("long[]", "times");
    silent(new Sources()
        .run(
            local(times, longs(num(4))),
            put(index(read(times), num(1)), nanoTime()),
            see(minus(nanoTime(), index(read(times), num(0))))));
  }

  /** A local array is filled where it stands, be it in a loop. */
  @Test
  void contentsOfLocals() {
    Variable<String> times = var("long[]", "times");
    Node<String> first = index(read(times), num(0));
    silent(new Sources()
        .run(
            local(times, longs(num(4))),
            loop(flag(), seq(see(minus(nanoTime(), first)), put(first, nanoTime())))));
  }

  @Test
  void kindsOfFields() {
    early(new Sources().openField("long", "last").method("void", "beat", seed).run(use));
    Node<String> boxed = field(LONG, "last");
    silent(new Sources()
        .field(LONG, "last")
        .method("void", "beat", put(boxed, nanoTime()))
        .run(see(minus(nanoTime(), boxed))));
    silent(beaten().open("void", "<init>", List.of(), put(last, num(5L))).run(use));
  }

  // What seeds it.

  @Test
  void whatTheConstructorReaches() {
    Sources near = beaten().open("void", "<init>", List.of(), eval(call("void", "a0")));
    for (int i = 0; i < 3; i++) {
      near.method("void", "a" + i, eval(call("void", i == 2 ? "beat" : "a" + (i + 1))));
    }
    silent(near.run(use));
    Sources far = beaten().open("void", "<init>", List.of(), eval(call("void", "a0")));
    for (int i = 0; i < 8; i++) {
      far.method("void", "a" + i, eval(call("void", i == 7 ? "beat" : "a" + (i + 1))));
    }
    early(far.run(use));
    silent(beaten()
        .open(
            "void",
            "<init>",
            List.of(),
            eval(stat(
                "other.Lib",
                "void",
                "run",
                lambda("java.lang.Runnable", List.of(), eval(call("void", "beat"))))))
        .run(use));
  }

  @Test
  void theStartOfAnotherClass() {
    early(beaten()
        .run(use)
        .inClass("p.Other")
        .method("void", "start", eval(stat(T, "void", "beat"))));
    silent(new Sources()
        .field("long", "last")
        .run(use)
        .inClass("p.Other")
        .method("void", "start", put(last, nanoTime())));
  }

  @Test
  void aSetter() {
    Variable<String> t = var("long", "t");
    Stmt<String> set = put(last, read(t));
    silent(new Sources()
        .field("long", "last")
        .method("void", "set", List.of(t), set)
        .method("void", "n", eval(call("void", "set", nanoTime())))
        .run(use));
    early(new Sources()
        .field("long", "last")
        .method("void", "set", List.of(t), set)
        .run(use, eval(call("void", "set", nanoTime()))));
    early(new Sources()
        .field("long", "last")
        .method("void", "n", local(copy, nanoTime()), put(last, read(copy)))
        .run(use));
  }

  @Test
  void aForeignReference() {
    Variable<String> other = var(T, "other");
    Stmt<String> into = put(fieldOf(read(other), "long", "last"), nanoTime());
    silent(new Sources()
        .field("long", "last")
        .method("void", "n", List.of(other), into)
        .run(use));
    early(new Sources().field("long", "last").method("void", "n", List.of(other), use, into));
  }

  @Test
  void storesInTheSameMethod() {
    silent(beaten().run(when(flag(), seed, use)));
    early(beaten().run(when(flag(), act(), use)));
    early(beaten().run(when(flag(), put(last, num(5L)), use)));
    early(beaten().run(put(last, num(5L)), use));
    early(beaten().run(loop(flag(), seq(when(flag(), seed, use)))), "the loop comes back");
  }

  private static void early(Sources sources, String why) {
    assertEquals(true, isEarly(sources), why);
  }

  @Test
  void callersThatSeed() {
    silent(beaten().run(use).method("void", "n", seed, eval(call("void", "m"))));
    silent(
        beaten().run(use).method("void", "n", eval(call("void", "beat")), eval(call("void", "m"))));
    early(beaten()
        .run(use)
        .method("void", "n", when(flag(), eval(call("void", "beat"))), eval(call("void", "m"))));
    early(beaten().run(use).method("void", "n", eval(call("void", "m"))));
    silent(beaten().run(eval(call("void", "beat")), use));
    early(beaten().run(use, eval(call("void", "beat"))));
    early(beaten().run(when(flag(), eval(call("void", "beat"))), use));
  }

  // What a condition says of it.

  @Test
  void flags() {
    Stmt<String> raise = put(started, bool(true));
    early(beaten().method("void", "n", raise).run(when(started, use)), "it is another's");
    silent(beaten()
        .method("void", "raise", raise)
        .method("void", "again", seed, eval(call("void", "raise")))
        .run(when(started, use)));
    Variable<String> local = var("boolean", "local");
    silent(beaten()
        .method("void", "again", seed, raise)
        .run(local(local, started), when(read(local), use)));
    early(beaten()
        .method("void", "again", seed, raise)
        .run(local(local, flag()), when(read(local), use)));
    Node<String> isStarted = on(self(), "boolean", "isStarted");
    silent(beaten()
        .method("void", "again", seed, raise)
        .open("boolean", "isStarted", List.of(), ret(started))
        .run(when(isStarted, use)));
    early(beaten()
        .method("void", "again", seed, raise)
        .open("boolean", "isStarted", List.of(), ret(flag()))
        .run(when(isStarted, use)));
    Variable<String> i = var("long", "i");
    early(beaten()
        .method("void", "again", seed, raise)
        .open("boolean", "isStarted", List.of(i), ret(started))
        .run(when(on(self(), "boolean", "isStarted", num(1L)), use)));
  }

  /** {@code count > 0} asks whether it has happened; {@code sent < limit} asks how much. */
  @Test
  void amounts() {
    Node<String> count = field("int", "count");
    Node<String> limit = field("int", "limit");
    Stmt<String> more = put(count, bin(count, "+", num(1)));
    Sources counting = beaten().field("int", "count").field("int", "limit");
    counting.method("void", "again", seed, more);
    silent(counting.run(when(bin(count, ">", num(0)), use)));
    Sources measuring = beaten().field("int", "count").field("int", "limit");
    measuring.method("void", "again", seed, more);
    early(measuring.run(when(less(count, limit), use)));
    Sources equal = beaten().field("int", "count").field("int", "limit");
    equal.method("void", "again", seed, more);
    silent(equal.run(when(bin(count, "==", limit), use)));
  }

  /** {@code answered < sent} asks whether one more was sent: only the counter that is stored with the reading tells. */
  @Test
  void countersThatAreAhead() {
    Node<String> sent = field("int", "sent");
    Node<String> answered = field("int", "answered");
    Stmt<String> more = put(sent, bin(sent, "+", num(1)));
    for (boolean counted : List.of(true, false)) {
      for (String op : List.of("<", ">", "<=", ">=")) {
        Sources sources = beaten().field("int", "sent").field("int", "answered");
        sources.method("void", "again", seed, counted ? more : act());
        sources.run(when(bin(answered, op, sent), use));
        assertEquals(!(counted && op.equals("<")), isEarly(sources), op + counted);
        Sources exits = beaten().field("int", "sent").field("int", "answered");
        exits.method("void", "again", seed, counted ? more : act());
        exits.run(when(bin(answered, op, sent), ret()), use);
        assertEquals(!(counted && op.equals(">=")), isEarly(exits), "not " + op + counted);
      }
    }
  }

  /** {@code if (owner == null) owner = me; if (owner.equals(me))} says nothing of the past. */
  @Test
  void namesThatWereMadeEqual() {
    Node<String> owner = field(OBJECT, "owner");
    Variable<String> me = var(OBJECT, "me");
    Node<String> equal = on(owner, "boolean", "equals", read(me));
    Sources asked = beaten().field(OBJECT, "owner");
    asked.method("void", "again", List.of(me), seed, put(owner, read(me)));
    silent(asked.method("void", "m", List.of(me), when(equal, use)));
    Sources made = beaten().field(OBJECT, "owner");
    made.method("void", "again", List.of(me), seed, put(owner, read(me)));
    early(made.method(
        "void", "m", List.of(me), when(flag(), put(owner, read(me))), when(equal, use)));
  }
}
