package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import io.github.tickwise.engine.model.Declared;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** What annotations claim and suppress; they count by their simple names, whatever package they come from. */
final class Annotations {
  private Annotations() {}

  /** What an annotation says of the declared slot, or null. */
  static Declared declared(NodeWithAnnotations<?> declaration) {
    for (AnnotationExpr a : declaration.getAnnotations()) {
      String name = a.getName().getIdentifier();
      if (name.equals("Tick")) {
        return new Declared(Declared.Claim.TICK, unit(a));
      }
      if (name.equals("TickSpan")) {
        return new Declared(Declared.Claim.SPAN, unit(a));
      }
    }
    return null;
  }

  /** The suppressions around a declaration and its own. */
  static Set<String> suppressed(Set<String> around, NodeWithAnnotations<?> declaration) {
    Set<String> own = null;
    for (AnnotationExpr a : declaration.getAnnotations()) {
      String name = a.getName().getIdentifier();
      if (name.equals("TickSafe")) {
        own = own == null ? new HashSet<>(around) : own;
        own.add("*");
      } else if (name.equals("SuppressWarnings")) {
        own = own == null ? new HashSet<>(around) : own;
        strings(member(a, "value"), own);
      }
    }
    return own == null ? around : Set.copyOf(own);
  }

  private static void strings(Expression e, Set<String> to) {
    if (e instanceof StringLiteralExpr s) {
      to.add(s.asString().equals("all") ? "*" : s.asString());
    } else if (e instanceof ArrayInitializerExpr list) {
      list.getValues().forEach(v -> strings(v, to));
    }
  }

  private static String unit(AnnotationExpr a) {
    Expression e = member(a, "unit");
    e = e == null ? member(a, "value") : e;
    String name = e instanceof StringLiteralExpr s
        ? s.asString()
        : e instanceof FieldAccessExpr f
            ? f.getNameAsString()
            : e instanceof NameExpr n ? n.getNameAsString() : "";
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "nanos", "nanoseconds", "ns" -> "nanos";
      case "micros", "microseconds" -> "micros";
      case "millis", "milliseconds", "ms" -> "millis";
      case "seconds" -> "seconds";
      case "raw" -> "raw";
      default -> null;
    };
  }

  private static Expression member(AnnotationExpr a, String name) {
    if (a instanceof SingleMemberAnnotationExpr s) {
      return name.equals("value") ? s.getMemberValue() : null;
    }
    if (a instanceof NormalAnnotationExpr n) {
      for (var pair : n.getPairs()) {
        if (pair.getNameAsString().equals(name)) {
          return pair.getValue();
        }
      }
    }
    return null;
  }
}
