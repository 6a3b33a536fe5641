package io.github.tickwise.samples.wild;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class FieldLinesTest {
  private final FieldLines lines = new FieldLines("""
      class A {
        long last;
        long next,
            then;
        void f() {
          long other = 1;
        }
        static class B {
          long last;
        }
        static class C extends B {}
      }
      """);

  @Test
  void theFieldOfTheClassItself() {
    assertEquals(OptionalInt.of(2), lines.of("p.A", "last"));
    assertEquals(OptionalInt.of(9), lines.of("p.A$B", "last"));
    assertEquals(OptionalInt.of(4), lines.of("p.A", "then"));
  }

  @Test
  void theOnlyFieldOfThatNameInTheFile() {
    assertEquals(OptionalInt.of(3), lines.of("p.A$C", "next"));
  }

  @Test
  void noneWhereItCannotBeTold() {
    assertEquals(OptionalInt.empty(), lines.of("p.A$C", "last"));
    assertEquals(OptionalInt.empty(), lines.of("p.A", "other"));
    assertEquals(OptionalInt.empty(), new FieldLines("no Java").of("p.A", "last"));
  }
}
