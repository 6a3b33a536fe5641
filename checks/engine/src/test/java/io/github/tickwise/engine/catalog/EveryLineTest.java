package io.github.tickwise.engine.catalog;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.testing.Code;
import io.github.tickwise.engine.testing.Sources;
import io.github.tickwise.engine.testing.Statements;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls of every method that the catalogue names, in every form a lowering may give them. */
class EveryLineTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"clocks.txt", "numbers.txt", "sinks.txt", "containers.txt", "functions.txt"})
  void callsAreAnalysed(String file) throws IOException {
    List<Stmt<String>> calls = new ArrayList<>();
    for (MethodModel m : models(file)) {
      for (boolean onObject : List.of(true, false)) {
        for (int n : numbersOfArguments(m)) {
          for (Node<String> argument : arguments()) {
            calls.add(Statements.eval(call(m, onObject, n, argument, calls.size())));
          }
        }
      }
    }
    assertTrue(calls.size() > 60, "lines were read");
    Program<String> program = new Sources().run(new Stmt.Sequence<>(calls)).program();
    new TickAnalysis(Catalog.bundled()).analyze(program);
  }

  /** A reading, an object, a function, and something of which even the type is not known. */
  private static List<Node<String>> arguments() {
    return List.of(
        Code.nanoTime(),
        Code.make("java.util.ArrayList"),
        Code.statRef("java.util.function.LongSupplier", "java.lang.System", "long", "nanoTime"),
        new Node.Opaque<>(List.of(), "?", "opaque"));
  }

  private static List<Integer> numbersOfArguments(MethodModel m) {
    return m.parameters() == null ? List.of(0, 1, 3) : List.of(m.parameters().size());
  }

  private static Node<String> call(
      MethodModel m, boolean onObject, int n, Node<String> argument, int id) {
    List<Node<String>> arguments = new ArrayList<>();
    List<String> types = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      String pattern = m.parameters() == null ? "_" : m.parameters().get(i);
      boolean isConstant = MethodModel.isConstantName(pattern);
      types.add(pattern.equals("_") || isConstant ? "?" : pattern);
      arguments.add(
          isConstant ? Code.constant("java.util.concurrent.TimeUnit", pattern) : argument);
    }
    String origin = "call " + id;
    if (m.name().equals("<init>")) {
      MethodRef constructor = new MethodRef(m.owner(), m.name(), types, "void", false);
      return new Node.New<>(constructor, arguments, null, m.owner(), origin);
    }
    MethodRef method = new MethodRef(m.owner(), m.name(), types, "?", !onObject);
    Node<String> object =
        onObject ? new Node.Field<>(new Slot.Field("q.Other", "it"), null, m.owner(), "it") : null;
    return new Node.Invoke<>(method, object, arguments, "?", origin);
  }

  private static List<MethodModel> models(String file) throws IOException {
    try (var in = Catalog.class.getResourceAsStream(file)) {
      var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      return new CatalogParser(file, false).parse(reader.lines().toList()).models();
    }
  }
}
