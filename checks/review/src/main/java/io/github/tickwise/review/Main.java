package io.github.tickwise.review;

/** The entry point of the command line. */
public final class Main {
  private Main() {}

  /** Prints the usage. */
  public static void main(String[] args) {
    System.err.println("usage: tickwise review|scan PATH...");
    System.exit(2);
  }
}
