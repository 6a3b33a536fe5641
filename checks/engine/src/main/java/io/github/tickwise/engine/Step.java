package io.github.tickwise.engine;

import java.util.Objects;

/**
 * One step of the way on which a clock reading comes to the place where it is used wrongly.
 *
 * @param text what happens there ({@code "lastAt = System.nanoTime()"}), one line
 * @param origin where, or {@code null} for steps that were left out
 * @param <O> the front end's origin
 */
public record Step<O>(String text, O origin) {
  public Step {
    Objects.requireNonNull(text);
  }
}
