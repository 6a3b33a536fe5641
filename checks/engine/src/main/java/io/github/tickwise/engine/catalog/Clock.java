package io.github.tickwise.engine.catalog;

/**
 * A clock that a catalogue line or an annotation names.
 *
 * @param source how messages call it ({@code System.nanoTime()})
 * @param unit {@code nanos}, {@code micros}, {@code millis}, {@code seconds}, or {@code raw}
 * @param width 64 or 32: the bits after which it wraps
 * @param boot whether it starts at 0 when the device boots; then ordering and dividing readings is
 *     right, the other rules hold
 * @param name what an annotation calls the clock, {@code ""} if it does not say; {@code null} for a
 *     clock of the catalogue
 */
public record Clock(String source, String unit, int width, boolean boot, String name) {

  /** A clock of the catalogue. */
  public Clock(String source, String unit, int width, boolean boot) {
    this(source, unit, width, boot, null);
  }

  /** Whether an annotation speaks of this clock, of which it may leave much unsaid. */
  public boolean isDeclared() {
    return name != null;
  }

  /** Whether this is surely not that clock, as far as annotations and the catalogue say. */
  public boolean isSurelyNot(Clock other) {
    boolean units = !unit.equals(other.unit) && !unit.equals("raw") && !other.unit.equals("raw");
    if (isDeclared() || other.isDeclared()) {
      boolean named =
          isDeclared() && other.isDeclared() && !name.isEmpty() && !other.name.isEmpty();
      return units || named && !name.equals(other.name);
    }
    // Clocks of one unit may be wrappers of each other, as a Guava Ticker is of nanoTime: only what
    // has another unit, width or start is surely another clock.
    return units || boot != other.boot || width != other.width;
  }

  /** Whether a difference cut to 32 bits overflows within a run: nanoseconds after 2.1 s. */
  public boolean isFine() {
    return unit.equals("nanos") || unit.equals("micros") || unit.equals("raw");
  }
}
