package io.github.tickwise.samples.wild;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Where the libraries lie on this machine.
 *
 * @param root a build directory: what is missing in it is downloaded or unpacked, what is there is left as it is
 */
public record Workspace(Path root) {
  Path jars() {
    return root.resolve("jars");
  }

  Path jar(Library library) {
    return jars().resolve(library.stem() + ".jar");
  }

  Path sourcesJar(Library library) {
    return jars().resolve(library.stem() + "-sources.jar");
  }

  /** The Java files of the sources jar, unpacked at the first call. */
  public Path sources(Library library) throws IOException {
    Path directory = root.resolve("src").resolve(library.stem());
    if (!Files.exists(directory)) {
      Path partial = directory.resolveSibling(library.stem() + ".partial");
      unpack(sourcesJar(library), partial);
      Files.move(partial, directory);
    }
    return directory;
  }

  /** Where the paths of what the library's pom depends on are kept. */
  Path dependencies(Library library) {
    return root.resolve("dependencies").resolve(library.stem() + ".txt");
  }

  /** The main jar, and what the library's pom depends on, provided and optional ones too. */
  public String classPath(Library library) throws IOException {
    String dependencies = Files.readString(dependencies(library)).strip();
    return jar(library) + (dependencies.isEmpty() ? "" : File.pathSeparator + dependencies);
  }

  private static void unpack(Path jar, Path directory) throws IOException {
    Files.createDirectories(directory);
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(e -> (ZipEntry) e)::iterator) {
        Path file = directory.resolve(entry.getName()).normalize();
        if (!entry.getName().endsWith(".java") || !file.startsWith(directory)) {
          continue;
        }
        Files.createDirectories(file.getParent());
        try (InputStream in = zip.getInputStream(entry)) {
          Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }
}
