package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import io.github.tickwise.engine.source.Variable;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** One {@link Variable} for each local symbol. */
final class Variables {
  private final TypeNames names;
  private final Claims claims;
  private final Map<Symbol, Variable<Tree>> bySymbol = new HashMap<>();

  /** Components of records by their types, which the compiler gives the constructor too. */
  private final Map<Tree, VariableTree> components = new IdentityHashMap<>();

  Variables(TypeNames names, Claims claims) {
    this.names = names;
    this.claims = claims;
  }

  /** The variable that a tree declares. */
  Variable<Tree> declaredBy(VariableTree tree) {
    return declaredBy(tree, tree);
  }

  /** A parameter of a compact constructor, which is written as a component of the record. */
  Variable<Tree> ofCompactConstructor(VariableTree tree) {
    return declaredBy(tree, components.getOrDefault(tree.getType(), tree));
  }

  private Variable<Tree> declaredBy(VariableTree tree, VariableTree written) {
    Symbol symbol = ((JCTree.JCVariableDecl) tree).sym;
    Variable<Tree> variable =
        new Variable<>(tree.getName().toString(), typeOf(tree), claims.ofLocal(written), written);
    if (symbol != null) {
      bySymbol.put(symbol, variable);
    }
    return variable;
  }

  /** A record component as the parameter of the canonical constructor; the field has the symbol. */
  Variable<Tree> component(VariableTree tree) {
    components.put(tree.getType(), tree);
    return new Variable<>(tree.getName().toString(), typeOf(tree), claims.ofLocal(tree), tree);
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
