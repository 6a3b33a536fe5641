package io.github.tickwise.samples.wakeup;

import java.net.URISyntaxException;
import java.nio.file.Path;

/**
 * What the command line says.
 *
 * @param mode what to do
 * @param origin where the clock starts
 * @param seconds of each round
 * @param rounds of the run, which follow each other
 * @param out where files go
 */
record Settings(Mode mode, Origin origin, int seconds, int rounds, Path out) {
  enum Mode {
    RUN,
    SELF_CHECK,
    BENCH
  }

  static final String USAGE =
      "usage: loop-wakeup.jar [--self-check | --bench] [--origin zero|huge|negative|wrap] [--seconds N] [--rounds N] [--out DIR]";

  /**
   * @throws IllegalArgumentException if it is none
   */
  static Settings parse(String... args) {
    Mode mode = Mode.RUN;
    Origin origin = Origin.ZERO;
    Path out = target();
    int seconds = 0;
    int rounds = 0;
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--self-check" -> mode = Mode.SELF_CHECK;
        case "--bench" -> mode = Mode.BENCH;
        case "--origin" -> origin = Origin.of(value(args, ++i));
        case "--seconds" -> seconds = positive(value(args, ++i));
        case "--rounds" -> rounds = positive(value(args, ++i));
        case "--out" -> out = Path.of(value(args, ++i));
        default -> throw new IllegalArgumentException("unknown: " + args[i]);
      }
    }
    int usual = mode == Mode.SELF_CHECK ? 3 : 30;
    return new Settings(
        mode,
        origin,
        seconds == 0 ? usual : seconds,
        rounds == 0 ? (mode == Mode.BENCH ? 3 : 1) : rounds,
        out);
  }

  private static String value(String[] args, int index) {
    if (index == args.length) {
      throw new IllegalArgumentException(args[index - 1] + " needs a value");
    }
    return args[index];
  }

  private static int positive(String text) {
    int number = Integer.parseInt(text);
    if (number < 1 || number > 3600) {
      throw new IllegalArgumentException("not from 1 to 3600: " + text);
    }
    return number;
  }

  /** The folder that the program was built in: the jar's, or the one around the classes. */
  private static Path target() {
    try {
      return Path.of(
              Settings.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
