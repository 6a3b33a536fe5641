package io.github.tickwise.hostile;

/** An option of the agent that cannot be used; the message names it and the right ones. */
final class OptionException extends Exception {
  OptionException(String message) {
    super(message);
  }
}
