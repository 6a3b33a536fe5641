package io.github.tickwise.review.source;

import io.github.tickwise.review.InputError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The Java files under the paths that the user gave. */
final class SourceFiles {
  /**
   * A file.
   *
   * @param name the given path joined with the relative file, with {@code /}
   */
  record SourceFile(String name, Path path) {
    /** The bytes behind a byte-order mark. */
    byte[] bytes() throws IOException {
      byte[] bytes = Files.readAllBytes(path);
      boolean marked =
          bytes.length >= MARK.length && Arrays.equals(bytes, 0, MARK.length, MARK, 0, MARK.length);
      return marked ? Arrays.copyOfRange(bytes, MARK.length, bytes.length) : bytes;
    }

    /** The text; bytes that are not UTF-8 become replacement characters, which only comments and strings hold. */
    String read() throws IOException {
      return new String(bytes(), StandardCharsets.UTF_8);
    }
  }

  private static final byte[] MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

  private final List<SourceFile> files = new ArrayList<>();
  private final Set<Path> seen = new HashSet<>();

  private SourceFiles() {}

  /** All files once, ordered by name; a path that cannot be read becomes an error. */
  static List<SourceFile> under(List<Path> paths, List<InputError> errors) {
    SourceFiles found = new SourceFiles();
    for (Path p : paths) {
      try {
        found.add(p);
      } catch (NoSuchFileException e) {
        errors.add(new InputError(name(p), 0, "no such file or directory"));
      } catch (IOException | UncheckedIOException e) {
        errors.add(new InputError(name(p), 0, "cannot be read: " + e.getMessage()));
      }
    }
    found.files.sort(Comparator.comparing(SourceFile::name));
    return found.files;
  }

  private void add(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      if (!Files.exists(path)) {
        throw new NoSuchFileException(path.toString());
      }
      addFile(path);
      return;
    }
    try (Stream<Path> tree = Files.walk(path)) {
      for (Path p : (Iterable<Path>) tree::iterator) {
        String file = p.getFileName() == null ? "" : p.getFileName().toString();
        boolean noClasses = file.equals("package-info.java") || file.equals("module-info.java");
        if (file.endsWith(".java") && !noClasses && Files.isRegularFile(p)) {
          addFile(p);
        }
      }
    }
  }

  private void addFile(Path p) throws IOException {
    if (seen.add(p.toRealPath())) {
      files.add(new SourceFile(name(p), p));
    }
  }

  private static String name(Path p) {
    return p.toString().replace('\\', '/');
  }
}
