package io.github.tickwise.review.lower;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import com.github.javaparser.ast.type.VarType;
import com.github.javaparser.ast.visitor.VoidVisitorAdapter;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Primitives;
import io.github.tickwise.review.types.Supertypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Lowers any statement. The visitor's argument collects the result, as one declaration may make several. */
final class Statements extends VoidVisitorAdapter<List<Stmt<Origin>>> {
  private final Context context;

  Statements(Context context) {
    this.context = context;
  }

  /** The statement in a scope of its own. */
  Stmt<Origin> lower(Statement s) {
    return context.inScope(context.scope.inner(), () -> {
      List<Stmt<Origin>> into = new ArrayList<>(1);
      lowerInto(s, into);
      return into.size() == 1 ? into.get(0) : new Stmt.Sequence<>(into);
    });
  }

  /** The statement in the current scope. */
  void lowerInto(Statement s, List<Stmt<Origin>> into) {
    s.accept(this, into);
  }

  private Node<Origin> value(Expression e, JavaType expected) {
    return context.expressions.lower(e, expected).node();
  }

  @Override
  public void visit(BlockStmt s, List<Stmt<Origin>> into) {
    into.add(context.inScope(context.scope.inner(), () -> {
      List<Stmt<Origin>> statements = new ArrayList<>(s.getStatements().size());
      s.getStatements().forEach(x -> lowerInto(x, statements));
      return new Stmt.Sequence<>(statements);
    }));
  }

  @Override
  public void visit(ExpressionStmt s, List<Stmt<Origin>> into) {
    if (s.getExpression() instanceof VariableDeclarationExpr d) {
      declare(d, into);
    } else {
      into.add(new Stmt.Eval<>(value(s.getExpression(), JavaType.UNKNOWN)));
    }
  }

  private void declare(VariableDeclarationExpr d, List<Stmt<Origin>> into) {
    context.suppressing(d, () -> {
      for (VariableDeclarator v : d.getVariables()) {
        JavaType written = v.getType() instanceof VarType
            ? JavaType.UNKNOWN
            : context.names.resolve(v.getType(), context.scope);
        Value initial =
            v.getInitializer().map(i -> context.expressions.lower(i, written)).orElse(null);
        boolean infer = v.getType() instanceof VarType && initial != null;
        JavaType type = infer ? initial.type().upward() : written;
        Variable<Origin> local = context.declare(
            v.getNameAsString(), type, Annotations.ofLocal(d, v.getType(), false), v);
        if (d.isFinal() && initial != null) {
          Object constant = Constants.assigned(initial.constant(), type);
          context.scope.declare(new Scope.Binding(local, type, constant));
        }
        into.add(
            new Stmt.Declare<>(local, initial == null ? null : initial.node(), local.origin()));
      }
      return null;
    });
  }

  @Override
  public void visit(IfStmt s, List<Stmt<Origin>> into) {
    Scope condition = context.scope.inner();
    Set<String> whenFalse = PatternScopes.whenFalse(s.getCondition());
    Node<Origin> test =
        context.inScope(condition, () -> value(s.getCondition(), Primitives.BOOLEAN));
    Stmt<Origin> then = context.inScope(condition, () -> lower(s.getThenStmt()));
    Scope otherwise = context.scope.inner();
    otherwise.adopt(condition, whenFalse);
    Stmt<Origin> alternative =
        context.inScope(otherwise, () -> s.getElseStmt().map(this::lower).orElse(null));
    into.add(new Stmt.If<>(test, then, alternative));
    if (!Jumps.completes(s.getThenStmt())) {
      // if (!(x instanceof T t)) return; t is known from here on.
      context.scope.adopt(condition, whenFalse);
    }
  }

  @Override
  public void visit(WhileStmt s, List<Stmt<Origin>> into) {
    Scope inner = context.scope.inner();
    into.add(context.inScope(
        inner,
        () -> new Stmt.Loop<>(
            List.of(),
            value(s.getCondition(), Primitives.BOOLEAN),
            List.of(),
            lower(s.getBody()),
            true)));
    context.scope.adopt(inner, PatternScopes.whenFalse(s.getCondition()));
  }

  @Override
  public void visit(DoStmt s, List<Stmt<Origin>> into) {
    Stmt<Origin> body = lower(s.getBody());
    into.add(new Stmt.Loop<>(
        List.of(), value(s.getCondition(), Primitives.BOOLEAN), List.of(), body, false));
  }

  @Override
  public void visit(ForStmt s, List<Stmt<Origin>> into) {
    into.add(context.inScope(context.scope.inner(), () -> {
      List<Stmt<Origin>> init = new ArrayList<>();
      for (Expression e : s.getInitialization()) {
        if (e instanceof VariableDeclarationExpr d) {
          declare(d, init);
        } else {
          init.add(new Stmt.Eval<>(value(e, JavaType.UNKNOWN)));
        }
      }
      Node<Origin> condition =
          s.getCompare().map(c -> value(c, Primitives.BOOLEAN)).orElse(null);
      Stmt<Origin> body = lower(s.getBody());
      List<Stmt<Origin>> update = new ArrayList<>();
      s.getUpdate().forEach(e -> update.add(new Stmt.Eval<>(value(e, JavaType.UNKNOWN))));
      return new Stmt.Loop<>(init, condition, update, body, true);
    }));
  }

  @Override
  public void visit(ForEachStmt s, List<Stmt<Origin>> into) {
    Value iterable = context.expressions.lower(s.getIterable(), JavaType.UNKNOWN);
    boolean overArray = iterable.type() instanceof JavaType.Array;
    into.add(context.inScope(context.scope.inner(), () -> {
      VariableDeclarator v = s.getVariableDeclarator();
      JavaType type = v.getType() instanceof VarType
          ? element(iterable.type())
          : context.names.resolve(v.getType(), context.scope);
      Declared claim = Annotations.ofLocal(s.getVariable(), v.getType(), false);
      Variable<Origin> local = context.declare(v.getNameAsString(), type, claim, v);
      return new Stmt.ForEach<>(
          local, iterable.node(), overArray, lower(s.getBody()), context.origin(s));
    }));
  }

  private JavaType element(JavaType iterable) {
    if (iterable instanceof JavaType.Array a) {
      return a.element();
    }
    JavaType.ClassType c = iterable.asClass();
    JavaType.ClassType seen =
        c == null ? null : Supertypes.as(context.index, c, "java.lang.Iterable");
    return seen == null || seen.arguments().isEmpty()
        ? JavaType.UNKNOWN
        : seen.arguments().get(0).upward();
  }

  @Override
  public void visit(ReturnStmt s, List<Stmt<Origin>> into) {
    Node<Origin> node = null;
    if (s.getExpression().isPresent()) {
      Value v = context.expressions.lower(s.getExpression().get(), context.returns.expected());
      context.returns.add(v.type());
      node = v.node();
    }
    into.add(new Stmt.Return<>(node, context.origin(s)));
  }

  @Override
  public void visit(YieldStmt s, List<Stmt<Origin>> into) {
    Value v = context.expressions.lower(s.getExpression(), context.yields.expected());
    context.yields.add(v.type());
    into.add(new Stmt.Yield<>(v.node(), context.origin(s)));
  }

  @Override
  public void visit(ThrowStmt s, List<Stmt<Origin>> into) {
    into.add(new Stmt.Throw<>(value(s.getExpression(), JavaType.UNKNOWN)));
  }

  @Override
  public void visit(com.github.javaparser.ast.stmt.BreakStmt s, List<Stmt<Origin>> into) {
    into.add(new Stmt.Break<>(s.getLabel().map(l -> l.asString()).orElse(null)));
  }

  @Override
  public void visit(com.github.javaparser.ast.stmt.ContinueStmt s, List<Stmt<Origin>> into) {
    into.add(new Stmt.Continue<>(s.getLabel().map(l -> l.asString()).orElse(null)));
  }

  @Override
  public void visit(LabeledStmt s, List<Stmt<Origin>> into) {
    into.add(new Stmt.Labeled<>(s.getLabel().asString(), lower(s.getStatement())));
  }

  @Override
  public void visit(SwitchStmt s, List<Stmt<Origin>> into) {
    into.add(context.switches.statement(s));
  }

  @Override
  public void visit(TryStmt s, List<Stmt<Origin>> into) {
    into.add(context.inScope(context.scope.inner(), () -> {
      List<Stmt<Origin>> resources = new ArrayList<>();
      Scope guarded = context.scope.inner();
      Stmt<Origin> body = context.inScope(guarded, () -> {
        for (Expression r : s.getResources()) {
          if (r instanceof VariableDeclarationExpr d) {
            declare(d, resources);
          } else {
            resources.add(new Stmt.Eval<>(value(r, JavaType.UNKNOWN)));
          }
        }
        return lower(s.getTryBlock());
      });
      List<Stmt.Catch<Origin>> catches = new ArrayList<>();
      s.getCatchClauses().forEach(c -> catches.add(handler(c)));
      Stmt<Origin> last = s.getFinallyBlock().map(this::lower).orElse(null);
      return new Stmt.Try<>(resources, body, catches, last);
    }));
  }

  private Stmt.Catch<Origin> handler(CatchClause c) {
    return context.inScope(context.scope.inner(), () -> {
      JavaType type = context.names.resolve(c.getParameter().getType(), context.scope);
      Variable<Origin> v = context.declare(c.getParameter(), type);
      return new Stmt.Catch<>(v, lower(c.getBody()));
    });
  }

  @Override
  public void visit(SynchronizedStmt s, List<Stmt<Origin>> into) {
    into.add(
        new Stmt.Synchronized<>(value(s.getExpression(), JavaType.UNKNOWN), lower(s.getBody())));
  }

  @Override
  public void visit(AssertStmt s, List<Stmt<Origin>> into) {
    into.add(new Stmt.Assert<>(
        value(s.getCheck(), Primitives.BOOLEAN),
        s.getMessage().map(m -> value(m, JavaType.UNKNOWN)).orElse(null)));
  }

  @Override
  public void visit(ExplicitConstructorInvocationStmt s, List<Stmt<Origin>> into) {
    into.add(new Stmt.Eval<>(context.creations.explicit(s)));
  }

  @Override
  public void visit(LocalClassDeclarationStmt s, List<Stmt<Origin>> into) {
    into.add(new Stmt.LocalClass<>(context.classes.local(s.getClassDeclaration())));
  }

  @Override
  public void visit(LocalRecordDeclarationStmt s, List<Stmt<Origin>> into) {
    into.add(new Stmt.LocalClass<>(context.classes.local(s.getRecordDeclaration())));
  }
}
