package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.util.Context;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Name;

/**
 * Tells, at the cost of one walk, which units can hold a clock reading at all: those that name a
 * clock, an annotation that declares one, a member that carries such an annotation elsewhere, a
 * method of the class path that may return a reading, or override an annotated member.
 */
public final class Mentions {
  private final Set<String> sources = new HashSet<>();
  private final Map<Name, Boolean> knownNames = new HashMap<>();
  private final Map<Symbol, Boolean> knownMembers = new HashMap<>();
  private final InheritedClaims inherited;
  private final Predicate<Symbol> reader;

  /**
   * @param sources names of the methods that read a clock
   * @param reader tells a method of the class path that may return a reading
   */
  public Mentions(Collection<String> sources, Context context, Predicate<Symbol> reader) {
    this.inherited = new InheritedClaims(context);
    this.reader = reader;
    this.sources.addAll(sources);
    this.sources.addAll(Claims.ANNOTATIONS);
  }

  /** Whether an analysis of the unit can find anything by itself. */
  public boolean anyIn(CompilationUnitTree unit) {
    Walk walk = new Walk();
    walk.scan(unit, null);
    return walk.found;
  }

  private boolean isSource(Name name) {
    return knownNames.computeIfAbsent(name, n -> sources.contains(n.toString()));
  }

  private boolean isClaimed(Tree tree) {
    Symbol symbol = Trees.symbol(tree);
    return (symbol instanceof MethodSymbol || symbol instanceof VarSymbol)
        && symbol.owner instanceof ClassSymbol
        && knownMembers.computeIfAbsent(symbol, s -> Claims.isClaimed(s) || reader.test(s));
  }

  private final class Walk extends TreeScanner<Void, Void> {
    private boolean found;

    @Override
    public Void scan(Tree tree, Void unused) {
      return found ? null : super.scan(tree, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      found |= isSource(tree.getName()) || isClaimed(tree);
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      found |= isSource(tree.getIdentifier()) || isClaimed(tree);
      return super.visitMemberSelect(tree, null);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      MethodSymbol symbol = ((JCMethodDecl) tree).sym;
      found |= symbol != null && inherited.isInherited(symbol);
      return super.visitMethod(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      found |= isSource(tree.getName()) || isClaimed(tree);
      return super.visitMemberReference(tree, null);
    }
  }
}
