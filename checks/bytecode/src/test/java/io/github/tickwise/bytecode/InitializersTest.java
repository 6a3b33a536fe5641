package io.github.tickwise.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Program;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class InitializersTest {

  @Test
  void fieldsOfAClassWithoutConstructorKnowTheirLines() {
    assertInitialised(Map.of("a", 3, "b", 4, "s", 6), """
        class X {
          long none;
          long a = 0;
          long b = System.nanoTime(),
              other;
          static long s = 1;
          void set() {
            none = 5;
          }
        }""");
  }

  @Test
  void storesOfTheConstructorItselfAreNoInitialisers() {
    assertInitialised(Map.of("above", 2, "below", 9, "both", 10), """
        class X {
          long above = 0;
          long own, both2;
          X(long p) {
            super();
            own = p;
            both = p;
          }
          long below = 0;
          long both = -1;
        }""");
  }

  @Test
  void aWrittenConstructorThatStandsFirstStaysOne() {
    assertInitialised(Map.of("s", 6), """
        public class X {
          public X() {
            a = 0;
          }
          long a;
          static long s = System.nanoTime();
        }""");
  }

  @Test
  void constructorsThatCallAnotherHaveNone() {
    assertInitialised(Map.of("a", 2), """
        class X {
          long a = 7;
          long b;
          X() {
            this(new Object());
            b = 1;
          }
          X(Object o) {
            b = 2;
          }
        }""");
  }

  @Test
  void recordComponentsAndCapturedVariablesAreNoInitialisers() {
    assertInitialised(Map.of(), """
        record X(long at,
            long until) {
          Runnable f(long q) {
            return new Runnable() {
              public void run() {
                System.out.println(q);
              }
            };
          }
        }""");
  }

  private static void assertInitialised(Map<String, Integer> lines, String source) {
    Program<Place> program = Compiled.of("X.java", source).lower();
    Map<String, Integer> found = program.fields().stream()
        .filter(FieldDecl::hasInitializer)
        .collect(Collectors.toMap(f -> f.slot().name(), f -> f.origin().line()));
    assertEquals(lines, found);
    for (FieldDecl<Place> field : program.fields()) {
      if (!lines.containsKey(field.slot().name())) {
        assertFalse(field.hasInitializer());
        assertNull(field.origin());
      }
    }
  }
}
