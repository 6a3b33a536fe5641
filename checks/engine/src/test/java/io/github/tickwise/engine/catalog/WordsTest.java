package io.github.tickwise.engine.catalog;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines taken apart: the outcomes are those of the regular expressions that a reader would write. */
class WordsTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, textBlock = """
          a.B#c() : SPAN|a.B#c() : SPAN
            a.B#c() : SPAN  |a.B#c() : SPAN
          a.B#c() : SPAN # why|a.B#c() : SPAN
          a.B#c() : SPAN #why # why|a.B#c() : SPAN
          # a.B#c() : SPAN|''
          #|''
            # indented|''
          ''|''
          a#b#c|a#b#c
          """)
  void comments(String line, String rest) {
    assertEquals(rest, Words.withoutComment(line));
    assertEquals(line.replaceFirst("(^|\\s)#.*$", "").strip(), Words.withoutComment(line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "a b", "one  two\tthree", "a b c d", "GET  VALUE"})
  void words(String text) {
    assertArrayEquals(text.split("\\s+"), Words.of(text));
    assertArrayEquals(text.split("\\s+"), Words.of("  " + text + " "));
  }

  @Test
  void noWords() {
    assertArrayEquals(new String[] {""}, Words.of(""));
    assertArrayEquals(new String[] {""}, Words.of("  "));
  }

  @Test
  void lists() {
    assertEquals(List.of("long", "_"), Words.list(" long ,_ ", ','));
    assertEquals(List.of("a", "", "b", ""), Words.list("a,,b,", ','));
    assertEquals(List.of(""), Words.list("", ','));
    assertEquals(List.of("a b", "c"), Words.list("a b;c", ';'));
  }

  @Test
  void methods() {
    assertEquals(
        new Words.Signature("a.b.C$D", "e_1", "long, _", "PUT KEY 0; PUT VALUE 1"),
        Words.signature("a.b.C$D#e_1( long, _ )  :  PUT KEY 0; PUT VALUE 1"));
    assertEquals(
        new Words.Signature("C", "<init>", "", "ZERO"), Words.signature("C#<init>():ZERO"));
    assertEquals("APPLY 0(a) -> b", Words.signature("C#m() : APPLY 0(a) -> b").meaning());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a.B.c() : SPAN",
        "a.B#c : SPAN",
        "a.B#c( : SPAN",
        "a.B#c() SPAN",
        "a.B#c() :",
        "a.B#c() x : SPAN",
        "a.B#c((long) : SPAN",
        "a B#c() : SPAN",
        "#c() : SPAN",
        "a.B#() : SPAN",
        "a.B#c.d() : SPAN",
        "a.B#<clinit>() : SPAN",
        "a-B#c() : SPAN",
      })
  void noMethods(String line) {
    assertNull(Words.signature(line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "z", "A", "Z", "0", "9", "_", "$", "aB_9$"})
  void names(String text) {
    assertTrue(Words.isName(text, ""));
    assertTrue(Words.isName(text + ".", "."));
    assertFalse(Words.isName(text + ".", ""));
  }

  /** The neighbours of letters and digits in ASCII. */
  @ParameterizedTest
  @ValueSource(strings = {"", "@", "[", "`", "{", "/", ":", "é", "a b"})
  void noNames(String text) {
    assertFalse(Words.isName(text, "."));
  }

  @Test
  void numbers() {
    assertTrue(Words.isNumber("0"));
    assertTrue(Words.isNumber("1029"));
    for (String text : List.of("", "-1", "1a", "/", ":", "١")) {
      assertFalse(Words.isNumber(text), text);
    }
  }
}
