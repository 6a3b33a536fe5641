package io.github.tickwise.review.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BodyStripperTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class A { void f() { int x = '}'; } int y; } | class A { void f() {} int y; }",
        "class A { static { f(); } { g(); } A() { super(); } int y; } | class A { static {} {} A() {} int y; }",
        "class A { int[] a = {1, 2}, b = {3}; int y = 1 + 2; } | class A { int[] a = {}, b = {}; int y = 1 + 2; }",
        "class A { R r = () -> { class B {} }; class C { void f() { g(); } } } | class A { R r = () -> {}; class C { void f() {} } }",
        "class A { R r = new R() { int z; }; int y; } | class A { R r = new R() {}; int y; }",
        "enum A { B { void f() {} }, C(1) { }; int y; } | enum A { B {}, C(1) {}; int y; }",
        "record A(int x) { A { x = 1; } record B<T>(T t) {} } | record A(int x) { A {} record B<T>(T t) {} }",
        "class A { int record; void record() { f(); } int y; } | class A { int record; void record() {} int y; }",
        "@X({1, 2}) class A { @Y(a = 1) void f() { g(); } class B { int y; } } | @X({}) class A { @Y(a = 1) void f() {} class B { int y; } }",
        "interface A { int X = 1; default void f() { g(); } } | interface A { int X = 1; default void f() {} }",
        "class A { Class<?> c = A.class; void f() { g(); } } | class A { Class<?> c = A.class; void f() {} }",
        "} class A { int y; } | } class A { int y; }",
      })
  void bodiesGoAndDeclarationsStay(String text, String declarations) {
    assertEquals(declarations, strip(text));
  }

  @Test
  void commentsGo() {
    assertEquals(
        "class A {   int x; String s = \"// no\"; }",
        strip("class A { /* { */ int x; String s = \"// no\"; }"));
    assertEquals("class A {  \nint x; }", strip("class A { // }\nint x; }"));
    assertEquals("int x", strip("int/**/x"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"class A { void f() {", "class A {", "/*", "\"", "class A { int x = ", "{{{", "}}}"
      })
  void whatIsNoJavaDoesNotFail(String text) {
    assertTrue(strip(text).length() <= text.length());
  }

  private static String strip(String text) {
    return new String(
        BodyStripper.strip(text.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
  }
}
