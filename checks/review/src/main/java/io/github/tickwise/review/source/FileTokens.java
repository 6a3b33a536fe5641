package io.github.tickwise.review.source;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * What can be told of a file without parsing it. Names are kept as hashes: two names that share one make a file look
 * like one that mentions both, which costs time and changes no finding.
 *
 * @param packageName {@code ""} for the unnamed package
 * @param types the types that the file declares, local ones too
 * @param names hashes of all identifiers and keywords, sorted
 */
record FileTokens(String packageName, List<TypeHeader> types, int[] names) {
  /**
   * A declaration up to its body.
   *
   * @param topLevel whether it stands in no other type
   * @param header hashes of the identifiers behind the name: type parameters, supertypes, a record's components
   */
  record TypeHeader(String name, boolean topLevel, int[] header) {}

  boolean mentions(int name) {
    return Arrays.binarySearch(names, name) >= 0;
  }

  /** The hash of a name; the same for text and for its bytes in UTF-8, ASCII apart only nearly unique. */
  static int hash(String name) {
    int h = 0;
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      h = 31 * h + b;
    }
    return spread(h);
  }

  static int spread(int h) {
    int mixed = h * 0x9E3779B9;
    return mixed ^ mixed >>> 15;
  }
}
