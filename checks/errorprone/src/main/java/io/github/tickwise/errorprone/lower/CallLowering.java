package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.TreeScanner;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.Node;
import java.util.ArrayList;
import java.util.List;

/** Calls, object creations and method references. */
final class CallLowering {
  private final Lowering lowering;

  CallLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  Node<Tree> invoke(MethodInvocationTree tree) {
    Symbol symbol = Trees.symbol(tree.getMethodSelect());
    if (!(symbol instanceof MethodSymbol)) {
      return opaque(tree);
    }
    MethodSymbol method = (MethodSymbol) symbol;
    List<Node<Tree>> arguments =
        arguments(tree.getArguments(), method, ((JCMethodInvocation) tree).varargsElement);
    if (method.isConstructor()) {
      MethodRef ref = sized(lowering.members().method(method), arguments.size());
      return new Node.New<>(ref, arguments, null, "void", tree);
    }
    MethodRef ref = sized(lowering.members().method(method), arguments.size());
    return new Node.Invoke<>(
        ref,
        receiver(tree.getMethodSelect(), method),
        arguments,
        lowering.names().of(tree),
        tree);
  }

  Node<Tree> create(NewClassTree tree) {
    // The enclosing instance of `outer.new Inner()` carries no kind and is left out.
    MethodSymbol constructor = constructor(tree);
    if (constructor == null) {
      return opaque(tree);
    }
    List<Node<Tree>> arguments =
        arguments(tree.getArguments(), constructor, ((JCNewClass) tree).varargsElement);
    ClassTree body = tree.getClassBody();
    ClassUnit<Tree> anonymous = body == null ? null : lowering.classes().lower(body);
    // A class body's own constructor only hands on to the one that the source names.
    String owner = lowering.names().of(tree.getIdentifier());
    MethodRef ref = body == null
        ? lowering.members().method(constructor)
        : lowering.members().method(constructor, owner);
    return new Node.New<>(
        sized(ref, arguments.size()), arguments, anonymous, lowering.names().of(tree), tree);
  }

  Node<Tree> reference(MemberReferenceTree tree) {
    Symbol symbol = ((JCMemberReference) tree).sym;
    String type = lowering.names().of(tree);
    if (!(symbol instanceof MethodSymbol)) {
      return opaque(tree);
    }
    MethodSymbol method = (MethodSymbol) symbol;
    ExpressionTree qualifier = tree.getQualifierExpression();
    boolean unbound =
        tree.getMode() == MemberReferenceTree.ReferenceMode.NEW || Trees.isType(qualifier);
    MethodRef ref = tree.getMode() == MemberReferenceTree.ReferenceMode.NEW
        ? lowering.members().method(method, lowering.names().of(qualifier))
        : lowering.members().method(method);
    return new Node.Reference<>(ref, unbound ? null : lowering.expression(qualifier), type, tree);
  }

  /**
   * The arguments as the method receives them: the surplus ones of a variable-arity call in an
   * array, so that they match the declared parameters.
   */
  private List<Node<Tree>> arguments(
      List<? extends ExpressionTree> trees, MethodSymbol method, Type variableArity) {
    List<Node<Tree>> nodes = lowering.expressions(trees);
    int fixed = method.type.getParameterTypes().size() - 1;
    if (variableArity == null || fixed < 0 || fixed > nodes.size()) {
      return nodes;
    }
    List<Node<Tree>> packed = new ArrayList<>(nodes.subList(0, fixed));
    List<Node<Tree>> rest = new ArrayList<>(nodes.subList(fixed, nodes.size()));
    Tree origin = rest.isEmpty() ? null : rest.get(0).origin();
    String type = lowering.names().of(variableArity) + "[]";
    packed.add(new Node.NewArray<>(List.of(), rest, true, type, origin));
    return packed;
  }

  private Node<Tree> receiver(ExpressionTree select, MethodSymbol method) {
    Tree inner = Trees.withoutParentheses(select);
    if (method.isStatic() || inner instanceof IdentifierTree) {
      return null;
    }
    return lowering.receiver(((MemberSelectTree) inner).getExpression());
  }

  /** The constructor that the source names; for a class with a body, that of its superclass. */
  private static MethodSymbol constructor(NewClassTree tree) {
    Symbol own = ((JCNewClass) tree).constructor;
    if (tree.getClassBody() == null) {
      return own instanceof MethodSymbol ? (MethodSymbol) own : null;
    }
    MethodSymbol[] found = {own instanceof MethodSymbol ? (MethodSymbol) own : null};
    for (Tree member : tree.getClassBody().getMembers()) {
      if (member instanceof JCMethodDecl && ((JCMethodDecl) member).sym == own) {
        ((JCTree) member).accept(new TreeScanner() {
          @Override
          public void visitApply(JCMethodInvocation call) {
            if (Trees.symbol(call.meth) instanceof MethodSymbol) {
              found[0] = (MethodSymbol) Trees.symbol(call.meth);
            }
          }
        });
      }
    }
    return found[0];
  }

  /** Methods whose signature is made up for each call do not declare what they are given. */
  private static MethodRef sized(MethodRef ref, int arguments) {
    if (ref.parameterTypes().size() == arguments) {
      return ref;
    }
    List<String> types = new ArrayList<>(ref.parameterTypes());
    while (types.size() > arguments) {
      types.remove(types.size() - 1);
    }
    while (types.size() < arguments) {
      types.add(TypeNames.UNKNOWN);
    }
    return new MethodRef(ref.owner(), ref.name(), types, ref.returnType(), ref.isStatic());
  }

  private Node<Tree> opaque(Tree tree) {
    return new Node.Opaque<>(
        lowering.expressions(Trees.operands(tree)), lowering.names().of(tree), tree);
  }
}
