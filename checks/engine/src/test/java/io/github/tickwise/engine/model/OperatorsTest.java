package io.github.tickwise.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the names of operators and types promise, held against what Java computes. */
class OperatorsTest {
  private static final Set<BinaryOp> ORDERINGS =
      EnumSet.of(BinaryOp.LT, BinaryOp.LE, BinaryOp.GT, BinaryOp.GE, BinaryOp.CMP);
  private static final Set<BinaryOp> EQUALITIES = EnumSet.of(BinaryOp.EQ, BinaryOp.NE);

  private static boolean holds(BinaryOp op, int a, int b) {
    return switch (op) {
      case LT -> a < b;
      case LE -> a <= b;
      case GT -> a > b;
      case GE -> a >= b;
      case EQ -> a == b;
      case NE -> a != b;
      default -> throw new IllegalArgumentException(op.name());
    };
  }

  @ParameterizedTest
  @EnumSource(
      value = BinaryOp.class,
      names = {"LT", "LE", "GT", "GE", "EQ", "NE"})
  void turnedRound(BinaryOp op) {
    for (int a : List.of(-1, 0, 1)) {
      for (int b : List.of(-1, 0, 1)) {
        assertEquals(holds(op, a, b), holds(op.mirrored(), b, a), a + " " + op + " " + b);
        assertEquals(holds(op, a, b), !holds(op.negated(), a, b), a + " " + op + " " + b);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(BinaryOp.class)
  void classes(BinaryOp op) {
    assertEquals(ORDERINGS.contains(op), op.isOrdering());
    assertEquals(EQUALITIES.contains(op), op.isEquality());
    if (!op.isOrdering() && !op.isEquality()) {
      assertEquals(op, op.mirrored());
      assertEquals(op, op.negated());
    }
  }

  @Test
  void symbols() {
    assertEquals("<=", BinaryOp.LE.symbol());
    assertEquals(">>>", BinaryOp.USHR.symbol());
    assertEquals("+", BinaryOp.CONCAT.symbol());
  }

  @ParameterizedTest
  @CsvSource({
    "boolean, BOOLEAN",
    "byte, SHORT",
    "short, SHORT",
    "char, SHORT",
    "int, INT",
    "long, LONG",
    "float, FLOAT",
    "double, DOUBLE",
    "void, VOID",
    "?, UNKNOWN",
    "'', UNKNOWN",
    ", UNKNOWN",
    "java.lang.Long, REFERENCE",
    "long[], REFERENCE",
  })
  void types(String name, ValueType type) {
    assertEquals(type, ValueType.of(name));
    assertEquals(
        type == ValueType.FLOAT || type == ValueType.DOUBLE, ValueType.of(name).isFloating());
  }

  @ParameterizedTest
  @CsvSource({
    "p.Outer$Inner#run(long), Inner.run",
    "p.T#m(), T.m",
    "T#m, T.m",
    "m(long), m",
    "#m(), m",
    "p.T#<init>(a.B), T.<init>",
  })
  void shortMethods(String key, String name) {
    assertEquals(name, Names.simpleMethod(key));
  }

  @ParameterizedTest
  @CsvSource({"long, long", "java.lang.Long, Long", "p.Outer$Inner, Inner", "p$q.T, T"})
  void shortTypes(String type, String name) {
    assertEquals(name, Names.simpleType(type));
  }

  @Test
  void slots() {
    assertEquals("parameter 2 of T.m", new Slot.Param("p.T#m(long,long)", 1).displayName());
    assertEquals("T.m()", new Slot.Return("p.T#m(long)").displayName());
    assertEquals("at", new Slot.Field("p.T", "at").displayName());
    Slot.Local made = new Slot.Local(3, "$3");
    assertTrue(made.isTemporary());
    assertFalse(new Slot.Local(3, "x").isTemporary());
    assertEquals("$3", new Slot.Captured("p.T#m()", made).displayName());
  }

  @Test
  void methods() {
    MethodRef made = new MethodRef("p.T", "<init>", List.of("long", "int"), "void", false);
    assertTrue(made.isConstructor());
    assertEquals("p.T#<init>(long,int)", made.key());
    assertFalse(new MethodRef("p.T", "m", List.of(), "void", false).isConstructor());
  }

  @Test
  void hierarchies() {
    Hierarchy flat = type -> type.equals("B") ? Set.of("B", "A") : Set.of();
    assertTrue(flat.isSubtype("B", "A"));
    assertTrue(flat.isSubtype("A", "A"));
    assertFalse(flat.isSubtype("A", "B"));
  }
}
