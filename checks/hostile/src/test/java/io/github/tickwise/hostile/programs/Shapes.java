package io.github.tickwise.hostile.programs;

import java.lang.reflect.Method;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Reads the clock in every way that a program may; prints a name and a reading a line. */
public final class Shapes {
  private static final long IN_INITIALISER = System.nanoTime();

  private Shapes() {}

  public static void main(String[] args) throws Exception {
    print("initialiser", IN_INITIALISER);
    print("call", System.nanoTime());
    print("difference", System.nanoTime() - IN_INITIALISER);
    LongSupplier reference = System::nanoTime;
    print("reference", reference.getAsLong());
    Supplier<Long> boxed = System::nanoTime;
    print("boxed", boxed.get());
    LongSupplier lambda = () -> System.nanoTime();
    print("lambda", lambda.getAsLong());
    Callable<Long> anonymous = new Callable<>() {
      @Override
      public Long call() {
        return System.nanoTime();
      }
    };
    print("anonymous", anonymous.call());
    print("interface", Clock.REFERENCE.getAsLong());
    print("default", new Clock() {}.read());
    print("record", new Mark().at());
    print("deep", deep(1, 2, 3.0));
    Method reflected = System.class.getMethod("nanoTime");
    print("reflection", (long) reflected.invoke(null));
  }

  /** The reading is taken with the operand stack at its deepest. */
  private static long deep(int a, long b, double c) {
    return a + (b + ((long) c + (b - (b + (System.nanoTime() - a - (long) c)) + 2 * b))) == 0
        ? 0
        : (long) c - 3 + System.nanoTime();
  }

  static void print(String name, long reading) {
    System.out.println(name + " " + reading);
  }

  interface Clock {
    LongSupplier REFERENCE = System::nanoTime;

    default long read() {
      LongSupplier inDefault = System::nanoTime;
      return inDefault.getAsLong();
    }
  }

  record Mark(long at) {
    Mark() {
      this(System.nanoTime());
    }
  }
}
