package io.github.tickwise.review.lower;

import com.github.javaparser.Position;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.TypeIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** What the parts of one file's lowering share, and where it stands. Confined to one thread. */
final class Context {
  final TypeIndex index;
  final TypeNames names;
  final Imports imports;
  final Expressions expressions = new Expressions(this);
  final Operators operators = new Operators(this);
  final Variables variables = new Variables(this);
  final Calls calls = new Calls(this);
  final Creations creations = new Creations(this);
  final Lambdas lambdas = new Lambdas(this);
  final Patterns patterns = new Patterns(this);
  final Statements statements = new Statements(this);
  final Switches switches = new Switches(this);
  final Classes classes;

  /** Classes inside local classes: units of their own, found on the way. */
  final List<ClassUnit<Origin>> units = new ArrayList<>();

  Scope scope;
  Set<String> suppressed = Set.of();
  Returns returns = Returns.ofVoid();
  Returns yields = Returns.ofVoid();

  private final String path;
  private final Positions positions;

  Context(TypeIndex index, SourceUnit unit) {
    this.index = index;
    this.imports = unit.imports();
    this.names = new TypeNames(index, imports);
    this.path = unit.path();
    this.positions = new Positions(unit.text());
    this.scope = Scope.ofFile();
    this.classes = new Classes(this, new Declarations(index, unit), unit.classes());
  }

  /** For a constant's initialiser: expressions only, positions do not matter. */
  Context(TypeIndex index, Imports imports, Scope scope) {
    this.index = index;
    this.imports = imports;
    this.names = new TypeNames(index, imports);
    this.path = "";
    this.positions = null;
    this.scope = scope;
    this.classes = null;
  }

  Origin origin(Node node) {
    return origin(node.getBegin().orElse(null));
  }

  Origin operatorOrigin(Node left, Node right) {
    return origin(positions == null ? null : positions.operator(left, right));
  }

  private Origin origin(Position p) {
    return p == null
        ? new Origin(path, 0, 0, suppressed)
        : new Origin(path, p.line, p.column, suppressed);
  }

  /**
   * Declares a local in the current scope.
   *
   * @param claim what annotations say of it, or null
   */
  Variable<Origin> declare(String name, JavaType type, Declared claim, Node at) {
    Variable<Origin> v = new Variable<>(name, type.erased(), claim, origin(at));
    scope.declare(new Scope.Binding(v, type, null));
    return v;
  }

  /** Declares a parameter of a method or lambda. */
  Variable<Origin> declare(Parameter p, JavaType type) {
    Declared claim = Annotations.ofLocal(p, p.getType(), p.isVarArgs());
    return declare(p.getNameAsString(), type, claim, p);
  }

  /** Runs a part in a scope of its own. */
  <T> T inScope(Scope inner, Supplier<T> part) {
    Scope outer = scope;
    scope = inner;
    try {
      return part.get();
    } finally {
      scope = outer;
    }
  }

  /** Runs a part under a declaration's suppressions. */
  <T> T suppressing(NodeWithAnnotations<?> declaration, Supplier<T> part) {
    Set<String> outer = suppressed;
    suppressed = Annotations.suppressed(outer, declaration);
    try {
      return part.get();
    } finally {
      suppressed = outer;
    }
  }

  /** Runs a part whose {@code return}s are collected. */
  <T> T returning(Returns frame, Supplier<T> part) {
    Returns outer = returns;
    returns = frame;
    try {
      return part.get();
    } finally {
      returns = outer;
    }
  }
}
