package io.github.tickwise.review.lower;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.WildcardType;
import io.github.tickwise.engine.model.Declared;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What annotations claim and suppress; they count by their simple names, whatever package they come from. */
final class Annotations {
  private Annotations() {}

  /**
   * What annotations say of a field, a method's result, a parameter or a local, or null.
   *
   * @param type the declared type; null for constructors
   * @param varArgs whether it is an array of that type
   */
  static Declared declared(NodeWithAnnotations<?> declaration, Type type, boolean varArgs) {
    Declared own = claim(declaration.getAnnotations());
    Type element = type;
    while (element instanceof ArrayType array) {
      own = Declared.ofValues(own); // "@Tick long[]" speaks of the elements
      element = array.getComponentType();
    }
    Declared within = within(type);
    return varArgs ? Declared.ofValues(Declared.join(own, within)) : Declared.join(own, within);
  }

  /** As {@link #declared}, with what is silent about a parameter or local. */
  static Declared ofLocal(NodeWithAnnotations<?> declaration, Type type, boolean varArgs) {
    return Declared.join(
        declared(declaration, type, varArgs), Declared.silent(suppressed(Set.of(), declaration)));
  }

  private static Declared within(Type type) {
    if (type instanceof ArrayType array) {
      Type element = array.getComponentType();
      return Declared.ofValues(Declared.join(ownOf(element), within(element)));
    }
    if (type instanceof WildcardType wildcard) {
      Type bound = wildcard.getExtendedType().or(wildcard::getSuperType).orElse(null);
      return bound == null ? null : Declared.join(ownOf(bound), within(bound));
    }
    Declared all = null;
    if (type instanceof ClassOrInterfaceType c) {
      List<Type> arguments = c.getTypeArguments().map(List::<Type>copyOf).orElse(List.of());
      for (int i = 0; i < arguments.size(); i++) {
        Type argument = arguments.get(i);
        Declared one = Declared.join(ownOf(argument), within(argument));
        all = Declared.join(all, Declared.ofArgument(one, i, arguments.size()));
      }
    }
    return all;
  }

  /** {@code long @Tick []} speaks of the array, which is no number. */
  private static Declared ownOf(Type type) {
    return type instanceof ArrayType ? null : claim(type.getAnnotations());
  }

  private static Declared claim(NodeList<AnnotationExpr> annotations) {
    for (AnnotationExpr a : annotations) {
      String name = a.getName().getIdentifier();
      if (name.equals("Tick")) {
        return claim(Declared.Claim.TICK, a);
      }
      if (name.equals("TickSpan")) {
        return claim(Declared.Claim.SPAN, a);
      }
    }
    return null;
  }

  private static Declared claim(Declared.Claim claim, AnnotationExpr a) {
    Expression unit = member(a, "unit");
    String clock = text(member(a, "clock"));
    return new Declared(
        claim,
        Declared.unitOf(text(unit == null ? member(a, "value") : unit)),
        clock.isEmpty() ? null : clock);
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

  private static String text(Expression e) {
    return e instanceof StringLiteralExpr s
        ? s.asString()
        : e instanceof FieldAccessExpr f
            ? f.getNameAsString()
            : e instanceof NameExpr n ? n.getNameAsString() : "";
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
