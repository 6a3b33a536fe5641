package io.github.tickwise.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Before Java 11, compilers reached private members of classes around or inside through methods of their own. */
class AccessorTest {
  private static final String SOURCE = """
      class X {
        private long last;
        private static long shared;
        private int count;
        private long own(long a, int b) { return a + b; }
        class Inner {
          private long mine;
          void run(long d) {
            last = System.nanoTime();
            if (last == 0) { last = 1; }
            shared = last;
            count++;
            last += d;
            mine = own(System.nanoTime(), 2);
          }
          class Deep { boolean past(long t) { return last < t; } }
        }
        long read(Inner i) { return i.mine; }
      }""";

  @Test
  void accessesReadAsTheyAreWritten() {
    Program<Place> program = lower("8");
    assertTrue(program.methods().stream().noneMatch(m -> m.name().startsWith("access$")));
    assertEquals("""
        b0:
          $t1 = System.nanoTime()
          X.last = $t1
          if (X.last == 0L) then b1 else b2
        b1:
          X.last = 1L
          goto b2
        b2:
          $t2 = X.last
          X.shared = $t2
          $t3 = X.count
          X.count = ($t3 + 1)
          $t4 = (X.last + d)
          X.last = $t4
          Inner.mine = Inner.this$0.own(System.nanoTime(), 2)
          end
        """, text(program, "X$Inner#run(long)"));
    assertEquals("b0:\n  return i.mine\n", text(program, "X#read(X$Inner)"));
  }

  @Test
  void nestMatesAreAccessedTheSame() {
    Program<Place> program = lower("11");
    assertEquals("""
        b0:
          X.last = System.nanoTime()
          if (X.last == 0L) then b1 else b2
        b1:
          X.last = 1L
          goto b2
        b2:
          X.shared = X.last
          X.count = (X.count + 1)
          X.last = (X.last + d)
          Inner.mine = Inner.this$0.own(System.nanoTime(), 2)
          end
        """, text(program, "X$Inner#run(long)"));
  }

  @Test
  void objectsFurtherAroundAreOwnOnesToo() {
    for (String release : List.of("8", "11")) {
      String text = text(lower(release), "X$Inner$Deep#past(long)");
      assertTrue(text.contains("if (X.last < t) then"), text);
    }
  }

  private static Program<Place> lower(String release) {
    return Compiled.of(
            List.of("-g", "--release", release, "-Xlint:-options"), Map.of("X.java", SOURCE))
        .lower();
  }

  private static String text(Program<Place> program, String key) {
    Method<Place> method = Compiled.method(program, key);
    return Compiled.text(method);
  }
}
