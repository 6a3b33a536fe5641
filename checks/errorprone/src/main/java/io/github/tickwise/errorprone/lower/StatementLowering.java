package io.github.tickwise.errorprone.lower;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.SimpleTreeVisitor;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Name;

/** Statements. What is newer than this code runs its parts one after the other. */
final class StatementLowering extends SimpleTreeVisitor<Stmt<Tree>, Void> {
  private final Lowering lowering;

  StatementLowering(Lowering lowering) {
    this.lowering = lowering;
  }

  Stmt<Tree> lower(Tree tree) {
    return tree.accept(this, null);
  }

  List<Stmt<Tree>> lower(List<? extends Tree> trees) {
    List<Stmt<Tree>> statements = new ArrayList<>();
    for (Tree tree : trees) {
      statements.add(lower(tree));
    }
    return statements;
  }

  @Override
  protected Stmt<Tree> defaultAction(Tree tree, Void unused) {
    List<Stmt<Tree>> parts = new ArrayList<>();
    for (Tree child : Trees.children(tree)) {
      if (child instanceof StatementTree) {
        parts.add(lower(child));
      } else if (child instanceof ExpressionTree && !Trees.isType(child)) {
        parts.add(new Stmt.Eval<>(lowering.expression(child)));
      }
    }
    return new Stmt.Sequence<>(parts);
  }

  @Override
  public Stmt<Tree> visitBlock(BlockTree tree, Void unused) {
    return new Stmt.Sequence<>(lower(tree.getStatements()));
  }

  @Override
  public Stmt<Tree> visitEmptyStatement(EmptyStatementTree tree, Void unused) {
    return new Stmt.Sequence<>(List.of());
  }

  @Override
  public Stmt<Tree> visitExpressionStatement(ExpressionStatementTree tree, Void unused) {
    return new Stmt.Eval<>(lowering.expression(tree.getExpression()));
  }

  @Override
  public Stmt<Tree> visitVariable(VariableTree tree, Void unused) {
    ExpressionTree initializer = tree.getInitializer();
    Node<Tree> value = initializer == null ? null : lowering.expression(initializer);
    return new Stmt.Declare<>(lowering.variables().declaredBy(tree), value, tree);
  }

  @Override
  public Stmt<Tree> visitClass(ClassTree tree, Void unused) {
    return new Stmt.LocalClass<>(lowering.classes().lower(tree));
  }

  @Override
  public Stmt<Tree> visitIf(IfTree tree, Void unused) {
    StatementTree otherwise = tree.getElseStatement();
    return new Stmt.If<>(
        lowering.expression(tree.getCondition()),
        lower(tree.getThenStatement()),
        otherwise == null ? null : lower(otherwise));
  }

  @Override
  public Stmt<Tree> visitWhileLoop(WhileLoopTree tree, Void unused) {
    Node<Tree> condition = lowering.expression(tree.getCondition());
    return new Stmt.Loop<>(List.of(), condition, List.of(), lower(tree.getStatement()), true);
  }

  @Override
  public Stmt<Tree> visitDoWhileLoop(DoWhileLoopTree tree, Void unused) {
    Stmt<Tree> body = lower(tree.getStatement());
    return new Stmt.Loop<>(
        List.of(), lowering.expression(tree.getCondition()), List.of(), body, false);
  }

  @Override
  public Stmt<Tree> visitForLoop(ForLoopTree tree, Void unused) {
    List<Stmt<Tree>> init = lower(tree.getInitializer());
    ExpressionTree condition = tree.getCondition();
    return new Stmt.Loop<>(
        init,
        condition == null ? null : lowering.expression(condition),
        lower(tree.getUpdate()),
        lower(tree.getStatement()),
        true);
  }

  @Override
  public Stmt<Tree> visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
    Node<Tree> iterable = lowering.expression(tree.getExpression());
    return new Stmt.ForEach<>(
        lowering.variables().declaredBy(tree.getVariable()),
        iterable,
        iterable.type().endsWith("[]"),
        lower(tree.getStatement()),
        tree);
  }

  @Override
  public Stmt<Tree> visitReturn(ReturnTree tree, Void unused) {
    ExpressionTree value = tree.getExpression();
    return new Stmt.Return<>(value == null ? null : lowering.expression(value), tree);
  }

  @Override
  public Stmt<Tree> visitThrow(ThrowTree tree, Void unused) {
    return new Stmt.Throw<>(lowering.expression(tree.getExpression()));
  }

  @Override
  public Stmt<Tree> visitBreak(BreakTree tree, Void unused) {
    return new Stmt.Break<>(text(tree.getLabel()));
  }

  @Override
  public Stmt<Tree> visitContinue(ContinueTree tree, Void unused) {
    return new Stmt.Continue<>(text(tree.getLabel()));
  }

  @Override
  public Stmt<Tree> visitLabeledStatement(LabeledStatementTree tree, Void unused) {
    return new Stmt.Labeled<>(text(tree.getLabel()), lower(tree.getStatement()));
  }

  @Override
  public Stmt<Tree> visitYield(YieldTree tree, Void unused) {
    return new Stmt.Yield<>(lowering.expression(tree.getValue()), tree);
  }

  @Override
  public Stmt<Tree> visitSwitch(SwitchTree tree, Void unused) {
    Node<Tree> selector = lowering.expression(tree.getExpression());
    return new Stmt.Switch<>(selector, lowering.switches().cases(tree.getCases(), false));
  }

  @Override
  public Stmt<Tree> visitTry(TryTree tree, Void unused) {
    List<Stmt<Tree>> resources = new ArrayList<>();
    for (Tree resource : tree.getResources()) {
      resources.add(
          resource instanceof VariableTree
              ? lower(resource)
              : new Stmt.Eval<>(lowering.expression(resource)));
    }
    Stmt<Tree> body = lower(tree.getBlock());
    List<Stmt.Catch<Tree>> catches = new ArrayList<>();
    for (CatchTree clause : tree.getCatches()) {
      catches.add(new Stmt.Catch<>(
          lowering.variables().declaredBy(clause.getParameter()), lower(clause.getBlock())));
    }
    BlockTree last = tree.getFinallyBlock();
    return new Stmt.Try<>(resources, body, catches, last == null ? null : lower(last));
  }

  @Override
  public Stmt<Tree> visitSynchronized(SynchronizedTree tree, Void unused) {
    return new Stmt.Synchronized<>(
        lowering.expression(tree.getExpression()), lower(tree.getBlock()));
  }

  @Override
  public Stmt<Tree> visitAssert(AssertTree tree, Void unused) {
    ExpressionTree detail = tree.getDetail();
    return new Stmt.Assert<>(
        lowering.expression(tree.getCondition()),
        detail == null ? null : lowering.expression(detail));
  }

  private static String text(Name label) {
    return label == null ? null : label.toString();
  }
}
