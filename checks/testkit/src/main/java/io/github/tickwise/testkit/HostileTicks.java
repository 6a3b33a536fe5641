package io.github.tickwise.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * A test of JUnit 5.13 and later, or 6, that is run once for every {@linkplain HostileStarts hostile
 * start}. It stands in the place of {@code @Test}; a {@link ManualTickSource} that starts there, or
 * the {@link HostileStart} itself, is given to each parameter of these types, of {@code @BeforeEach}
 * methods too: all of one run get the same clock.
 *
 * <p>Beside {@code @ParameterizedTest} it is a source of arguments instead: its first parameter is
 * one of these types.
 *
 * <p>A failure names the start and a line to replay it: {@code -Dtickwise.hostile.start=...} (also a
 * configuration parameter of JUnit) leaves that start alone.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(HostileTicksExtension.class)
@ArgumentsSource(HostileArguments.class)
public @interface HostileTicks {
  /** How far the code under test looks or runs: its longest timeout, in {@link #horizonUnit()}. */
  long horizon() default 10;

  /** The unit of {@link #horizon()}. */
  TimeUnit horizonUnit() default TimeUnit.SECONDS;

  /** What the clock counts. */
  TimeUnit unit() default TimeUnit.NANOSECONDS;
}
