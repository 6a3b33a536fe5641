package io.github.tickwise.engine.judge;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Declared.Claim;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Readings that cross from unit to unit without a word. */
class UnannotatedTest {
  private static final String USER = "p.User";
  private static final Declared TICK = new Declared(Claim.TICK, null);

  private final Variable<String> now = var("long", "now");

  /** A class in another unit. */
  private static Sources user(Sources sources) {
    return sources.inClass(USER).inUnit("User.java");
  }

  private static Node<String> remote(String type, String name) {
    return new Node.Field<>(new Slot.Field(T, name), null, type, T + "." + name);
  }

  @Test
  void aResult() {
    Sources sources = new Sources().method("long", "now", ret(nanoTime()));
    assertEquals(
        List.of("TickUnannotated @ now()"),
        user(sources).run(eval(stat(T, "long", "now"))).found());
    assertEquals(
        "The result of T.now() carries readings of System.nanoTime() to other compilation units;"
            + " declare it @Tick, so that what compiles without this unit knows",
        sources.findings().get(0).message());
  }

  @Test
  void aCallFromTheSameUnit() {
    assertEquals(
        List.of(),
        new Sources()
            .method("long", "now", ret(nanoTime()))
            .inClass("p.Beside")
            .run(eval(stat(T, "long", "now")))
            .found());
  }

  @Test
  void nestedClassesAreOfTheUnitOfTheOuterOne() {
    assertEquals(
        List.of(),
        new Sources()
            .method("long", "now", ret(nanoTime()))
            .inClass(T + "$Inner")
            .inUnit("T.java")
            .run(eval(stat(T, "long", "now")))
            .found());
  }

  @Test
  void whatIsDeclared() {
    assertEquals(
        List.of(),
        user(new Sources()
                .declare(new Slot.Return(T + "#now()"), TICK)
                .method("long", "now", ret(nanoTime())))
            .run(eval(stat(T, "long", "now")))
            .found());
  }

  @Test
  void whatCarriesNoReadings() {
    assertEquals(
        List.of(),
        user(new Sources()
                .method("long", "took", ret(minus(nanoTime(), nanoTime())))
                .method("long", "wall", ret(wallTime()))
                .method("boolean", "asked", ret(bool(true))))
            .run(
                eval(stat(T, "long", "took")),
                eval(stat(T, "long", "wall")),
                eval(stat(T, "boolean", "asked")))
            .found());
  }

  @Test
  void aParameter() {
    Sources sources = new Sources().method("void", "see", List.of(now), act());
    assertEquals(
        List.of("TickUnannotated @ now"),
        user(sources).run(eval(stat(T, "void", "see", nanoTime()))).found());
  }

  @Test
  void aParameterThatIsGivenOtherNumbersToo() {
    assertEquals(
        List.of(),
        user(new Sources().method("void", "see", List.of(now), act()))
            .run(eval(stat(T, "void", "see", nanoTime())), eval(stat(T, "void", "see", unknown())))
            .found());
  }

  @Test
  void aFieldReadOrStoredElsewhere() {
    assertEquals(
        List.of("TickUnannotated @ long at"),
        user(new Sources().openField("long", "at").run(put(field("long", "at"), nanoTime())))
            .method("long", "m", ret(remote("long", "at")))
            .found());
    assertEquals(
        List.of("TickUnannotated @ long at"),
        user(new Sources().openField("long", "at"))
            .run(put(remote("long", "at"), nanoTime()))
            .found());
  }

  @Test
  void aSuppressedField() {
    assertEquals(
        List.of(),
        user(new Sources()
                .suppress("TickUnannotated")
                .openField("long", "at")
                .run(put(field("long", "at"), nanoTime())))
            .method("long", "m", ret(remote("long", "at")))
            .found());
  }

  @Test
  void anArrayOfReadings() {
    assertEquals(
        List.of("TickUnannotated @ both()"),
        user(new Sources().method("long[]", "both", ret(longsOf(nanoTime(), nanoTime()))))
            .run(eval(stat(T, "long[]", "both")))
            .found());
  }

  /** Each method that overrides it inherits the annotation, so it is wanted above. */
  @Test
  void aMethodThatIsOverriddenElsewhere() {
    assertEquals(
        List.of("TickUnannotated @ read()"),
        new Sources()
            .inClass("p.Clock")
            .inUnit("Clock.java")
            .shape("long", "read", List.of())
            .inClass("p.System", "p.Clock")
            .inUnit("System.java")
            .overriding("p.Clock", "long", "read", List.of(), ret(nanoTime()))
            .found());
  }

  @Test
  void whatIsCalledByTheOverridingMethodToo() {
    assertEquals(
        List.of("TickUnannotated @ read()"),
        new Sources()
            .inClass("p.Clock")
            .shape("long", "read", List.of())
            .inClass("p.System", "p.Clock")
            .overriding("p.Clock", "long", "read", List.of(), ret(nanoTime()))
            .inClass(USER)
            .inUnit("User.java")
            .run(eval(on(read(var("p.System", "s")), "long", "read")))
            .found());
  }

  @Test
  void aClockThatMayBeOrdered() {
    assertEquals(
        List.of(),
        user(new Sources()
                .models("p.Device#up() : TICK millis boot")
                .method("long", "now", ret(stat("p.Device", "long", "up"))))
            .run(eval(stat(T, "long", "now")))
            .found());
  }
}
