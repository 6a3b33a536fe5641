package io.github.tickwise.ticks;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number is a span: a difference of two readings of a monotonic clock, or a duration to hold
 * against one. It is an ordinary quantity, and may be compared, scaled and converted. On a method
 * it speaks of the result, on a type use of the values of that type.
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
public @interface TickSpan {}
