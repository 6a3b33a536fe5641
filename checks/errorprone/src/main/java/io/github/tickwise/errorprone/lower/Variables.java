package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import io.github.tickwise.engine.source.Variable;
import java.util.HashMap;
import java.util.Map;

/** One {@link Variable} for each local symbol. */
final class Variables {
  private final TypeNames names;
  private final Claims claims;
  private final Map<Symbol, Variable<Tree>> bySymbol = new HashMap<>();

  Variables(TypeNames names, Claims claims) {
    this.names = names;
    this.claims = claims;
  }

  /** The variable that a tree declares. */
  Variable<Tree> declaredBy(VariableTree tree) {
    Symbol symbol = ((JCTree.JCVariableDecl) tree).sym;
    Variable<Tree> variable = new Variable<>(
        tree.getName().toString(), typeOf(tree), claims.of(tree.getModifiers()), tree);
    if (symbol != null) {
      bySymbol.put(symbol, variable);
    }
    return variable;
  }

  /** A record component as the parameter of the canonical constructor; the field has the symbol. */
  Variable<Tree> component(VariableTree tree) {
    return new Variable<>(
        tree.getName().toString(), typeOf(tree), claims.of(tree.getModifiers()), tree);
  }

  /** The variable that a mention means; its declaration is usually met before. */
  Variable<Tree> mentioned(Symbol symbol, Tree mention) {
    return bySymbol.computeIfAbsent(
        symbol, s -> new Variable<>(s.name.toString(), names.of(s.type), null, mention));
  }

  private String typeOf(VariableTree tree) {
    Symbol symbol = ((JCTree.JCVariableDecl) tree).sym;
    return symbol != null ? names.of(symbol.type) : names.of(tree);
  }
}
