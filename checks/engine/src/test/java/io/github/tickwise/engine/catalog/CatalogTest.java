package io.github.tickwise.engine.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Hierarchy;
import io.github.tickwise.engine.model.MethodRef;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which line a call is matched with. */
class CatalogTest {
  private static final Hierarchy TYPES = type -> switch (type) {
    case "my.Child" -> Set.of("my.Child", "my.Parent", "my.Face");
    case "my.Sorted" -> Set.of("my.Sorted", "my.Heap");
    case "my.Boxes" -> Set.of("my.Boxes", "my.Box");
    default -> Set.of(type);
  };

  private static final Role SPAN = new Role.Source(Kind.SPAN, null);
  private static final Role WALL = new Role.Source(Kind.WALL, null);
  private static final Role UNKNOWN = new Role.Source(Kind.UNKNOWN, null);

  @Test
  void aMethodOfTheNamedClass() {
    Catalog c = catalog("my.Parent#now() : WALL");
    assertEquals(List.of(WALL), c.rolesOf(call("my.Parent", "now"), List.of(), TYPES));
    assertEquals(List.of(), c.rolesOf(call("my.Other", "now"), List.of(), TYPES));
    assertEquals(List.of(), c.rolesOf(call("my.Parent", "then"), List.of(), TYPES));
  }

  @Test
  void aMethodOfASubtype() {
    Catalog c = catalog("my.Face#now() : WALL");
    assertEquals(List.of(WALL), c.rolesOf(call("my.Child", "now"), List.of(), TYPES));
  }

  @Test
  void notAMethodOfASupertype() {
    Catalog c = catalog("my.Child#now() : WALL");
    assertEquals(List.of(), c.rolesOf(call("my.Parent", "now"), List.of(), TYPES));
  }

  /** A constructor makes an object of its own class only. */
  @Test
  void constructorsAreExact() {
    Catalog c = catalog("my.Parent#<init>() : ZERO");
    assertEquals(1, c.rolesOf(call("my.Parent", "<init>"), List.of(), TYPES).size());
    assertEquals(0, c.rolesOf(call("my.Child", "<init>"), List.of(), TYPES).size());
  }

  @Test
  void linesOfOtherClassesCanBeLeftOut() {
    Catalog c = catalog("my.Parent#now() : WALL", "my.Other#now() : SPAN")
        .keeping(owner -> owner.equals("my.Other") || owner.startsWith("java."));
    assertEquals(List.of(), c.rolesOf(call("my.Parent", "now"), List.of(), TYPES));
    assertEquals(List.of(SPAN), c.rolesOf(call("my.Other", "now"), List.of(), TYPES));
    assertTrue(
        Catalog.bundled().keeping(o -> o.startsWith("java.")).isHolder("java.util.Map", TYPES));
    assertFalse(Catalog.bundled().keeping(o -> false).isHolder("java.util.Map", TYPES));
  }

  @Test
  void parametersByNumberAndType() {
    Catalog c = catalog(
        "my.A#f() : SPAN",
        "my.A#f(long) : WALL",
        "my.A#f(java.util.List) : UNKNOWN",
        "my.A#g(List) : WALL",
        "my.A#h(_, int) : WALL");
    assertEquals(List.of(SPAN), roles(c, "f"));
    assertEquals(List.of(WALL), roles(c, "f", "long"));
    assertEquals(List.of(UNKNOWN), roles(c, "f", "java.util.List"));
    assertEquals(List.of(), roles(c, "f", "int"));
    assertEquals(List.of(), roles(c, "f", "long", "long"));
    assertEquals(List.of(WALL), roles(c, "g", "java.util.List"), "by the simple name");
    assertEquals(List.of(), roles(c, "g", "java.util.LinkedList"));
    assertEquals(List.of(WALL), roles(c, "h", "java.lang.String", "int"), "_ is any");
    assertEquals(List.of(), roles(c, "h", "java.lang.String", "long"));
  }

  /** A front end that does not know a type must not lose the line. */
  @Test
  void anUnknownTypeFitsAll() {
    Catalog c = catalog("my.A#f(long, java.util.List) : WALL");
    assertEquals(List.of(WALL), roles(c, "f", "?", "?"));
  }

  @Test
  void anyArguments() {
    Catalog c = catalog("my.A#f(*) : WALL");
    assertEquals(List.of(WALL), roles(c, "f"));
    assertEquals(List.of(WALL), roles(c, "f", "int", "int", "int"));
  }

  @Test
  void aConstantArgument() {
    Catalog c = catalog("my.A#now(NANOSECONDS) : TICK nanos", "my.A#now(_) : UNKNOWN");
    MethodRef now = ref("my.A", "now", "java.util.concurrent.TimeUnit");
    Role tick = c.rolesOf(now, List.of("NANOSECONDS"), TYPES).get(0);
    assertEquals(Kind.TICK, ((Role.Source) tick).kind());
    assertEquals(List.of(UNKNOWN), c.rolesOf(now, List.of("SECONDS"), TYPES));
    assertEquals(List.of(UNKNOWN), c.rolesOf(now, List.of(), TYPES), "not a constant at all");
  }

  @Test
  void theConstantMustStandInItsPlace() {
    Catalog c = catalog("my.A#f(_, NANOS) : WALL");
    MethodRef f = ref("my.A", "f", "Unit", "Unit");
    assertEquals(List.of(WALL), c.rolesOf(f, List.of("", "NANOS"), TYPES));
    assertEquals(List.of(), c.rolesOf(f, List.of("NANOS", ""), TYPES));
    assertEquals(List.of(), c.rolesOf(f, List.of("NANOS"), TYPES));
  }

  @Test
  void usersLinesWin() {
    Catalog c = Catalog.bundled();
    MethodRef nanoTime = ref("java.lang.System", "nanoTime");
    assertEquals(Kind.TICK, kind(c, nanoTime));
    Catalog mine = c.extendedBy("mine", List.of("java.lang.System#nanoTime() : SPAN"));
    assertEquals(Kind.SPAN, kind(mine, nanoTime));
    assertEquals(Kind.TICK, kind(c, nanoTime), "the bundled catalogue is not changed");
  }

  /** Even where the bundled line names the class itself and the user's only a supertype. */
  @Test
  void usersLinesWinOverNearerOnes() {
    Catalog c = catalog("my.Child#now() : WALL").extendedBy("u", List.of("my.Face#now() : SPAN"));
    assertEquals(List.of(SPAN), c.rolesOf(call("my.Child", "now"), List.of(), TYPES));
  }

  @Test
  void theFirstOfTwoLinesCounts() {
    Catalog c = catalog("my.Face#now() : SPAN", "my.Parent#now() : WALL");
    assertEquals(List.of(SPAN), c.rolesOf(call("my.Child", "now"), List.of(), TYPES));
  }

  @Test
  void orderedTypes() {
    Catalog c = catalog("ordered my.Heap VALUE", "ordered my.Tree KEY");
    assertEquals(Part.VALUE, c.orderedPart("my.Heap", TYPES));
    assertEquals(Part.VALUE, c.orderedPart("my.Sorted", TYPES), "a subtype");
    assertEquals(Part.KEY, c.orderedPart("my.Tree", TYPES));
    assertNull(c.orderedPart("my.Parent", TYPES));
  }

  @Test
  void holders() {
    Catalog c = catalog("holder my.Box");
    assertTrue(c.isHolder("my.Box", TYPES));
    assertTrue(c.isHolder("my.Boxes", TYPES), "a subtype");
    assertTrue(c.isHolder("long[]", TYPES), "an array");
    assertFalse(c.isHolder("my.Parent", TYPES));
    assertFalse(c.isHolder("long", TYPES));
  }

  @Test
  void theClocksAreAllSourcesThereAre() {
    assertEquals(Catalog.bundled().sources(), Catalog.clocks().sources());
    assertFalse(Catalog.clocks().isHolder("java.util.Map", TYPES), "nothing else is read");
  }

  @Test
  void methodsThatMayReadATick() {
    Catalog c = catalog("my.A#ticks() : TICK raw", "my.A#wall() : WALL");
    assertTrue(c.mayReadTick("ticks"));
    assertTrue(c.mayReadTick("nanoTime"), "of the bundled lines too");
    assertFalse(c.mayReadTick("wall"));
    assertTrue(c.mayReadTick("ticks", Set.of("my.A")));
    assertTrue(c.mayReadTick("ticks", Set.of("my.B", "my.A")), "of a supertype");
    assertTrue(c.mayReadTick("ticks", Set.of("shaded.my.A")), "of a copy");
    assertFalse(c.mayReadTick("ticks", Set.of("my.B")));
    assertFalse(c.mayReadTick("nanoTime", Set.of("my.A")));
  }

  @Test
  void knownTypes() {
    Set<String> types = catalog("my.A#ticks() : TICK raw", "holder my.Box").knownTypes();
    assertTrue(types.containsAll(Set.of("my.A", "my.Box", "java.lang.System")));
  }

  @Test
  void signatures() {
    assertTrue(catalog("my.A#f(long) : SPAN").signatures().contains("my.A#f"));
  }

  private static Catalog catalog(String... lines) {
    return Catalog.bundled().extendedBy("test", List.of(lines));
  }

  private static Kind kind(Catalog c, MethodRef m) {
    return ((Role.Source) c.rolesOf(m, List.of(), TYPES).get(0)).kind();
  }

  private static List<Role> roles(Catalog c, String name, String... types) {
    return c.rolesOf(ref("my.A", name, types), List.of(), TYPES);
  }

  private static MethodRef call(String owner, String name) {
    return ref(owner, name);
  }

  private static MethodRef ref(String owner, String name, String... types) {
    return new MethodRef(owner, name, List.of(types), "long", true);
  }
}
