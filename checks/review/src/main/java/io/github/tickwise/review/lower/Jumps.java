package io.github.tickwise.review.lower;

import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.YieldStmt;

/** Whether statements can complete normally, as far as the scope of pattern variables needs it (JLS 14.22). */
final class Jumps {
  private Jumps() {}

  static boolean completes(Statement s) {
    if (s instanceof BlockStmt b) {
      return b.getStatements().getLast().map(Jumps::completes).orElse(true);
    }
    if (s instanceof IfStmt i) {
      return completes(i.getThenStmt()) || i.getElseStmt().map(Jumps::completes).orElse(true);
    }
    return !(s instanceof ReturnStmt
        || s instanceof ThrowStmt
        || s instanceof BreakStmt
        || s instanceof ContinueStmt
        || s instanceof YieldStmt);
  }
}
