package io.github.tickwise.ticks;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What is done with ticks here is right although it does not look so: no rule reports anything in
 * it. Unlike {@link SuppressWarnings} it is kept in class files, where the analysis of bytecode
 * finds it; it is not there at run time.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.CONSTRUCTOR,
  ElementType.FIELD,
  ElementType.LOCAL_VARIABLE,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.TYPE,
  ElementType.TYPE_USE
})
public @interface TickSafe {
  /** Why it is right, for the next reader. */
  String value();
}
