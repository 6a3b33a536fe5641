package io.github.tickwise.review.source;

import io.github.tickwise.review.source.FileTokens.TypeHeader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads the identifiers of a Java file, past comments and literals. One use; not thread-safe. Never fails: what is no
 * Java gives some tokens.
 */
final class TokenScanner {
  private static final int CLASS = FileTokens.hash("class");
  private static final int INTERFACE = FileTokens.hash("interface");
  private static final int ENUM = FileTokens.hash("enum");
  private static final int RECORD = FileTokens.hash("record");
  private static final int PACKAGE = FileTokens.hash("package");

  private final byte[] text;
  private int at;
  private int depth;
  private String packageName = "";
  private final List<TypeHeader> types = new ArrayList<>();
  private final IntSet names = new IntSet();

  private TokenScanner(byte[] text) {
    this.text = text;
  }

  /** The tokens of a text in UTF-8. */
  static FileTokens scan(byte[] text) {
    TokenScanner scanner = new TokenScanner(text);
    scanner.run();
    return new FileTokens(scanner.packageName, scanner.types, scanner.names.sorted());
  }

  private void run() {
    int declaring = 0;
    boolean afterDot = false;
    while (next()) {
      byte c = text[at];
      if (!isPart(c)) {
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        afterDot = c == '.';
        declaring = 0;
        at++;
        continue;
      }
      int start = at;
      int hash = word();
      names.add(hash);
      if (declaring != 0) {
        declaration(start, declaring);
        declaring = 0;
      } else if (hash == PACKAGE && depth == 0 && packageName.isEmpty()) {
        packageName = dotted();
      } else if (!afterDot
          && (hash == CLASS || hash == INTERFACE || hash == ENUM || hash == RECORD)) {
        declaring = hash;
      }
      afterDot = false;
    }
  }

  /** Reads the header behind a type's name, up to its body or to what shows that it is none. */
  private void declaration(int start, int keyword) {
    String name = new String(text, start, at - start, StandardCharsets.UTF_8);
    IntSet header = new IntSet();
    boolean any = false;
    while (next()) {
      byte c = text[at];
      if (isPart(c)) {
        int hash = word();
        names.add(hash);
        header.add(hash);
      } else if (c == '{') {
        types.add(new TypeHeader(name, depth == 0, header.sorted()));
        return;
      } else if (c == ';'
          || c == '='
          || c == '}'
          || keyword == RECORD && !any && c != '(' && c != '<') {
        return; // a variable or a method that is named `record`
      } else {
        at++;
      }
      any = true;
    }
  }

  private String dotted() {
    StringBuilder name = new StringBuilder();
    while (next() && text[at] != ';') {
      if (isPart(text[at])) {
        int start = at;
        names.add(word());
        name.append(new String(text, start, at - start, StandardCharsets.UTF_8));
      } else {
        name.append((char) text[at++]);
      }
    }
    return name.toString();
  }

  private int word() {
    int h = 0;
    while (at < text.length && isPart(text[at])) {
      h = 31 * h + text[at++];
    }
    return FileTokens.spread(h);
  }

  private static boolean isPart(byte c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '_'
        || c == '$'
        || c < 0;
  }

  /** Goes to the next byte that is neither space, comment nor literal; false at the end. */
  private boolean next() {
    at = JavaText.skip(text, at);
    return at < text.length;
  }

  /** A growing set; 0 stands for an empty place and is never a member. */
  private static final class IntSet {
    private int[] table = new int[64];
    private int size;

    void add(int value) {
      if (value == 0) {
        return;
      }
      int mask = table.length - 1;
      int i = value & mask;
      while (table[i] != 0) {
        if (table[i] == value) {
          return;
        }
        i = i + 1 & mask;
      }
      table[i] = value;
      if (++size * 2 > table.length) {
        grow();
      }
    }

    private void grow() {
      int[] old = table;
      table = new int[old.length * 2];
      size = 0;
      for (int value : old) {
        add(value);
      }
    }

    int[] sorted() {
      int[] all = Arrays.stream(table).filter(v -> v != 0).toArray();
      Arrays.sort(all);
      return all;
    }
  }
}
