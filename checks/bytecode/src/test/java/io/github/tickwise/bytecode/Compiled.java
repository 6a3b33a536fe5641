package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramText;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Java sources compiled in memory by the running JDK's compiler. */
final class Compiled {
  private final List<ClassFile> classFiles;

  private Compiled(List<ClassFile> classFiles) {
    this.classFiles = classFiles;
  }

  /** Compiles one file, {@code name} with its path, with full debug information. */
  static Compiled of(String name, String source) {
    return of(List.of("-g"), Map.of(name, source));
  }

  static Compiled of(List<String> options, Map<String, String> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    Map<String, ByteArrayOutputStream> written = new TreeMap<>();
    List<JavaFileObject> units = new ArrayList<>();
    sources.forEach((name, text) -> units.add(new Source(name, text)));
    List<String> all = new ArrayList<>(List.of("-proc:none"));
    all.addAll(options);
    if (!options.contains("--release")) {
      all.addAll(List.of("--release", "17"));
    }
    JavaFileManager files =
        new Memory(compiler.getStandardFileManager(errors, null, null), written);
    if (!compiler.getTask(null, files, errors, all, null, units).call()) {
      throw new IllegalArgumentException(errors.getDiagnostics().toString());
    }
    return new Compiled(written.entrySet().stream()
        .map(e -> new ClassFile(e.getKey() + ".class", e.getValue().toByteArray()))
        .toList());
  }

  /** Sorted by name. */
  List<ClassFile> classFiles() {
    return classFiles;
  }

  Program<Place> lower() {
    ProgramLowering lowering = new ProgramLowering();
    Program<Place> program = lowering.lower(classFiles);
    if (!lowering.problems().isEmpty()) {
      throw new AssertionError(lowering.problems());
    }
    return program;
  }

  /** The method of that key. */
  static Method<Place> method(Program<Place> program, String key) {
    return program.methods().stream()
        .filter(m -> m.key().equals(key))
        .findFirst()
        .orElseThrow(() -> new AssertionError(
            key + " is not among " + program.methods().stream().map(Method::key).toList()));
  }

  /** The blocks of a method as text. */
  static String text(Method<Place> method) {
    String text = ProgramText.of(method);
    int entry = text.indexOf("b0:");
    return entry < 0 ? "" : text.substring(entry);
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("memory:///" + name), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written;

    Memory(StandardJavaFileManager files, Map<String, ByteArrayOutputStream> written) {
      super(files);
      this.written = written;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      if (location != StandardLocation.CLASS_OUTPUT) {
        throw new IllegalArgumentException(location.getName());
      }
      return new SimpleJavaFileObject(URI.create("memory:///" + className), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          written.put(className.replace('.', '/'), out);
          return out;
        }
      };
    }
  }
}
