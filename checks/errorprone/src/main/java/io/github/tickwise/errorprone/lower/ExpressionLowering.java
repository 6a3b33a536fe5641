package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SimpleTreeVisitor;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import io.github.tickwise.engine.model.BinaryOp;
import io.github.tickwise.engine.model.UnaryOp;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import java.util.ArrayList;
import java.util.List;

/** Expressions. What has no counterpart, or is newer than this code, is opaque over its operands. */
final class ExpressionLowering extends SimpleTreeVisitor<Node<Tree>, Void> {
  private final Lowering lowering;
  private final CallLowering calls;

  ExpressionLowering(Lowering lowering) {
    this.lowering = lowering;
    this.calls = new CallLowering(lowering);
  }

  /** A value; constants are folded. */
  Node<Tree> lower(Tree tree) {
    Object constant = Trees.constant(tree);
    return constant != null
        ? new Node.Literal<>(constant, type(tree), Trees.withoutParentheses(tree))
        : tree.accept(this, null);
  }

  /** The target of an assignment, which is never folded. */
  private Node<Tree> target(Tree tree) {
    return tree.accept(this, null);
  }

  @Override
  protected Node<Tree> defaultAction(Tree tree, Void unused) {
    return new Node.Opaque<>(lowering.expressions(Trees.operands(tree)), type(tree), tree);
  }

  @Override
  public Node<Tree> visitLiteral(LiteralTree tree, Void unused) {
    return new Node.Literal<>(tree.getValue(), type(tree), tree);
  }

  @Override
  public Node<Tree> visitParenthesized(ParenthesizedTree tree, Void unused) {
    return tree.getExpression().accept(this, null);
  }

  @Override
  public Node<Tree> visitIdentifier(IdentifierTree tree, Void unused) {
    Symbol symbol = Trees.symbol(tree);
    if (!(symbol instanceof VarSymbol) || Trees.isThis(tree)) {
      return opaque(tree);
    }
    return symbol.getKind().isField()
        ? new Node.Field<>(lowering.members().field((VarSymbol) symbol), null, type(tree), tree)
        : new Node.Local<>(lowering.variables().mentioned(symbol, tree), type(tree), tree);
  }

  @Override
  public Node<Tree> visitMemberSelect(MemberSelectTree tree, Void unused) {
    Symbol symbol = Trees.symbol(tree);
    if (tree.getIdentifier().contentEquals("class")) {
      return new Node.Literal<>(
          lowering.names().of((Tree) tree.getExpression()), "java.lang.Class", tree);
    }
    if (!(symbol instanceof VarSymbol) || Trees.isThis(tree)) {
      return opaque(tree);
    }
    if (lowering.members().isArrayLength(symbol)) {
      return defaultAction(tree, null);
    }
    Node<Tree> receiver = symbol.isStatic() ? null : lowering.receiver(tree.getExpression());
    return new Node.Field<>(
        lowering.members().field((VarSymbol) symbol), receiver, type(tree), tree);
  }

  @Override
  public Node<Tree> visitArrayAccess(ArrayAccessTree tree, Void unused) {
    return new Node.Index<>(lower(tree.getExpression()), lower(tree.getIndex()), type(tree), tree);
  }

  @Override
  public Node<Tree> visitUnary(UnaryTree tree, Void unused) {
    ExpressionTree operand = tree.getExpression();
    switch (tree.getKind()) {
      case UNARY_MINUS:
        return new Node.Unary<>(UnaryOp.NEGATE, lower(operand), type(tree), tree);
      case BITWISE_COMPLEMENT:
        return new Node.Unary<>(UnaryOp.COMPLEMENT, lower(operand), type(tree), tree);
      case LOGICAL_COMPLEMENT:
        return new Node.Unary<>(UnaryOp.NOT, lower(operand), type(tree), tree);
      case PREFIX_INCREMENT:
        return new Node.Step<>(target(operand), true, true, type(tree), tree);
      case PREFIX_DECREMENT:
        return new Node.Step<>(target(operand), false, true, type(tree), tree);
      case POSTFIX_INCREMENT:
        return new Node.Step<>(target(operand), true, false, type(tree), tree);
      case POSTFIX_DECREMENT:
        return new Node.Step<>(target(operand), false, false, type(tree), tree);
      case UNARY_PLUS:
        return lower(operand);
      default:
        return defaultAction(tree, null);
    }
  }

  @Override
  public Node<Tree> visitBinary(BinaryTree tree, Void unused) {
    Node<Tree> left = lower(tree.getLeftOperand());
    Node<Tree> right = lower(tree.getRightOperand());
    switch (tree.getKind()) {
      case CONDITIONAL_AND:
        return new Node.Logical<>(true, left, right, tree);
      case CONDITIONAL_OR:
        return new Node.Logical<>(false, left, right, tree);
      default:
        return new Node.Binary<>(operator(tree), left, right, type(tree), tree);
    }
  }

  @Override
  public Node<Tree> visitConditionalExpression(ConditionalExpressionTree tree, Void unused) {
    return new Node.Conditional<>(
        lower(tree.getCondition()),
        lower(tree.getTrueExpression()),
        lower(tree.getFalseExpression()),
        type(tree),
        tree);
  }

  @Override
  public Node<Tree> visitAssignment(AssignmentTree tree, Void unused) {
    return new Node.Assign<>(
        target(tree.getVariable()), lower(tree.getExpression()), type(tree), tree);
  }

  @Override
  public Node<Tree> visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    return new Node.CompoundAssign<>(
        operator(tree), target(tree.getVariable()), lower(tree.getExpression()), type(tree), tree);
  }

  @Override
  public Node<Tree> visitTypeCast(TypeCastTree tree, Void unused) {
    return new Node.Cast<>(lower(tree.getExpression()), type(tree), tree);
  }

  @Override
  public Node<Tree> visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    return calls.invoke(tree);
  }

  @Override
  public Node<Tree> visitNewClass(NewClassTree tree, Void unused) {
    return calls.create(tree);
  }

  @Override
  public Node<Tree> visitMemberReference(MemberReferenceTree tree, Void unused) {
    return calls.reference(tree);
  }

  @Override
  public Node<Tree> visitNewArray(NewArrayTree tree, Void unused) {
    boolean initialised = tree.getInitializers() != null;
    return new Node.NewArray<>(
        lowering.expressions(tree.getDimensions()),
        initialised ? lowering.expressions(tree.getInitializers()) : List.of(),
        initialised,
        type(tree),
        tree);
  }

  @Override
  public Node<Tree> visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
    List<Variable<Tree>> parameters = new ArrayList<>();
    for (VariableTree parameter : tree.getParameters()) {
      parameters.add(lowering.variables().declaredBy(parameter));
    }
    return new Node.Lambda<>(parameters, lambdaBody(tree), type(tree), tree);
  }

  private Stmt<Tree> lambdaBody(LambdaExpressionTree tree) {
    Tree body = tree.getBody();
    if (body instanceof BlockTree) {
      return lowering.statement((BlockTree) body);
    }
    Node<Tree> value = lower(body);
    return returnsVoid(tree) ? new Stmt.Eval<>(value) : new Stmt.Return<>(value, body);
  }

  private boolean returnsVoid(LambdaExpressionTree tree) {
    Type type = ((JCTree) tree).type;
    try {
      Type descriptor = type == null ? null : lowering.types().findDescriptorType(type);
      return descriptor != null
          && descriptor.getReturnType().getKind() == javax.lang.model.type.TypeKind.VOID;
    } catch (Types.FunctionDescriptorLookupError noFunctionalInterface) {
      return false;
    }
  }

  @Override
  public Node<Tree> visitSwitchExpression(SwitchExpressionTree tree, Void unused) {
    return new Node.Switch<>(
        lower(tree.getExpression()),
        lowering.switches().cases(tree.getCases(), true),
        type(tree),
        tree);
  }

  @Override
  public Node<Tree> visitInstanceOf(InstanceOfTree tree, Void unused) {
    Node<Tree> operand = lower(tree.getExpression());
    if (tree.getPattern() == null) {
      return new Node.InstanceOf<>(operand, null, tree);
    }
    PatternLowering.Bound bound = lowering.patterns().lower(tree.getPattern());
    Node<Tree> test = new Node.InstanceOf<>(operand, bound.whole(), tree);
    return bound.components().isEmpty()
        ? test
        : new Node.Logical<>(true, test, lowering.whenever(bound.components(), tree), tree);
  }

  private BinaryOp operator(Tree tree) {
    BinaryOp op = Operators.of(tree.getKind());
    return op == BinaryOp.ADD && type(tree).equals("java.lang.String") ? BinaryOp.CONCAT : op;
  }

  private Node<Tree> opaque(Tree tree) {
    return new Node.Opaque<>(List.of(), type(tree), tree);
  }

  private String type(Tree tree) {
    return lowering.names().of(tree);
  }
}
