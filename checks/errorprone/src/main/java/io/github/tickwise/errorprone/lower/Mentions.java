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
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.catalog.Catalog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;

/**
 * Tells, at the cost of one walk, which units can hold a clock reading at all: those that name a
 * clock, an annotation that declares one, a member that carries such an annotation elsewhere, a
 * method of the class path that may return a reading, or override an annotated member.
 */
public final class Mentions {
  private final Catalog catalog;
  private final Types types;
  private final Map<Name, Boolean> knownNames = new HashMap<>();
  private final Map<Symbol, Boolean> knownMembers = new HashMap<>();
  private final InheritedClaims inherited;
  private final Predicate<Symbol> reader;

  /**
   * @param reader tells a method of the class path that may return a reading
   */
  public Mentions(Catalog catalog, Context context, Predicate<Symbol> reader) {
    this.catalog = catalog;
    this.types = Types.instance(context);
    this.inherited = new InheritedClaims(context);
    this.reader = reader;
  }

  /** Whether an analysis of the unit can find anything by itself. */
  public boolean anyIn(CompilationUnitTree unit) {
    Walk walk = new Walk();
    walk.scan(unit, null);
    return walk.found;
  }

  /** The name alone tells nearly all that are none. */
  private boolean isWanted(Name name, Tree tree) {
    boolean nameOfSource =
        knownNames.computeIfAbsent(name, n -> catalog.mayReadTick(n.toString()) || isClaim(n));
    Symbol symbol = nameOfSource ? Trees.symbol(tree) : null;
    return symbol != null && knownMembers.computeIfAbsent(symbol, this::isSource)
        || isClaimed(tree);
  }

  private static boolean isClaim(Name name) {
    return Claims.ANNOTATIONS.contains(name.toString());
  }

  private boolean isSource(Symbol symbol) {
    if (symbol instanceof ClassSymbol) {
      return symbol.getKind() == ElementKind.ANNOTATION_TYPE && isClaim(symbol.name);
    }
    if (!(symbol instanceof MethodSymbol) || !(symbol.owner instanceof ClassSymbol)) {
      return false;
    }
    List<String> owners = new ArrayList<>();
    for (ClassSymbol owner : Supertypes.of((ClassSymbol) symbol.owner, types)) {
      owners.add(owner.flatName().toString());
    }
    return catalog.mayReadTick(symbol.name.toString(), owners) || isClaimed(symbol);
  }

  private boolean isClaimed(Tree tree) {
    Symbol symbol = Trees.symbol(tree);
    return (symbol instanceof MethodSymbol || symbol instanceof VarSymbol)
        && symbol.owner instanceof ClassSymbol
        && knownMembers.computeIfAbsent(symbol, this::isClaimed);
  }

  private boolean isClaimed(Symbol member) {
    return Claims.isClaimed(member) || reader.test(member);
  }

  private final class Walk extends TreeScanner<Void, Void> {
    private boolean found;

    @Override
    public Void scan(Tree tree, Void unused) {
      return found ? null : super.scan(tree, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      found |= isWanted(tree.getName(), tree);
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      found |= isWanted(tree.getIdentifier(), tree);
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
      found |= isWanted(tree.getName(), tree);
      return super.visitMemberReference(tree, null);
    }
  }
}
