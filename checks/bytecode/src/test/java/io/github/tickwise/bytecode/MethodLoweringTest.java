package io.github.tickwise.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Each method body beside the blocks that Java's own rules of evaluation order ask for. */
class MethodLoweringTest {

  @Test
  void conditionalIsADiamondOverOneTemporary() {
    assertLowered(
        "long pick(boolean fresh, long old) { long at = fresh ? System.nanoTime() : old; return at; }",
        "pick(boolean,long)",
        """
                b0:
                  if fresh then b1 else b2
                b1:
                  $s0@3 = System.nanoTime()
                  goto b3
                b2:
                  $s0@3 = old
                  goto b3
                b3:
                  at = $s0@3
                  return at
                """);
  }

  @Test
  void storeOfAConditionalStaysAStoreToThis() {
    assertLowered(
        "long last; void set(boolean on) { this.last = on ? System.nanoTime() : 0; }",
        "set(boolean)",
        """
                b0:
                  if on then b1 else b2
                b1:
                  $s1@3 = System.nanoTime()
                  goto b3
                b2:
                  $s1@3 = 0L
                  goto b3
                b3:
                  X.last = $s1@3
                  end
                """);
  }

  @Test
  void longComparisonTakesTheOperatorOfItsJump() {
    assertLowered(
        "boolean due(long now, long until) { return now >= until && until != 0; }",
        "due(long,long)",
        """
                b0:
                  if (now >= until) then b1 else b3
                b1:
                  if (until != 0L) then b2 else b3
                b2:
                  $s0@4 = 1
                  goto b4
                b3:
                  $s0@4 = 0
                  goto b4
                b4:
                  return $s0@4
                """);
  }

  @Test
  void floatingComparisonTakesTheOperatorOfItsJump() {
    assertLowered(
        "int n; void f(double a, float b) { if (a > 3) { n = 1; } if (b <= a) { n = 2; } }",
        "f(double,float)",
        """
                b0:
                  if (a > 3.0) then b1 else b2
                b1:
                  X.n = 1
                  goto b2
                b2:
                  if (double<-b <= a) then b3 else b4
                b3:
                  X.n = 2
                  goto b4
                b4:
                  end
                """);
  }

  @Test
  void postIncrementUsesTheValueBefore() {
    assertLowered(
        "int n; int next(int i) { g(i++, i); return n++; } static void g(int a, int b) {}",
        "next(int)",
        """
                b0:
                  $t1 = i
                  i = (i + 1)
                  eval X.g($t1, i)
                  $t2 = X.n
                  X.n = ($t2 + 1)
                  return $t2
                """);
  }

  @Test
  void assignmentAsAValueCallsOnce() {
    assertLowered("long last; long touch() { return last = System.nanoTime(); }", "touch()", """
                b0:
                  $t1 = System.nanoTime()
                  X.last = $t1
                  return $t1
                """);
  }

  @Test
  void waitingCallsKeepTheirTurn() {
    assertLowered(
        "long a; long one() { return 1; } long f(long x) { return one() + a + (x = one()) + x; }",
        "f(long)",
        """
                b0:
                  $t1 = (?.one() + X.a)
                  $t2 = ?.one()
                  x = $t2
                  return (($t1 + $t2) + x)
                """);
  }

  @Test
  void constructionIsACallInPlaceOfTheObject() {
    assertLowered(
        "Object f(boolean c) { return new StringBuilder(new String(c ? \"a\" : \"b\")); }",
        "f(boolean)",
        """
                b0:
                  if c then b1 else b2
                b1:
                  $s4@3 = "a"
                  goto b3
                b2:
                  $s4@3 = "b"
                  goto b3
                b3:
                  return new StringBuilder(new String($s4@3))
                """);
  }

  @Test
  void unusedResultsAreEvaluated() {
    assertLowered(
        "void f(java.util.List<Long> l) { l.add(1L); new Object(); l.size(); }",
        "f(java.util.List)",
        """
                b0:
                  eval l.add(Long.valueOf(1L))
                  eval new Object()
                  eval l.size()
                  end
                """);
  }

  @Test
  void lambdasBindWhatTheyCaptureButNotThis() {
    assertLowered("""
                long last;
                void f(long d, Clock c) {
                    java.util.function.LongSupplier s = () -> last + d;
                    s = System::nanoTime;
                    s = c::read;
                    java.util.function.ToLongFunction<Clock> t = Clock::read;
                }
                interface Clock { long read(); }""", "f(long,X$Clock)", """
                b0:
                  s = lambda X::lambda$f$0[d]
                  s = System::nanoTime
                  eval Objects.requireNonNull(c)
                  s = Clock::read[c]
                  t = Clock::read
                  end
                """);
  }

  @Test
  void concatenationIsAChain() {
    assertLowered(
        "String f(long a, int b) { return \"a=\" + a + \", \" + b; }", "f(long,int)", """
                b0:
                  return ((("a=" + a) + ", ") + b)
                """);
  }

  @Test
  void arraysAreReadAndStored() {
    assertLowered(
        "long[] f(long[] a, int i) { a[i++] += 5; long[] b = {System.nanoTime(), a[0]}; return new long[i]; }",
        "f(long[],int)",
        """
                b0:
                  $t1 = i
                  i = (i + 1)
                  a[$t1] = (a[$t1] + 5L)
                  $t2 = new long[]{}
                  $t2[0] = System.nanoTime()
                  $t2[1] = a[0]
                  b = $t2
                  return new long[]
                """);
  }

  @Test
  void handlersFollowWhatMayThrow() {
    assertLowered(
        "int n; void f(Runnable r) { int k = 1; try { r.run(); } catch (RuntimeException e) { n = k; } }",
        "f(java.lang.Runnable)",
        """
                b0:
                  k = 1
                  goto b1
                b1:
                  eval r.run()
                  goto b2
                  throws b3
                b2:
                  goto b4
                b3:
                  e = ?
                  X.n = k
                  goto b4
                b4:
                  end
                """);
  }

  @Test
  void switchesLeadToEveryCase() {
    assertLowered(
        "int n; void f(int k) { switch (k) { case 1: n = 1; case 7: n = 7; break; default: } n = 0; }",
        "f(int)",
        """
                b0:
                  goto b1
                  goto b2
                  goto b3
                b1:
                  X.n = 1
                  goto b2
                b2:
                  X.n = 7
                  goto b3
                b3:
                  X.n = 0
                  end
                """);
  }

  @Test
  void conversionsTellWhetherTheyNarrow() {
    assertLowered(
        "int f(long a, int b) { long c = b; double d = a; return ~(int) (a - c) - (byte) -b; }",
        "f(long,int)",
        """
                b0:
                  c = long<-b
                  d = double<-a
                  return (~(int) (a - c) - (byte) -b)
                """);
  }

  @Test
  void castsOnlyRetype() {
    assertLowered(
        "long f(java.util.Map<String, Long> m) { Long v = m.get(\"a\"); return v == null ? 0L : v; }",
        "f(java.util.Map)",
        """
                b0:
                  v = m.get("a")
                  if (v == null) then b1 else b2
                b1:
                  $s0@3 = 0L
                  goto b3
                b2:
                  $s0@3 = v.longValue()
                  goto b3
                b3:
                  return $s0@3
                """);
  }

  @Test
  void loopsGoBack() {
    assertLowered(
        "void f(long until) { while (System.nanoTime() - until < 0) { Thread.onSpinWait(); } }",
        "f(long)",
        """
                b0:
                  goto b1
                b1:
                  if ((System.nanoTime() - until) < 0L) then b2 else b3
                b2:
                  eval Thread.onSpinWait()
                  goto b1
                b3:
                  end
                """);
  }

  private static void assertLowered(String members, String method, String expected) {
    var program = Compiled.of("X.java", "class X { " + members + "}").lower();
    assertEquals(expected, Compiled.text(Compiled.method(program, "X#" + method)));
  }
}
