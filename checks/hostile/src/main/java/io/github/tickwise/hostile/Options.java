package io.github.tickwise.hostile;

import java.util.ArrayList;
import java.util.List;

/**
 * The agent's options, as written behind {@code -javaagent:tickwise-hostile.jar=}. To include nothing
 * by name is to include all.
 */
record Options(Start start, ClassPatterns include, ClassPatterns exclude, boolean verbose) {
  private static final String NAMES = "start, include, exclude, verbose";

  /**
   * Options parted by commas, each {@code name=value}; {@code start} must be among them.
   *
   * @throws OptionException naming the first that is wrong
   */
  static Options parse(String text) throws OptionException {
    Start start = null;
    List<String> include = new ArrayList<>();
    List<String> exclude = new ArrayList<>();
    boolean verbose = false;
    for (String option : text == null || text.isBlank() ? new String[0] : text.split(",")) {
      int equals = option.indexOf('=');
      String name = (equals < 0 ? option : option.substring(0, equals)).strip();
      String value = equals < 0 ? "" : option.substring(equals + 1).strip();
      switch (name) {
        case "start" -> {
          if (start != null) {
            throw new OptionException("option 'start' is given twice; a run has one start");
          }
          start = Start.parse(value);
        }
        case "include" -> include.addAll(patterns(name, value));
        case "exclude" -> exclude.addAll(patterns(name, value));
        case "verbose" -> verbose = truth(name, value);
        default ->
          throw new OptionException("unknown option '" + name + "'; the options are " + NAMES);
      }
    }
    if (start == null) {
      throw new OptionException(
          "option 'start' is missing; write start= and one of " + Start.FORMS);
    }
    return new Options(start, new ClassPatterns(include), new ClassPatterns(exclude), verbose);
  }

  private static List<String> patterns(String name, String value) throws OptionException {
    List<String> patterns = List.of(value.split(":"));
    for (String pattern : patterns) {
      if (!ClassPatterns.isPattern(pattern)) {
        throw new OptionException(name + "=" + value + ": '" + pattern
            + "' is not a pattern; write class names with *, parted by colons,"
            + " such as com.example.*:org.example.Clock");
      }
    }
    return patterns;
  }

  private static boolean truth(String name, String value) throws OptionException {
    return switch (value) {
      case "", "true" -> true;
      case "false" -> false;
      default ->
        throw new OptionException(name + "=" + value + ": write " + name + "=true or =false");
    };
  }
}
