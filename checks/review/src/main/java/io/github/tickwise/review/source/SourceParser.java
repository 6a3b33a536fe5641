package io.github.tickwise.review.source;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseException;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.Problem;
import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.validator.postprocessors.Java25PostProcessor;
import io.github.tickwise.review.InputError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses at the newest language level. Not thread-safe. */
final class SourceParser {
  private static final Pattern LEXICAL = Pattern.compile("^Lexical error at line (\\d+)");

  private final JavaParser parser = new JavaParser(configuration());
  private final JavaParser withoutPositions = new JavaParser(configuration().setStoreTokens(false));

  /** Knows {@code var} from a class of that name. */
  private final Java25PostProcessor types = new Java25PostProcessor();

  private static ParserConfiguration configuration() {
    ParserConfiguration configuration = new ParserConfiguration()
        .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_25)
        .setAttributeComments(false);
    // The level's validators take a fifth of the time, and what they complain about is analysed
    // nevertheless: code of an
    // older level that names something `record` or `_`.
    configuration.getProcessors().clear();
    return configuration;
  }

  /** A file that is no Java. */
  static final class SyntaxError extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient InputError error;

    SyntaxError(InputError error) {
      super(error.message());
      this.error = error;
    }

    InputError error() {
      return error;
    }
  }

  /** The tree, with positions and without tokens, which take most of the room. */
  CompilationUnit parse(String name, String text) throws SyntaxError {
    ParseResult<CompilationUnit> result = parser.parse(text);
    types.postProcess(result, parser.getParserConfiguration());
    CompilationUnit tree = tree(name, result);
    dropTokens(tree);
    return tree;
  }

  /** The tree without positions, which costs less; for members alone, whose types are never {@code var}. */
  CompilationUnit parseDeclarations(String name, String text) throws SyntaxError {
    return tree(name, withoutPositions.parse(text));
  }

  private static CompilationUnit tree(String name, ParseResult<CompilationUnit> result)
      throws SyntaxError {
    for (Problem p : result.getProblems()) {
      if (p.getCause().isPresent()) { // else a complaint about a tree that is whole
        throw new SyntaxError(error(name, p));
      }
    }
    return result
        .getResult()
        .orElseThrow(() -> new SyntaxError(new InputError(name, 0, "cannot be parsed")));
  }

  private static InputError error(String name, Problem p) {
    int line = line(p);
    String message = p.getMessage().lines().findFirst().orElse("cannot be parsed");
    int expected = message.indexOf(", expected one of");
    return new InputError(name, line, expected < 0 ? message : message.substring(0, expected));
  }

  /** The line of the token that cannot stand there; the problem's own range is that of its surroundings. */
  private static int line(Problem p) {
    Throwable cause = p.getCause().orElse(null);
    if (cause instanceof ParseException e && e.currentToken != null) {
      return e.currentToken.next == null ? e.currentToken.endLine : e.currentToken.next.beginLine;
    }
    Matcher lexical = LEXICAL.matcher(p.getMessage());
    if (lexical.find()) {
      return Integer.parseInt(lexical.group(1));
    }
    return p.getLocation().flatMap(l -> l.toRange()).map(r -> r.begin.line).orElse(0);
  }

  private static void dropTokens(Node node) {
    for (var nodes = new Node.PreOrderIterator(node); nodes.hasNext(); ) {
      Node n = nodes.next();
      Range range = n.getRange().orElse(null);
      n.setTokenRange(null);
      n.setRange(range);
    }
  }
}
