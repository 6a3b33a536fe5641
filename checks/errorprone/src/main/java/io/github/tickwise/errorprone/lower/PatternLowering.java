package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Variable;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.RecordComponentElement;

/** What patterns bind. Record patterns came after Java 17, so they are told by their kind's name. */
final class PatternLowering {
  /**
   * What a match binds.
   *
   * @param whole the variable that is the matched value, made up for a record pattern; or null
   * @param components assignments of a record's components to the variables of nested patterns
   */
  record Bound(Variable<Tree> whole, List<Node<Tree>> components) {}

  private static final Bound NOTHING = new Bound(null, List.of());

  private final Lowering lowering;

  PatternLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  Bound lower(Tree pattern) {
    if (pattern instanceof BindingPatternTree) {
      return new Bound(
          lowering.variables().declaredBy(((BindingPatternTree) pattern).getVariable()), List.of());
    }
    switch (pattern.getKind().name()) {
      case "DECONSTRUCTION_PATTERN":
        return record(pattern);
      case "PATTERN_CASE_LABEL", "PARENTHESIZED_PATTERN":
        return lower(Trees.children(pattern).get(0));
      default:
        return NOTHING;
    }
  }

  private Bound record(Tree pattern) {
    Type type = ((JCTree) pattern).type;
    if (type == null || !(type.tsym instanceof ClassSymbol)) {
      return NOTHING;
    }
    Variable<Tree> whole = new Variable<>("$record", lowering.names().of(type), null, pattern);
    List<Node<Tree>> assignments = new ArrayList<>();
    List<Tree> parts = Trees.children(pattern);
    int part = 1; // after the record's type
    for (RecordComponentElement component : ((ClassSymbol) type.tsym).getRecordComponents()) {
      if (part < parts.size() && component.getAccessor() != null) {
        Tree nested = parts.get(part++);
        Bound bound = lower(nested);
        if (bound.whole() != null) {
          assignments.add(
              assign(bound.whole(), (MethodSymbol) component.getAccessor(), whole, nested));
          assignments.addAll(bound.components());
        }
      }
    }
    return new Bound(whole, assignments);
  }

  private Node<Tree> assign(
      Variable<Tree> target, MethodSymbol accessor, Variable<Tree> record, Tree origin) {
    MethodRef method = lowering.members().method(accessor);
    Node<Tree> receiver = new Node.Local<>(record, record.type(), origin);
    Node<Tree> value = new Node.Invoke<>(method, receiver, List.of(), method.returnType(), origin);
    Node<Tree> local = new Node.Local<>(target, target.type(), origin);
    return new Node.Assign<>(local, value, target.type(), origin);
  }
}
