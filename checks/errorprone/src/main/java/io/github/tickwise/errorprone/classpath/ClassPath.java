package io.github.tickwise.errorprone.classpath;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Names;
import io.github.tickwise.bytecode.ClassFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * The class files that a run of the compiler can see, those of the platform left out. Reads each
 * once, and no more than {@value #MOST} of them. On the compiler's thread.
 */
public final class ClassPath {
  /** More than real builds ask for; a bound for those that would go on for ever. */
  private static final int MOST = 5_000;

  /** Their methods are known from the catalogue, or have nothing to do with readings. */
  private static final List<String> PLATFORM =
      List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

  private final Symtab symbols;
  private final Enter enter;
  private final Names names;
  private final JavaFileManager files;
  private final Map<String, Optional<ClassFile>> read = new HashMap<>();

  ClassPath(Context context) {
    this.symbols = Symtab.instance(context);
    this.enter = Enter.instance(context);
    this.names = Names.instance(context);
    this.files = context.get(JavaFileManager.class);
  }

  /** Whether a class belongs to the platform, as its name shows. */
  public static boolean isPlatform(String name) {
    return PLATFORM.stream().anyMatch(name::startsWith);
  }

  /**
   * The class of that name, {@code pkg.Outer$Inner}; {@code null} if it is compiled in this run, is the platform's, or
   * is not there.
   */
  ClassFile find(String name) {
    Optional<ClassFile> known = read.get(name);
    if (known == null) {
      known = read.size() < MOST && !isPlatform(name) ? read(name) : Optional.empty();
      read.put(name, known);
    }
    return known.orElse(null);
  }

  private Optional<ClassFile> read(String name) {
    try {
      JavaFileObject file = locate(name);
      if (file == null || file.getKind() != JavaFileObject.Kind.CLASS) {
        return Optional.empty();
      }
      try (InputStream in = file.openInputStream()) {
        return Optional.of(new ClassFile(file.getName(), in.readAllBytes()));
      }
    } catch (IOException | RuntimeException unreadable) {
      // The compiler itself reports a class that it needs and cannot read.
      return Optional.empty();
    }
  }

  private JavaFileObject locate(String name) throws IOException {
    for (ClassSymbol symbol : symbols.getClassesForName(names.fromString(name))) {
      if (enter.getEnv(symbol.outermostClass()) != null) {
        return null; // compiled in this run, whatever an earlier one has left on the class path
      }
      if (symbol.classfile != null) {
        return symbol.classfile;
      }
    }
    return files == null
        ? null
        : files.getJavaFileForInput(StandardLocation.CLASS_PATH, name, JavaFileObject.Kind.CLASS);
  }
}
