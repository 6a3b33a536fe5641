package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import io.github.tickwise.review.types.Functions;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Overloads;

/** Arguments whose type depends on the parameter: lambdas, method references, and calls and creations around them. */
final class Arguments {
    private Arguments() {}

    /** An argument that is lowered only when the method is chosen. */
    record Pending(Expression expression, Expression core) implements Overloads.Argument {
        Pending(Expression expression) {
            this(expression, core(expression));
        }

        private static Expression core(Expression e) {
            Expression c = e;
            while (c instanceof EnclosedExpr p) {
                c = p.getInner();
            }
            return c;
        }

        @Override
        public JavaType type() {
            return JavaType.UNKNOWN;
        }

        @Override
        public boolean isFunction() {
            return core instanceof LambdaExpr || core instanceof MethodReferenceExpr;
        }

        @Override
        public boolean fits(Functions.Shape shape) {
            if (!(core instanceof LambdaExpr l)) {
                return true;
            }
            return l.getParameters().size() == shape.parameters().size() && fitsResult(l, shape.isVoid());
        }

        private static boolean fitsResult(LambdaExpr l, boolean isVoid) {
            if (l.getBody().isExpressionStmt()) {
                Expression body = core(l.getBody().asExpressionStmt().getExpression());
                boolean statement = body.isMethodCallExpr()
                        || body.isAssignExpr()
                        || body.isObjectCreationExpr()
                        || body.isUnaryExpr();
                return statement || !isVoid;
            }
            Boolean value = returnsValue(l.getBody());
            // A body that only throws fits both; one that returns nothing fits void alone.
            return value == null || value != isVoid;
        }
    }

    private static Boolean returnsValue(Statement body) {
        var returned = body.findFirst(ReturnStmt.class, r -> isOwn(r, body));
        if (returned.isPresent()) {
            return returned.get().getExpression().isPresent();
        }
        boolean throwsAtEnd = body.isBlockStmt()
                && body.asBlockStmt().getStatements().getLast().filter(Statement::isThrowStmt).isPresent();
        return throwsAtEnd ? null : Boolean.FALSE;
    }

    private static boolean isOwn(ReturnStmt r, Statement body) {
        for (var n = r.getParentNode().orElse(null); n != null && n != body; n = n.getParentNode().orElse(null)) {
            if (n instanceof LambdaExpr || n instanceof com.github.javaparser.ast.body.BodyDeclaration) {
                return false;
            }
        }
        return true;
    }

    /** Whether an argument's type depends on its parameter. */
    static boolean isPending(Expression e) {
        if (e instanceof LambdaExpr || e instanceof MethodReferenceExpr) {
            return true;
        }
        if (e instanceof EnclosedExpr p) {
            return isPending(p.getInner());
        }
        if (e instanceof ConditionalExpr c) {
            return isPending(c.getThenExpr()) || isPending(c.getElseExpr());
        }
        if (e instanceof ObjectCreationExpr o) {
            return o.getType().isUsingDiamondOperator();
        }
        if (e instanceof MethodCallExpr m) {
            // A chain's receiver learns nothing from the parameter, but a static factory does.
            boolean factory = m.getScope().isEmpty() || m.getScope().get().isNameExpr();
            return factory && m.getArguments().stream().anyMatch(Arguments::isPending);
        }
        return e instanceof SwitchExpr s
                && s.getEntries().stream()
                        .flatMap(x -> x.getStatements().stream())
                        .anyMatch(x -> x.isExpressionStmt() && isPending(x.asExpressionStmt().getExpression()));
    }
}
