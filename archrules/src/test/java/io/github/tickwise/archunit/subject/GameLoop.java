package io.github.tickwise.archunit.subject;

/** Wrong only for who knows that {@link Clock#ticks} is one. */
public class GameLoop {
  public boolean isDue(Clock clock, int at) {
    return clock.ticks() >= at;
  }

  /** A clock that no catalogue knows. */
  public interface Clock {
    int ticks();
  }
}
