package io.github.tickwise.engine.model;

/**
 * What an annotation says of a slot ({@code @Tick}, {@code @TickSpan}); any annotation of such a
 * simple name counts.
 *
 * @param unit {@code nanos}, {@code micros}, {@code millis}, {@code seconds}, {@code raw}; or
 *     {@code null}
 */
public record Declared(Claim claim, String unit) {
  /** The annotation's word. */
  public enum Claim {
    TICK,
    SPAN
  }
}
