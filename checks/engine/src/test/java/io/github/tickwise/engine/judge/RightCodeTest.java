package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Right code that looks wrong: nothing may be said of it. */
class RightCodeTest {
  private final Sources sources = new Sources();
  private final Variable<String> t = var("long", "t");
  private final Variable<String> now = var("long", "now");
  private final Node<String> last = field("long", "last");
  private final Node<String> total = field("long", "total");

  @AfterEach
  void nothingIsFound() {
    assertEquals(List.of(), sources.found());
  }

  @Test
  void budgetsAndMaxima() {
    Node<String> longest = field("long", "longest");
    Variable<String> took = var("long", "took");
    sources
        .field("long", "longest")
        .field("long", "total")
        .run(
            local(t, nanoTime()),
            local(took, minus(nanoTime(), read(t))),
            put(longest, stat("java.lang.Math", "long", "max", longest, read(took))),
            put(total, plus(total, read(took))),
            when(bin(total, ">", span()), act()),
            when(bin(longest, ">", num(0L)), act()));
  }

  /** A running total that starts and stops: any degree may be stored. */
  @Test
  void aRunningTotal() {
    sources
        .field("long", "total")
        .method("void", "begin", put(total, minus(total, nanoTime())))
        .method("void", "end", put(total, plus(total, nanoTime())))
        .run(when(bin(total, ">", span()), act()), when(bin(total, "==", num(0L)), act()));
  }

  @Test
  void specialDurations() {
    Variable<String> timeout = var("long", "timeout");
    sources.method(
        "void",
        "await",
        List.of(timeout),
        when(bin(read(timeout), "==", num(0L)), ret()),
        when(less(read(timeout), num(0L)), ret()),
        local(t, nanoTime()),
        loop(less(minus(nanoTime(), read(t)), read(timeout)), act()));
  }

  /** A clock that counts from a fixed origin gives durations, and these have an order. */
  @Test
  void aRebasedClock() {
    Node<String> origin = field("long", "ORIGIN");
    sources
        .constant("long", "ORIGIN", nanoTime())
        .field("long", "last")
        .method("long", "uptime", ret(minus(nanoTime(), origin)))
        .method("void", "beat", put(last, call("long", "uptime")))
        .run(
            when(less(call("long", "uptime"), last), act()),
            when(bin(last, ">", num(0L)), act()),
            eval(stat("java.lang.Math", "long", "max", last, call("long", "uptime"))));
  }

  /** A wall-clock anchor moved on by a difference of readings is a wall-clock time. */
  @Test
  void anAnchor() {
    Node<String> anchor = field("long", "ANCHOR");
    Node<String> origin = field("long", "ORIGIN");
    Variable<String> when = var("long", "when");
    sources
        .constant("long", "ANCHOR", wallTime())
        .constant("long", "ORIGIN", nanoTime())
        .run(
            local(when, plus(anchor, minus(nanoTime(), origin))),
            when(less(read(when), wallTime()), act()),
            eval(make("java.util.Date", read(when))));
  }

  @Test
  void a32BitClockBySubtraction() {
    Node<String> millis = stat("my.Board", "int", "millis");
    Variable<String> from = var("int", "from");
    sources
        .models("my.Board#millis() : TICK millis int32")
        .run(
            local(from, millis),
            when(bin(minus(millis, read(from)), ">=", num(500)), act()),
            when(less(minus(read(from), millis), num(0)), act()));
  }

  @Test
  void entropy() {
    Node<String> seed = field("long", "seed");
    sources
        .field("long", "seed")
        .run(
            put(seed, bin(nanoTime(), "^", num(42L))),
            eval(make("java.util.Random", nanoTime())),
            when(bin(seed, ">", num(0L)), act()),
            eval(stat("java.lang.Math", "long", "abs", seed)));
  }

  @Test
  void aSequence() {
    Node<String> next = field("long", "next");
    Variable<String> slot = var("long", "slot");
    sources
        .field("long", "next", num(-1L))
        .run(
            put(next, plus(next, num(1L))),
            local(slot, next),
            when(bin(read(slot), ">=", num(0L)), act()),
            when(less(read(slot), unknown()), act()));
  }

  @Test
  void aBackDatedSeed() {
    sources
        .field("long", "last", minus(nanoTime(), span()))
        .run(when(bin(minus(nanoTime(), last), ">=", span()), put(last, nanoTime())));
  }

  /** {@code t = on ? nanoTime() : 0; ... if (on) use(now - t)}. */
  @Test
  void aReadingThatIsTakenAndUsedUnderOneFlag() {
    Variable<String> on = var("boolean", "on");
    Stmt<String> use = probe("took", minus(nanoTime(), read(t)));
    sources.method(
        "void",
        "timed",
        List.of(on),
        local(t, choose(read(on), nanoTime(), num(0L))),
        act(),
        when(read(on), use));
  }

  @Test
  void orderBySign() {
    Variable<String> a = var("long", "a");
    Variable<String> b = var("long", "b");
    sources.run(
        local(a, nanoTime()),
        local(b, nanoTime()),
        eval(stat(LONG, "int", "signum", minus(read(a), read(b)))),
        eval(stat(LONG, "int", "compare", minus(read(a), read(b)), num(0L))),
        when(bin(read(a), "==", read(b)), act()));
  }

  @Test
  void conversionsAfterTheSubtraction() {
    Node<String> unit = constant("java.util.concurrent.TimeUnit", "NANOSECONDS");
    sources
        .field("long", "last", nanoTime())
        .run(
            probe("a", on(unit, "long", "toMillis", minus(nanoTime(), last))),
            probe("b", bin(minus(nanoTime(), last), "/", num(1_000_000L))),
            probe("c", cast("int", bin(minus(nanoTime(), last), "/", num(1_000_000L)))),
            probe("d", stat("java.lang.Math", "long", "abs", minus(nanoTime(), last))));
  }

  @Test
  void anOptionalSaysItself() {
    String optional = "java.util.OptionalLong";
    Node<String> since = field(optional, "since");
    sources
        .field(optional, "since", stat(optional, optional, "empty"))
        .method("void", "beat", put(since, stat(optional, optional, "of", nanoTime())))
        .run(when(
            on(since, "boolean", "isPresent"),
            probe("age", minus(nanoTime(), on(since, "long", "getAsLong")))));
  }

  /** A helper takes readings of any clock, and may do with them what it must. */
  @Test
  void theRuntimesHelpers() {
    String ticks = "io.github.tickwise.ticks.Ticks";
    sources
        .field("long", "last", nanoTime())
        .run(
            when(stat(ticks, "boolean", "isBefore", nanoTime(), last), act()),
            eval(stat(ticks, "int", "compare", nanoTime(), last)),
            put(last, stat(ticks, "long", "max", nanoTime(), last)),
            when(less(stat(ticks, "long", "elapsed", last, nanoTime()), span()), act()));
  }

  @Test
  void aDeadlineThatIsReadRightly() {
    Variable<String> deadline = var("long", "deadline");
    Variable<String> left = var("long", "left");
    sources.run(
        local(deadline, plus(nanoTime(), span())),
        local(left, minus(read(deadline), nanoTime())),
        loop(
            bin(read(left), ">", num(0L)),
            seq(
                eval(stat(
                    "java.util.concurrent.locks.LockSupport", "void", "parkNanos", read(left))),
                put(read(left), minus(read(deadline), nanoTime())))),
        local(now, nanoTime()),
        when(bin(minus(read(now), read(deadline)), ">=", num(0L)), act()));
  }
}
