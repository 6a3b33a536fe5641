package io.github.tickwise.ticks;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number is a reading of a monotonic clock: a point on a circle, not a quantity. On a method it
 * speaks of the result, on a type use of the values of that type ({@code List<@Tick Long>}).
 *
 * <p>The analysis takes it as said, across libraries too, for it is kept in class files and is not
 * there at run time. It goes by the simple name, so an annotation of your own serves as well.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.FIELD,
  ElementType.LOCAL_VARIABLE,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.TYPE_USE
})
public @interface Tick {
  /** A name for the clock, the same wherever its readings go; empty: not said. */
  String clock() default "";

  /**
   * What the clock counts: {@code nanos}, {@code micros}, {@code millis}, {@code seconds}, or {@code
   * raw} for a counter of another frequency; empty: not said.
   */
  String unit() default "";
}
