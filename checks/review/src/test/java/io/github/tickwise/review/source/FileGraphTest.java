package io.github.tickwise.review.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FileGraphTest {
  @Test
  void theFirstFileThatDeclaresATypeIsItsHome() {
    FileGraph graph = new FileGraph(files(
        "package a; class A { class In {} } interface B {}",
        "package a; class A {}",
        "class A {}"));
    assertEquals(List.of("a.A", "a.B"), graph.topLevelTypes(0));
    assertEquals(0, graph.fileOf("a.A"));
    assertEquals(0, graph.fileOf("a.B"));
    assertEquals(2, graph.fileOf("A"));
    assertEquals(-1, graph.fileOf("a.In"));
  }

  @Test
  void aMemberOfARareNameIsFollowedEverywhere() {
    FileGraph graph = new FileGraph(
        files("class A { long at; }", "class B { Object o = f().at; }", "class C {}"));
    assertEquals(bits(0, 1), graph.mentioning(Set.of("A#at"), false));
  }

  @Test
  void aMemberOfACommonNameIsFollowedWhereItsClassOrASubtypeIsMentioned() {
    List<String> texts = new ArrayList<>(List.of(
        "package p; class A { long at; }",
        "package p; class B extends A {}",
        "package p; class C { long f(B b) { return b.at; } }",
        "package p; class D { long f(A a) { return a.at; } }",
        "package p; class E { long f(A a) { return a.other; } }"));
    texts.addAll(Collections.nCopies(60, "class X { long at; }"));
    FileGraph graph = new FileGraph(files(texts.toArray(String[]::new)));
    assertEquals(bits(0, 2, 3), graph.mentioning(Set.of("p.A#at"), false));
  }

  @Test
  void aConstructorIsMentionedByTheNameOfItsClass() {
    FileGraph graph = new FileGraph(
        files("class A { class In {} }", "class B { Object o = new A.In(); }", "class C { A a; }"));
    assertEquals(bits(0, 1), graph.mentioning(Set.of("A$In#<init>"), false));
  }

  @Test
  void membersOfClassesThatNoFileDeclares() {
    FileGraph graph = new FileGraph(files("class A { long t = System.nanoTime(); }"));
    assertEquals(bits(), graph.mentioning(Set.of("java.lang.System#nanoTime"), false));
    assertEquals(bits(0), graph.mentioning(Set.of("java.lang.System#nanoTime"), true));
  }

  @Test
  void theFilesThatDeclareAMember() {
    FileGraph graph =
        new FileGraph(files("package p; class A { class In {} }", "package p; class B {}"));
    assertEquals(bits(0), graph.homes(List.of("p.A$In#f", "q.B#g")));
  }

  @Test
  void theFilesThatMayOverrideAMethodOrCallIt() {
    FileGraph graph = new FileGraph(files(
        "package p; interface A { void f(long t); }",
        "package p; class B implements A { public void f(long t) {} }",
        "package p; class C extends B { public void f(long t) {} }",
        "package p; class D { Object a = new A() { public void f(long t) {} }; }",
        "package p; class E { void f(long t) {} }",
        "package p; class F extends B {}"));
    assertEquals(bits(0, 1, 2, 3), graph.naming(Set.of("p.A#f")));
  }

  @Test
  void identifiers() {
    FileGraph graph = new FileGraph(files("class A { @Tick long t; }", "class B {}"));
    assertEquals(bits(0), graph.saying(List.of("Tick")));
  }

  private static List<FileTokens> files(String... texts) {
    List<FileTokens> files = new ArrayList<>();
    for (String text : texts) {
      files.add(TokenScanner.scan(text.getBytes(StandardCharsets.UTF_8)));
    }
    return files;
  }

  private static BitSet bits(int... bits) {
    BitSet set = new BitSet();
    for (int bit : bits) {
      set.set(bit);
    }
    return set;
  }
}
