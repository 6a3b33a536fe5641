package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.source.ClassUnit.MethodUnit;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;

/** Methods and constructors that the source declares. */
final class MethodLowering {
  private final Lowering lowering;

  MethodLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  MethodUnit<Tree> lower(MethodTree tree, Set<String> suppressed) {
    MethodSymbol symbol = ((JCMethodDecl) tree).sym;
    List<Variable<Tree>> parameters = new ArrayList<>();
    boolean compact = TreeInfo.isCompactConstructor((JCMethodDecl) tree);
    for (VariableTree parameter : tree.getParameters()) {
      parameters.add(
          compact
              ? lowering.variables().ofCompactConstructor(parameter)
              : lowering.variables().declaredBy(parameter));
    }
    Stmt<Tree> body = tree.getBody() == null ? null : lowering.statement(tree.getBody());
    return new MethodUnit<>(
        symbol.name.toString(),
        parameters,
        symbol.isConstructor() ? "void" : lowering.names().of(symbol.type.getReturnType()),
        modifiers(symbol),
        lowering.members().overridden(symbol),
        lowering.claims().of(tree.getModifiers(), tree.getReturnType()),
        body,
        compact,
        symbol.isConstructor() && callsThis(tree),
        suppressed,
        tree);
  }

  /** The accessor of a record's field that the compiler makes; it may implement an interface's. */
  MethodUnit<Tree> accessor(VariableTree field, Set<String> suppressed) {
    VarSymbol symbol = ((JCVariableDecl) field).sym;
    String type = lowering.names().of(symbol.type);
    Node<Tree> value = new Node.Field<>(lowering.members().field(symbol), null, type, field);
    return new MethodUnit<>(
        symbol.name.toString(),
        List.of(),
        type,
        Set.of(Method.Modifier.SYNTHETIC, Method.Modifier.FINAL),
        overriddenByAccessor(symbol),
        lowering.claims().of(field.getModifiers(), field.getType()),
        new Stmt.Return<>(value, field),
        false,
        false,
        suppressed,
        field);
  }

  private List<String> overriddenByAccessor(VarSymbol field) {
    for (RecordComponentElement component : field.enclClass().getRecordComponents()) {
      if (component.getSimpleName().equals(field.getSimpleName())
          && component.getAccessor() != null) {
        return lowering.members().overridden((MethodSymbol) component.getAccessor());
      }
    }
    return List.of();
  }

  private static Set<Method.Modifier> modifiers(MethodSymbol symbol) {
    Set<Modifier> written = symbol.getModifiers();
    Set<Method.Modifier> modifiers = EnumSet.noneOf(Method.Modifier.class);
    if (written.contains(Modifier.STATIC)) {
      modifiers.add(Method.Modifier.STATIC);
    }
    if (written.contains(Modifier.PUBLIC)) {
      modifiers.add(Method.Modifier.PUBLIC);
    }
    if (written.contains(Modifier.PRIVATE)) {
      modifiers.add(Method.Modifier.PRIVATE);
    }
    if (written.contains(Modifier.FINAL)
        || symbol.enclClass().getModifiers().contains(Modifier.FINAL)) {
      modifiers.add(Method.Modifier.FINAL);
    }
    if (written.contains(Modifier.ABSTRACT)) {
      modifiers.add(Method.Modifier.ABSTRACT);
    }
    return modifiers;
  }

  /** Statements may stand before the call since Java 25, but it is still one of the body's own. */
  private static boolean callsThis(MethodTree tree) {
    for (StatementTree statement : tree.getBody().getStatements()) {
      if (statement instanceof ExpressionStatementTree) {
        ExpressionTree expression = ((ExpressionStatementTree) statement).getExpression();
        if (expression instanceof MethodInvocationTree) {
          ExpressionTree select = ((MethodInvocationTree) expression).getMethodSelect();
          if (select instanceof IdentifierTree
              && ((IdentifierTree) select).getName().contentEquals("this")) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
