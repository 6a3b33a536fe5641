/** Arithmetic on readings of monotonic clocks, without dependencies. */
module io.github.tickwise.ticks {
  exports io.github.tickwise.ticks;
}
