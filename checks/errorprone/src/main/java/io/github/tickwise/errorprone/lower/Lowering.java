package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.util.Context;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.FlowBuilder;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.errorprone.classpath.CalledClasses;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.util.Elements;

/**
 * Translates attributed compilation units into one program whose origins are javac's own trees. One
 * object lowers one program, on the compiler's thread.
 */
public final class Lowering {
  private final Types types;
  private final Elements elements;
  private final TypeNames names;
  private final Claims claims;
  private final Members members;
  private final Variables variables;
  private final ExpressionLowering expressions = new ExpressionLowering(this);
  private final StatementLowering statements = new StatementLowering(this);
  private final SwitchLowering switches = new SwitchLowering(this);
  private final PatternLowering patterns = new PatternLowering(this);
  private final ClassLowering classes = new ClassLowering(this);
  private final ProgramBuilder<Tree> program = new ProgramBuilder<>();

  /** The classes of the unit at hand. */
  private final List<ClassUnit<Tree>> units = new ArrayList<>();

  /** A lowering for one run of the compiler. */
  public Lowering(Context context) {
    this.types = Types.instance(context);
    this.elements = JavacElements.instance(context);
    this.names = new TypeNames(types);
    this.claims = new Claims(new InheritedClaims(context));
    this.members = new Members(types, Symtab.instance(context), names, claims);
    this.variables = new Variables(names, claims);
  }

  /**
   * Adds all classes of a unit, which must be attributed without errors. If this throws, the
   * program is as before.
   */
  public void add(CompilationUnitTree unit) {
    units.clear();
    for (Tree declaration : unit.getTypeDecls()) {
      if (declaration instanceof ClassTree) {
        add(classes.lower((ClassTree) declaration));
      }
    }
    ProgramBuilder<Tree> added = new ProgramBuilder<>();
    String file = String.valueOf(unit.getSourceFile().toUri());
    for (ClassUnit<Tree> lowered : units) {
      added.inUnit(lowered.name(), file);
      FlowBuilder.lower(lowered, added);
    }
    program.addAll(added);
  }

  /**
   * The program of all that was added so far.
   *
   * @param called what the class path adds to it
   */
  public Program<Tree> program(CalledClasses called) {
    claims.mentioned().forEach(program::declareIfAbsent); // trees say more
    ProgramBuilder<Tree> whole = new ProgramBuilder<>();
    called.addTo(whole);
    whole.addAll(program);
    return whole.build(called.behind(new JavacHierarchy(names, types)));
  }

  /** An index of the members of a run, under the names that this lowering gives them. */
  public MemberIndex index(List<CompilationUnitTree> run) {
    return new MemberIndex(members, run);
  }

  void add(ClassUnit<Tree> unit) {
    units.add(unit);
  }

  /** Whether the compiler made up this method. */
  boolean isGenerated(MethodTree tree) {
    return elements.getOrigin(((JCMethodDecl) tree).sym) != Elements.Origin.EXPLICIT;
  }

  Node<Tree> expression(Tree tree) {
    return expressions.lower(tree);
  }

  List<Node<Tree>> expressions(List<? extends ExpressionTree> trees) {
    List<Node<Tree>> nodes = new ArrayList<>();
    for (ExpressionTree tree : trees) {
      nodes.add(expression(tree));
    }
    return nodes;
  }

  /** The receiver of a member access; {@code null} where it is the object at hand or a type. */
  Node<Tree> receiver(ExpressionTree tree) {
    return Trees.isThis(tree) || Trees.isType(tree) ? null : expression(tree);
  }

  /** A condition that does something first and holds as far as anybody can tell. */
  Node<Tree> whenever(List<Node<Tree>> before, Tree origin) {
    return new Node.Opaque<>(before, "boolean", origin);
  }

  Stmt<Tree> statement(Tree tree) {
    return statements.lower(tree);
  }

  Types types() {
    return types;
  }

  TypeNames names() {
    return names;
  }

  Claims claims() {
    return claims;
  }

  Members members() {
    return members;
  }

  Variables variables() {
    return variables;
  }

  SwitchLowering switches() {
    return switches;
  }

  PatternLowering patterns() {
    return patterns;
  }

  ClassLowering classes() {
    return classes;
  }
}
