package io.github.tickwise.review.source;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenScannerTest {
  @Test
  void namesAreFoundInCodeOnly() {
    FileTokens tokens = scan("""
        package a.b; // line
        /* block nanoTime */ class C { char c = '"'; String s = "quoted \\" still"; int after;
          String t = \"""
            blocked "text" \\\""" too
            \"""; int last; }
        """);
    for (String name :
        List.of("a", "b", "package", "C", "c", "s", "after", "t", "last", "String")) {
      assertTrue(mentions(tokens, name), name);
    }
    for (String name : List.of("line", "nanoTime", "quoted", "still", "blocked", "too", "C2")) {
      assertFalse(mentions(tokens, name), name);
    }
    assertEquals("a.b", tokens.packageName());
  }

  @Test
  void typesAndTheirHeaders() {
    FileTokens tokens = scan("""
        class A<T extends B> implements D { interface E {} Object o = F.class; }
        enum G { H }
        record I(J j) { I { class K {} } }
        @interface L {}
        """);
    assertEquals(
        List.of("A true", "E false", "G true", "I true", "K false", "L true"),
        tokens.types().stream().map(t -> t.name() + " " + t.topLevel()).toList());
    assertArrayEquals(
        hashes("T", "extends", "B", "implements", "D"), tokens.types().get(0).header());
    assertArrayEquals(hashes("J", "j"), tokens.types().get(3).header());
  }

  @Test
  void recordIsANameToo() {
    FileTokens tokens =
        scan("class A { int record = 1; void record() { record(record); } R record; }");
    assertEquals(
        List.of("A"), tokens.types().stream().map(FileTokens.TypeHeader::name).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "/*", "\"", "'", "\"\"\"", "class", "class A", "record", "package", "}}}", "\"\\",
        "\uFFFF"
      })
  void whatIsNoJavaDoesNotFail(String text) {
    assertEquals(List.of(), scan(text).types());
  }

  /** The scanner reads bytes, and others ask by text. */
  @Test
  void hashesOfBytesAndOfTextAgree() {
    assertTrue(mentions(scan("class Größe {}"), "Größe"));
  }

  private static FileTokens scan(String text) {
    return TokenScanner.scan(text.getBytes(StandardCharsets.UTF_8));
  }

  private static boolean mentions(FileTokens tokens, String name) {
    return tokens.mentions(FileTokens.hash(name));
  }

  private static int[] hashes(String... names) {
    return Arrays.stream(names).mapToInt(FileTokens::hash).sorted().toArray();
  }
}
