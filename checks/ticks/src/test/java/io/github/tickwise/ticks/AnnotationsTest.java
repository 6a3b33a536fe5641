package io.github.tickwise.ticks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The annotations stand wherever a tick can, and stay in the class file only. */
final class AnnotationsTest {
  /** Every place that may be annotated; that it compiles is half of the test. */
  @TickSafe("an example")
  static final class Annotated {
    @Tick(clock = "net", unit = "millis")
    private int sentAt;

    private @TickSpan long budget;
    private List<@Tick Long> marks = List.of();

    record Reading(@Tick long at, @TickSpan long took) {}

    @TickSafe("an example")
    Annotated() {}

    @Tick
    long next(@Tick(unit = "nanos") long now, @TickSpan long interval) {
      @Tick long due = now + interval;
      @TickSafe("an example")
      boolean positive = due > 0;
      return positive ? due : due + budget + sentAt + marks.size();
    }
  }

  /** Only a local that is annotated as a type use is kept in the class file. */
  static final class AnnotatedLocal {
    long twice(long now) {
      @Tick long copy = now;
      return copy + now;
    }
  }

  @Test
  void areNotThereAtRunTime() throws ReflectiveOperationException {
    assertEquals(0, Annotated.class.getAnnotations().length);
    assertEquals(0, Annotated.class.getDeclaredField("sentAt").getAnnotations().length);
  }

  @Test
  void areInTheClassFile() throws IOException {
    String pool = constantPool(Annotated.class);
    assertTrue(pool.contains("RuntimeInvisibleAnnotations"));
    assertTrue(pool.contains("RuntimeInvisibleParameterAnnotations"));
    for (Class<?> annotation : List.of(Tick.class, TickSpan.class, TickSafe.class)) {
      assertTrue(pool.contains(annotation.descriptorString()), annotation::getName);
    }
    assertTrue(pool.contains("millis"));
  }

  @Test
  void areInTheClassFileOnLocalsToo() throws IOException {
    String pool = constantPool(AnnotatedLocal.class);
    assertTrue(pool.contains("RuntimeInvisibleTypeAnnotations"));
    assertTrue(pool.contains(Tick.class.descriptorString()));
  }

  private static String constantPool(Class<?> type) throws IOException {
    String name = type.getName().substring(type.getPackageName().length() + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }
}
