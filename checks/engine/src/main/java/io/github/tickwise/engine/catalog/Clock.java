package io.github.tickwise.engine.catalog;

/**
 * A clock that a catalogue line or an annotation names.
 *
 * @param source how messages call it ({@code System.nanoTime()})
 * @param unit {@code nanos}, {@code micros}, {@code millis}, {@code seconds}, or {@code raw}
 * @param width 64 or 32: the bits after which it wraps
 * @param boot whether it starts at 0 when the device boots; then ordering and dividing readings is
 *     right, the other rules hold
 */
public record Clock(String source, String unit, int width, boolean boot) {

  /** Whether a difference cut to 32 bits overflows within a run: nanoseconds after 2.1 s. */
  public boolean isFine() {
    return unit.equals("nanos") || unit.equals("micros") || unit.equals("raw");
  }
}
