package io.github.tickwise.engine.solve;

import static io.github.tickwise.engine.testing.Code.*;
import static io.github.tickwise.engine.testing.Statements.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.engine.testing.Sources;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A clock that gives back what it was told stands in for the real ones; anything else unknown does not. */
class StandInsTest {
  private static final String MANUAL = "p.Manual";

  private final Variable<String> t = var("long", "t");
  private final Variable<String> x = var("long", "x");
  private final Node<String> told = fieldOf("told");

  private static Node<String> fieldOf(String name) {
    return new Node.Field<>(
        new io.github.tickwise.engine.model.Slot.Field(MANUAL, name), null, "long", name);
  }

  /** An abstract clock with a real one, and another whose method does that. */
  private static Set<Kind> now(Sources sources) {
    return sources.solve().kinds("now");
  }

  private Sources clock() {
    return new Sources()
        .shape("long", "now", List.of())
        .run(probe("now", on(self(), "long", "now")))
        .inClass("p.Real", T)
        .overriding(T, "long", "now", List.of(), ret(nanoTime()))
        .inClass(MANUAL, T)
        .field("long", "told");
  }

  private void standsIn(Sources sources) {
    assertEquals(EnumSet.of(Kind.TICK), now(sources));
  }

  private void hides(Sources sources) {
    assertEquals(EnumSet.of(Kind.TICK, Kind.UNKNOWN, Kind.MIXED), now(sources));
  }

  private Stmt<String> set() {
    return put(told, read(t));
  }

  @Test
  void whatItWasTold() {
    standsIn(clock()
        .open("void", "set", List.of(t), set())
        .overriding(T, "long", "now", List.of(), ret(told)));
    standsIn(clock()
        .open("void", "set", List.of(t), set())
        .overriding(T, "long", "now", List.of(), local(x, told), ret(read(x))));
  }

  @Test
  void whatNobodyCanTell() {
    hides(clock()
        .open("void", "<init>", List.of(t), set())
        .overriding(T, "long", "now", List.of(), ret(told)));
  }

  @Test
  void whatIsComputed() {
    Sources sources = clock().open("void", "set", List.of(t), set());
    hides(sources.overriding(T, "long", "now", List.of(), ret(bin(told, "*", unknown()))));
    hides(clock().overriding(T, "long", "now", List.of(), ret(unknown())));
    hides(clock()
        .open("void", "set", List.of(t), set())
        .overriding(
            T,
            "long",
            "now",
            List.of(),
            when(bin(unknown(), "==", num(1L)), ret(unknown())),
            ret(told)));
  }

  /** The state of another class is not its own. */
  @Test
  void anotherObjectsState() {
    Node<String> foreign = new Node.Field<>(
        new io.github.tickwise.engine.model.Slot.Field("p.Other", "told"), null, "long", "told");
    hides(clock()
        .overriding(T, "long", "now", List.of(), ret(foreign))
        .inClass("p.Other")
        .field("long", "told")
        .open("void", "set", List.of(t), put(foreign, read(t))));
  }

  @Test
  void anAtomicThatItHolds() {
    Node<String> atomic = new Node.Field<>(
        new io.github.tickwise.engine.model.Slot.Field(MANUAL, "atomic"), null, ATOMIC, "atomic");
    standsIn(clock()
        .field(ATOMIC, "atomic", make(ATOMIC))
        .open("void", "set", List.of(t), eval(on(atomic, "void", "set", read(t))))
        .overriding(T, "long", "now", List.of(), ret(on(atomic, "long", "get"))));
  }

  /** What a class overrides that has a body is no clock that others answer. */
  @Test
  void overABody() {
    hides(new Sources()
        .open("long", "now", List.of(), ret(nanoTime()))
        .run(probe("now", on(self(), "long", "now")))
        .inClass(MANUAL, T)
        .field("long", "told")
        .open("void", "set", List.of(t), set())
        .overriding(T, "long", "now", List.of(), ret(told)));
  }
}
