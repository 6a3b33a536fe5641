package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramText;
import io.github.tickwise.errorprone.classpath.CalledClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Sources compiled up to attribution and lowered. */
final class Lowered {
  final Program<Tree> program;

  private Lowered(Program<Tree> program) {
    this.program = program;
  }

  /** Lowers one source file, whose lines are given. */
  static Lowered of(String... lines) {
    return all(List.of(String.join("\n", lines)));
  }

  /** Lowers several source files as one program. */
  static Lowered all(List<String> sources) {
    Attributed attributed = attribute(sources);
    Lowering lowering = new Lowering(attributed.context());
    attributed.units.forEach(lowering::add);
    return new Lowered(lowering.program(new CalledClasses(attributed.context(), List.of())));
  }

  /** Attributed source files and the compiler's context. */
  record Attributed(JavacTask task, List<CompilationUnitTree> units) {
    Context context() {
      return ((BasicJavacTask) task).getContext();
    }
  }

  static Attributed attribute(List<String> sources) {
    List<JavaFileObject> files = new ArrayList<>();
    for (String source : sources) {
      files.add(new Source("T" + files.size(), source));
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, diagnostics, List.of("-proc:none"), null, files);
    try {
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      task.analyze();
      if (diagnostics.getDiagnostics().stream()
          .anyMatch(d -> d.getKind() == Diagnostic.Kind.ERROR)) {
        throw new IllegalArgumentException(diagnostics.getDiagnostics().toString());
      }
      return new Attributed(task, units);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Method<Tree> method(String key) {
    return program.methods().stream()
        .filter(m -> m.key().equals(key))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + key + " in " + keys()));
  }

  List<String> keys() {
    return program.methods().stream().map(Method::key).collect(Collectors.toList());
  }

  /** The method as text, without the line that names it. */
  String body(String key) {
    String text = ProgramText.of(method(key));
    return text.substring(text.indexOf('\n') + 1);
  }

  String text() {
    return ProgramText.of(program);
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
