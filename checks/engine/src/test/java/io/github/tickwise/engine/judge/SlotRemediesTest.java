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

/** Fixes of slots: first values and flags, with all that changes together. */
class SlotRemediesTest {
  private final Node<String> at = field("long", "at");
  private final Node<String> gap = field("long", "GAP");
  private final Stmt<String> beat = put(at, nanoTime());

  private Sources due(Node<String> test) {
    return new Sources().field("long", "at").run(when(test, beat));
  }

  private Sources over(Node<String> test) {
    return new Sources().constant("long", "GAP", num(7L)).field("long", "at").run(when(test, beat));
  }

  @Test
  void aTimeThatIsDue() {
    String seed = "Seed[at=long at, clock=System.nanoTime(), interval=null]";
    assertEquals(
        List.of("Subtract[at=System.nanoTime() >= at]", seed),
        due(bin(nanoTime(), ">=", at)).fixes());
    assertEquals(List.of(seed), due(bin(minus(nanoTime(), at), ">", num(0L))).fixes());
    assertEquals(List.of(seed), due(less(minus(at, nanoTime()), num(0L))).fixes());
  }

  @Test
  void theComparisonSaysWhereItIsFixed() {
    assertEquals(
        true,
        due(bin(nanoTime(), ">=", at)).findings().stream()
            .anyMatch(f -> f.fix() == null
                && f.message()
                    .endsWith(" (fixed together with it: at may still have its default 0)")));
  }

  @Test
  void aTimeOfTheLast() {
    String seed = "Seed[at=long at, clock=System.nanoTime(), interval=GAP]";
    assertEquals(List.of(seed), over(bin(minus(nanoTime(), at), ">=", gap)).fixes());
    assertEquals(
        List.of("Subtract[at=(at + GAP) < System.nanoTime()]", seed),
        over(less(plus(at, gap), nanoTime())).fixes());
    assertEquals(
        List.of(seed.replace("GAP", "9L")),
        over(bin(num(9L), "<=", minus(nanoTime(), at))).fixes());
  }

  @Test
  void noFirstValueThatIsNotEvident() {
    assertEquals(List.of(), over(bin(minus(nanoTime(), at), ">=", unknown())).fixes());
    assertEquals(List.of(), over(bin(minus(nanoTime(), at), ">=", num(-9L))).fixes());
    assertEquals(List.of(), over(bin(minus(at, nanoTime()), ">=", gap)).fixes());
    assertEquals(
        List.of(), over(bin(plus(minus(nanoTime(), at), gap), ">", num(1L))).fixes());
    assertEquals(
        List.of(),
        over(or(bin(minus(nanoTime(), at), ">=", gap), bin(minus(nanoTime(), at), ">=", num(3L))))
            .fixes(),
        "two intervals");
    assertEquals(
        List.of(),
        over(or(bin(minus(nanoTime(), at), ">=", gap), bin(minus(nanoTime(), at), ">", num(0L))))
            .fixes(),
        "due and over");
    assertEquals(
        List.of(),
        new Sources()
            .openField("long", "at")
            .run(when(bin(minus(nanoTime(), at), ">", num(0L)), beat))
            .fixes(),
        "others may use it");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "at")
            .method("void", "show", probe("x", at))
            .run(when(bin(minus(nanoTime(), at), ">", num(0L)), beat))
            .fixes(),
        "used otherwise");
    assertEquals(
        List.of(),
        new Sources()
            .field("long", "at")
            .method("void", "set", put(at, unknown()))
            .run(when(bin(minus(nanoTime(), at), ">", num(0L)), beat))
            .fixes(),
        "stored otherwise");
  }

  private Sources flag(Node<String> test, Stmt<String> otherwise) {
    return new Sources()
        .field("long", "at", num(-1L))
        .method("void", "reset", put(at, num(-1L)))
        .run(when(test, beat, otherwise));
  }

  private static String flags(String test, boolean set) {
    return "DeclareFlag[at=long at = -1L], LowerFlag[at=at = -1L], RaiseFlag[at=at = System.nanoTime()], "
        + "AskFlag[at=" + test + ", slot=at, set=" + set + "]";
  }

  private static String text(Sources sources) {
    return String.join(", ", sources.fixes());
  }

  @Test
  void aReservedValue() {
    Stmt<String> age = probe("age", minus(nanoTime(), at));
    assertEquals(flags("at == -1L", false), text(flag(bin(at, "==", num(-1L)), age)));
    assertEquals(flags("at < 0L", false), text(flag(less(at, num(0L)), age)));
    assertEquals(flags("-1L >= at", false), text(flag(bin(num(-1L), ">=", at), age)));
    assertEquals(flags("at != -1L", true), text(flag(bin(at, "!=", num(-1L)), act())));
  }

  @Test
  void aComparisonUnderTheTest() {
    assertEquals(
        flags("at == -1L", false) + ", Subtract[at=System.nanoTime() < at]",
        text(flag(bin(at, "==", num(-1L)), probe("x", less(nanoTime(), at)))));
  }

  @Test
  void aComparisonThatNothingGuards() {
    for (long reserved : new long[] {-1, Long.MAX_VALUE}) {
      Sources sources = new Sources()
          .field("long", "at", num(reserved))
          .run(probe("x", bin(nanoTime(), ">=", at)), when(bin(at, "==", num(reserved)), beat));
      assertEquals(
          List.of("SubtractIfSet[at=System.nanoTime() >= at, slot=at, otherwise=" + (reserved < 0)
              + "]"),
          sources.fixes().stream().filter(f -> f.startsWith("Subtract")).toList());
    }
  }

  @Test
  void noFlagForHalfOfTheUses() {
    Node<String> test = bin(at, "==", num(-1L));
    assertEquals("", text(flag(bin(at, ">=", num(-1L)), act())), "true of both");
    assertEquals("", text(flag(test, probe("x", at))), "handed on");
    assertEquals("", text(flag(test, put(at, num(-2L)))), "two values, of which one is asked for");
    assertEquals("", text(flag(test, put(at, unknown()))), "stored otherwise");
    assertEquals(
        "",
        text(flag(test, act()).method("void", "age", probe("x", minus(nanoTime(), at)))),
        "subtracted unasked, and from outside");
    assertEquals(
        "",
        text(flag(test, act()).method("boolean", "isSet", ret(bin(at, "!=", num(-1L))))),
        "perhaps another thread");
    assertEquals(
        "",
        text(new Sources()
            .field("long", "at", num(-1L))
            .run(probe("x", minus(nanoTime(), at)), when(test, beat))),
        "subtracted unasked");
    assertEquals(
        "",
        text(new Sources()
            .openField("long", "at")
            .run(when(bin(at, "==", num(0L)), beat, probe("x", minus(nanoTime(), at))))),
        "others may use it");
  }

  @Test
  void aStoreBeforeIsAsGoodAsATest() {
    assertEquals(
        flags("at == -1L", false),
        text(flag(bin(at, "==", num(-1L)), act())
            .method("void", "other", beat, probe("x", minus(nanoTime(), at)))));
  }

  @Test
  void aLocal() {
    Variable<String> t = var("long", "t");
    Sources sources = new Sources()
        .run(
            local(t, num(0L)),
            loop(
                bin(unknown(), ">", num(3L)),
                when(
                    bin(read(t), ">", num(0L)),
                    probe("age", minus(nanoTime(), read(t))),
                    put(read(t), nanoTime()))));
    assertEquals(
        "DeclareFlag[at=long t = 0L], RaiseFlag[at=t = System.nanoTime()], AskFlag[at=t > 0L, slot=t, set=true]",
        text(sources));
  }
}
