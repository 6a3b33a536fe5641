package io.github.tickwise.review.source;

import com.github.javaparser.ast.CompilationUnit;
import io.github.tickwise.review.InputError;
import io.github.tickwise.review.Workers;
import io.github.tickwise.review.source.SourceFiles.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The files of a run, by their numbers. A file is read anew for each purpose, so that only what is worked on is in
 * memory. What fails becomes an error, once a file. Thread-safe.
 */
final class SourceTexts {
  private static final ThreadLocal<SourceParser> PARSER =
      ThreadLocal.withInitial(SourceParser::new);

  private final List<SourceFile> files;
  private final List<FileTokens> tokens;
  private final List<InputError> errors;
  private final Set<String> failed = new HashSet<>();

  /**
   * Reads the tokens of all files.
   *
   * @param errors where to add what fails
   */
  SourceTexts(List<SourceFile> files, Workers workers, List<InputError> errors) {
    this.errors = errors;
    this.files = files;
    this.tokens = workers.map(files, this::scan);
  }

  private FileTokens scan(SourceFile file) {
    try {
      return TokenScanner.scan(file.bytes());
    } catch (IOException e) {
      add(new InputError(file.name(), 0, "cannot be read: " + e.getMessage()));
      return new FileTokens("", List.of(), new int[0]);
    }
  }

  int size() {
    return files.size();
  }

  String name(int file) {
    return files.get(file).name();
  }

  FileTokens tokens(int file) {
    return tokens.get(file);
  }

  List<FileTokens> tokens() {
    return tokens;
  }

  /**
   * A file without bodies.
   *
   * @param tree has no positions
   */
  record Declarations(CompilationUnit tree) {}

  /** The declarations of a file; {@code null}, and an error, if it is no Java. */
  Declarations declarations(int file) {
    String name = name(file);
    List<Declarations> result = new ArrayList<>(1);
    guarded(name, () -> {
      byte[] stripped = BodyStripper.strip(files.get(file).bytes());
      result.add(
          new Declarations(declarations(file, new String(stripped, StandardCharsets.UTF_8))));
    });
    return result.isEmpty() ? null : result.get(0);
  }

  private CompilationUnit declarations(int file, String stripped)
      throws IOException, SourceParser.SyntaxError {
    try {
      return PARSER.get().parseDeclarations(name(file), stripped);
    } catch (SourceParser.SyntaxError e) {
      // The whole file tells the line of the error, or has none after all.
      return PARSER.get().parse(name(file), files.get(file).read());
    }
  }

  /** How many files could not be analysed. */
  int failed() {
    return failed.size();
  }

  /** A parsed file. */
  record Full(String text, CompilationUnit tree) {}

  /** The whole of a file; {@code null}, and an error, if it is no Java. */
  Full full(int file) {
    String name = name(file);
    List<Full> result = new ArrayList<>(1);
    guarded(name, () -> {
      String text = files.get(file).read();
      result.add(new Full(text, PARSER.get().parse(name, text)));
    });
    return result.isEmpty() ? null : result.get(0);
  }

  /** A step for one file. */
  interface Step {
    void run() throws IOException, SourceParser.SyntaxError;
  }

  /** Runs a step; an error in one file must not take the others with it. */
  boolean guarded(String path, Step step) {
    try {
      step.run();
      return true;
    } catch (SourceParser.SyntaxError e) {
      add(e.error());
    } catch (IOException e) {
      add(new InputError(path, 0, "cannot be read: " + e.getMessage()));
    } catch (RuntimeException | StackOverflowError e) {
      StackTraceElement[] trace = e.getStackTrace();
      add(new InputError(
          path, 0, "internal error: " + e + (trace.length == 0 ? "" : " at " + trace[0])));
    }
    return false;
  }

  private void add(InputError error) {
    synchronized (errors) {
      if (failed.add(error.path())) {
        errors.add(error);
      }
    }
  }
}
