package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.tickwise.errorprone.classpath.ClassPath;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Which units declare, override or mention a field or method of the run or of the class path, by its
 * name {@code pkg.Outer$Inner#name}.
 */
public final class MemberIndex {
  private final Members members;
  private final Set<Symbol> ofTheRun = new HashSet<>();
  private final Map<ClassSymbol, List<ClassSymbol>> ancestors = new HashMap<>();
  private final Map<Symbol, Boolean> platform = new HashMap<>();
  private final Map<String, Set<CompilationUnitTree>> units = new HashMap<>();
  private final Map<String, CompilationUnitTree> homes = new HashMap<>();
  private final Map<CompilationUnitTree, Set<Symbol>> foreign = new HashMap<>();

  MemberIndex(Members members, List<CompilationUnitTree> run) {
    this.members = members;
    for (CompilationUnitTree unit : run) {
      for (Tree definition : unit.getTypeDecls()) {
        if (definition instanceof ClassTree) {
          ofTheRun.add(((JCClassDecl) definition).sym);
        }
      }
    }
    for (CompilationUnitTree unit : run) {
      Walk walk = new Walk();
      walk.scan(unit, null);
      walk.names()
          .forEach(n -> units.computeIfAbsent(n, k -> new LinkedHashSet<>()).add(unit));
      walk.declared.forEach(type -> homes.putIfAbsent(type, unit));
      foreign.put(unit, walk.foreign);
    }
  }

  /** The units that declare the classes of these members. */
  public Set<CompilationUnitTree> homesOf(Collection<String> names) {
    return names.stream()
        .map(name -> homes.get(name.substring(0, name.indexOf('#'))))
        .filter(Objects::nonNull)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The methods of other classes than the run's that units mention, as far as they are wanted. */
  public Set<String> readersIn(Collection<CompilationUnitTree> some, Predicate<Symbol> wanted) {
    return some.stream()
        .flatMap(unit -> foreign.getOrDefault(unit, Set.of()).stream())
        .filter(wanted)
        .map(members::memberName)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The units that have to do with one of these members. */
  public Set<CompilationUnitTree> unitsOf(Collection<String> names) {
    return names.stream()
        .flatMap(name -> units.getOrDefault(name, Set.of()).stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private List<ClassSymbol> ancestors(ClassSymbol type) {
    return ancestors.computeIfAbsent(
        type,
        t -> members.supertypes(t).stream()
            .filter(s -> s != t && ofTheRun.contains(outermost(s)))
            .collect(Collectors.toList()));
  }

  /** Unlike javac's own question this one also has an answer for members of arrays. */
  private static Symbol outermost(Symbol symbol) {
    Symbol outermost = symbol;
    for (Symbol s = symbol; s != null && !(s instanceof PackageSymbol); s = s.owner) {
      outermost = s;
    }
    return outermost;
  }

  private boolean isPlatform(Symbol outermost) {
    return platform.computeIfAbsent(
        outermost, s -> ClassPath.isPlatform(s.flatName().toString()));
  }

  private final class Walk extends TreeScanner<Void, Void> {
    private final Set<Symbol> mentioned = new HashSet<>();
    private final Set<Symbol> foreign = new LinkedHashSet<>();
    private final Set<String> overridden = new HashSet<>();
    private final Set<String> declared = new LinkedHashSet<>();

    Set<String> names() {
      Set<String> names = overridden;
      mentioned.forEach(symbol -> names.add(members.memberName(symbol)));
      foreign.forEach(symbol -> names.add(members.memberName(symbol)));
      return names;
    }

    private void note(Symbol symbol) {
      boolean isMember = symbol instanceof MethodSymbol || symbol instanceof VarSymbol;
      if (!isMember || !(symbol.owner instanceof ClassSymbol)) {
        return;
      }
      Symbol outermost = outermost(symbol);
      if (ofTheRun.contains(outermost)) {
        mentioned.add(symbol);
      } else if (!isPlatform(outermost)) {
        foreign.add(symbol);
      }
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      declared.add(members.className(((JCClassDecl) tree).sym));
      return super.visitClass(tree, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      note(Trees.symbol(tree));
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      note(Trees.symbol(tree));
      return super.visitMemberSelect(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      note(Trees.symbol(tree));
      return super.visitMemberReference(tree, null);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      note(((JCNewClass) tree).constructor);
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      note(((JCVariableDecl) tree).sym);
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      MethodSymbol symbol = ((JCMethodDecl) tree).sym;
      note(symbol);
      for (ClassSymbol ancestor : ancestors(symbol.enclClass())) {
        // Whether it overrides that method does not matter: one unit too many does no harm.
        if (members.declares(ancestor, symbol)) {
          overridden.add(members.memberName(ancestor, symbol));
        }
      }
      return super.visitMethod(tree, null);
    }
  }
}
