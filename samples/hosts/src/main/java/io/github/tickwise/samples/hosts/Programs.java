package io.github.tickwise.samples.hosts;

import io.github.tickwise.samples.wild.Library;
import io.github.tickwise.samples.wild.Maven;
import io.github.tickwise.samples.wild.Workspace;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Where programs come from: sources jars of libraries, sources of the JDK. What was selected once is kept. */
final class Programs {
  private final Workspace workspace;
  private final Path work;
  private final Compiler compiler;

  /**
   * @param work a directory of this build
   * @param compiler which tells what compiles
   */
  Programs(Workspace workspace, Path work, Compiler compiler) {
    this.workspace = workspace;
    this.work = work;
    this.compiler = compiler;
  }

  /** Fetches what is not there yet. */
  void prepare(List<Library> libraries) throws IOException {
    Maven maven = new Maven(workspace);
    maven.download(libraries);
    maven.resolveDependencies(libraries);
  }

  /**
   * A library's sources. The class path is its main jar and what its pom depends on; files that do not compile against
   * that are left out, and their classes come from the main jar.
   */
  Program of(Library library) throws IOException {
    Path sources = workspace.sources(library);
    Program all = new Program(
        List.of("-classpath", workspace.classPath(library)),
        // Versioned sources of multi-release jars are another program.
        javaFiles(sources).stream()
            .filter(f -> !f.endsWith("module-info.java"))
            .filter(f -> !sources.relativize(f).startsWith("META-INF"))
            .toList());
    return selected(library.stem(), all);
  }

  /**
   * One module of the JDK that runs this, compiled in its place.
   *
   * @param sources a zip as Debian's {@code openjdk-17-source} has it, or a directory: a directory for each module
   */
  Program ofJdk(Path sources, String module) throws IOException {
    Path directory = sources.resolve(module);
    if (!Files.isDirectory(sources)) {
      directory = work.resolve(module);
      if (!Files.exists(directory)) {
        unpack(sources, module + "/", work);
      }
    }
    Program all = new Program(
        List.of("--patch-module", module + "=" + directory, "-XDignore.symbol.file"),
        javaFiles(directory).stream()
            .filter(f -> !f.endsWith("module-info.java"))
            .toList());
    return selected(module, all);
  }

  private Program selected(String name, Program all) throws IOException {
    Path kept = work.resolve(name + ".program");
    if (!Files.exists(kept)) {
      compiler.select(all).write(kept);
    }
    return Program.read(kept);
  }

  static List<Path> javaFiles(Path directory) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(f -> f.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static void unpack(Path zip, String prefix, Path to) throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      for (Enumeration<? extends ZipEntry> all = file.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        Path target = to.resolve(entry.getName()).normalize();
        if (entry.getName().startsWith(prefix)
            && entry.getName().endsWith(".java")
            && target.startsWith(to)) {
          Files.createDirectories(target.getParent());
          try (InputStream in = file.getInputStream(entry)) {
            Files.copy(in, target);
          }
        }
      }
    }
  }
}
