package io.github.tickwise.samples.idleloop;

/** The verdict on the loop. Passes per second are none: the sleep sets them, not the health of the world. */
enum Health {
  HEALTHY("Healthy"),
  SUSPENDED("Sleep suspended (host)"),
  SPINNING_CONFIGURED("Spinning (configured)"),
  SPINNING_HOST("Spinning (host cannot honor short waits)");

  private final String text;

  Health(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
