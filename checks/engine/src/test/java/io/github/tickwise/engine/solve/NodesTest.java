package io.github.tickwise.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Slot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nodes and their contents; what is united is one, and so is what is in it. */
class NodesTest {
  private final Nodes<String> nodes = new Nodes<>();
  private final Slot field = new Slot.Field("p.T", "map");
  private final Slot other = new Slot.Field("p.T", "other");
  private final Slot local = new Slot.Return("p.T#m()");

  @Test
  void slots() {
    assertEquals(-1, nodes.known(field));
    int node = nodes.of(field);
    assertEquals(node, nodes.of(field));
    assertEquals(node, nodes.known(field));
    assertNotEquals(node, nodes.of(other));
    assertSame(field, nodes.slot(node));
    assertNull(nodes.part(node));
    assertEquals(2, nodes.size());
  }

  @Test
  void contents() {
    int node = nodes.of(field);
    int value = nodes.content(node, Part.VALUE);
    int key = nodes.content(node, Part.KEY);
    assertNotEquals(value, key);
    assertEquals(value, nodes.content(node, Part.VALUE));
    assertEquals(key, nodes.content(node, Part.KEY));
    assertEquals(Part.VALUE, nodes.part(value));
    assertEquals(Part.KEY, nodes.part(key));
    assertSame(field, nodes.slot(value), "a content is named by its holder");
    assertSame(field, nodes.slot(nodes.content(value, Part.VALUE)));
  }

  @Test
  void whatIsUnited() {
    int a = nodes.of(field);
    int b = nodes.of(other);
    int valueOfA = nodes.content(a, Part.VALUE);
    int valueOfB = nodes.content(b, Part.VALUE);
    int keyOfB = nodes.content(b, Part.KEY);
    nodes.unite(a, b);
    nodes.unite(a, b);
    assertEquals(nodes.find(a), nodes.find(b));
    assertEquals(nodes.find(valueOfA), nodes.find(valueOfB));
    assertEquals(nodes.find(keyOfB), nodes.content(a, Part.KEY));
    assertEquals(nodes.find(valueOfA), nodes.content(b, Part.VALUE));
  }

  @Test
  void keysOfBoth() {
    int a = nodes.of(field);
    int b = nodes.of(other);
    int keyOfA = nodes.content(a, Part.KEY);
    int keyOfB = nodes.content(b, Part.KEY);
    int within = nodes.content(keyOfB, Part.VALUE);
    nodes.unite(a, b);
    assertEquals(nodes.find(keyOfA), nodes.find(keyOfB));
    assertEquals(nodes.find(within), nodes.content(keyOfA, Part.VALUE));
  }

  /** Messages name the field, whichever side it stood on, and anything rather than nothing. */
  @Test
  void theNameOfTheUnited() {
    int anonymous = nodes.fresh(null, null);
    nodes.unite(anonymous, nodes.of(field));
    assertSame(field, nodes.slot(nodes.find(anonymous)));
    Nodes<String> more = new Nodes<>();
    int returned = more.of(local);
    more.unite(returned, more.of(field));
    assertSame(field, more.slot(more.find(returned)));
    Nodes<String> turned = new Nodes<>();
    turned.unite(turned.of(field), turned.of(local));
    assertSame(field, turned.slot(turned.of(local)));
    Nodes<String> two = new Nodes<>();
    two.unite(two.of(field), two.of(other));
    assertSame(field, two.slot(two.of(other)), "the first of two fields");
  }

  @Test
  void functions() {
    Expr.Function<String> f = new Expr.Function<>(
        new MethodRef("p.T", "f", List.of(), "long", true), List.of(), false, "S", "f");
    Expr.Function<String> g = new Expr.Function<>(
        new MethodRef("p.T", "g", List.of(), "long", true), List.of(), false, "S", "g");
    int a = nodes.of(field);
    int b = nodes.of(other);
    nodes.functionsOf(a).add(f);
    nodes.functionsOf(b).add(g);
    nodes.unite(a, b);
    assertEquals(List.of(f, g), nodes.functionsOf(b));
    int c = nodes.fresh(null, null);
    nodes.unite(a, c);
    assertEquals(List.of(f, g), nodes.functionsOf(c));
  }

  @Test
  void aHolderThatHoldsItself() {
    int a = nodes.of(field);
    int value = nodes.content(a, Part.VALUE);
    nodes.unite(a, value);
    assertEquals(nodes.find(a), nodes.find(value));
    nodes.slot(value); // ends
  }

  @Test
  void moreThanTheFirstThousand() {
    int last = -1;
    for (int i = 0; i < 5_000; i++) {
      last = nodes.of(new Slot.Field("p.T", "f" + i));
      nodes.content(last, Part.VALUE);
    }
    assertEquals(10_000, nodes.size());
    assertEquals(last, nodes.find(last));
    assertEquals("f4999", nodes.slot(nodes.content(last, Part.VALUE)).displayName());
  }
}
