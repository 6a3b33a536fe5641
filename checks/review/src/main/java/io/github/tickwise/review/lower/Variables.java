package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.review.types.ClassInfo;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.Members.SeenField;
import io.github.tickwise.review.types.Primitives;
import io.github.tickwise.review.types.Supertypes;
import java.util.List;

/** Mentions of locals and fields, and what a dotted name means. */
final class Variables {
  private final Context context;

  Variables(Context context) {
    this.context = context;
  }

  /** A simple name where a value is wanted. */
  Value name(NameExpr e) {
    Value known = simple(e.getNameAsString(), e);
    return known != null ? known : unknownField(e.getNameAsString(), e);
  }

  /** The variable of that name, or null. */
  private Value simple(String name, Expression at) {
    for (Scope s = context.scope; s != null; s = s.parent()) {
      Scope.Binding local = s.own(name);
      if (local != null) {
        return local(local, at);
      }
      if (s.type() != null) {
        SeenField f = Members.field(context.index, s.type().self(), name);
        if (f != null) {
          return field(f, null, at);
        }
      }
    }
    return imported(name, at);
  }

  private Value local(Scope.Binding local, Expression at) {
    String type = local.type().erased();
    Node<Origin> node = local.constant() != null
        ? new Node.Literal<>(local.constant(), type, context.origin(at))
        : new Node.Local<>(local.variable(), type, context.origin(at));
    return new Value(node, local.type());
  }

  private Value imported(String name, Expression at) {
    List<String> owners = context.names.staticOwners(name);
    for (String owner : owners) {
      SeenField f = Members.field(context.index, JavaType.of(owner), name);
      if (f != null) {
        return field(f, null, at);
      }
    }
    // Of a class that is at hand it would be a nested type or a method.
    boolean named =
        context.imports.statics().containsKey(name) && !context.index.exists(owners.get(0));
    return named ? unknown(owners.get(0), name, null, at) : null;
  }

  /** A field that may be inherited from a class that is not at hand. */
  private Value unknownField(String name, Expression at) {
    String owner = "?";
    for (Scope s = context.scope; s != null; s = s.parent()) {
      if (s.type() != null) {
        String parent = Supertypes.unknownParent(context.index, s.type().name());
        if (parent != null) {
          owner = parent;
          break;
        }
        owner = owner.equals("?") ? s.type().name() : owner;
      }
    }
    return unknown(owner, name, null, at);
  }

  private Value unknown(String owner, String name, Node<Origin> receiver, Expression at) {
    return new Value(
        new Node.Field<>(new Slot.Field(owner, name), receiver, "?", context.origin(at)),
        JavaType.UNKNOWN);
  }

  private Value field(SeenField seen, Node<Origin> receiver, Expression at) {
    JavaType type = seen.type();
    Object constant = seen.field().constant().get();
    if (constant != null) {
      return new Value(new Node.Literal<>(constant, type.erased(), context.origin(at)), type);
    }
    Slot.Field slot = new Slot.Field(seen.field().owner().name(), seen.field().name());
    Node<Origin> from = seen.field().isStatic() ? null : receiver;
    return new Value(new Node.Field<>(slot, from, type.erased(), context.origin(at)), type);
  }

  /** {@code a.b} where a value is wanted. */
  Value access(FieldAccessExpr e) {
    Expression scope = e.getScope();
    String name = e.getNameAsString();
    if (scope instanceof ThisExpr || scope instanceof SuperExpr) {
      ClassInfo type = owner(scope);
      SeenField f = type == null ? null : Members.field(context.index, type.self(), name);
      return f != null ? field(f, null, e) : unknownField(name, e);
    }
    return meaning(e) instanceof Meaning.OfValue v ? v.value() : unknown("?", name, null, e);
  }

  /** The class that {@code this}, {@code Outer.this} or {@code super} is. */
  private ClassInfo owner(Expression thisOrSuper) {
    var qualifier = thisOrSuper instanceof ThisExpr t
        ? t.getTypeName()
        : ((SuperExpr) thisOrSuper).getTypeName();
    if (qualifier.isPresent()) {
      ClassInfo named =
          context.index.find(context.names.binaryName(qualifier.get().asString(), context.scope));
      if (named != null) {
        return named;
      }
    }
    return context.scope.thisType();
  }

  /** The class that {@code this} or {@code Outer.this} is; null outside classes. */
  ClassInfo classOfThis(ThisExpr e) {
    return owner(e);
  }

  /** The type of {@code this}, {@code Outer.this}; unknown outside classes. */
  JavaType typeOfThis(ThisExpr e) {
    ClassInfo type = classOfThis(e);
    return type == null ? JavaType.UNKNOWN : type.self();
  }

  /** What a scope of a member access means; anything that is no name is a value. */
  Meaning meaning(Expression e) {
    if (e instanceof NameExpr n) {
      Value v = simple(n.getNameAsString(), n);
      return v != null ? new Meaning.OfValue(v) : outer(n.getNameAsString());
    }
    if (e instanceof FieldAccessExpr f
        && !(f.getScope() instanceof ThisExpr || f.getScope() instanceof SuperExpr)) {
      return member(meaning(f.getScope()), f);
    }
    return new Meaning.OfValue(context.expressions.lower(e, JavaType.UNKNOWN));
  }

  private Meaning outer(String name) {
    String type = context.names.simple(name, context.scope);
    if (type != null) {
      return new Meaning.OfType(type);
    }
    if (looksLikeType(name)) {
      return new Meaning.OfType(context.names.binaryName(name, context.scope));
    }
    return new Meaning.OfPackage(name);
  }

  private Meaning member(Meaning scope, FieldAccessExpr e) {
    String name = e.getNameAsString();
    if (scope instanceof Meaning.OfValue v) {
      return new Meaning.OfValue(fieldOf(v.value(), name, e));
    }
    if (scope instanceof Meaning.OfType t) {
      SeenField f = Members.field(context.index, JavaType.of(t.name()), name);
      if (f != null) {
        return new Meaning.OfValue(field(f, null, e));
      }
      String nested = Members.nested(context.index, t.name(), name);
      if (nested != null || looksLikeType(name)) {
        return new Meaning.OfType(nested != null ? nested : t.name() + "$" + name);
      }
      return new Meaning.OfValue(unknown(t.name(), name, null, e));
    }
    String dotted = ((Meaning.OfPackage) scope).dotted() + "." + name;
    String type = context.names.existing(dotted);
    if (type != null || looksLikeType(name)) {
      return new Meaning.OfType(type != null ? type : context.names.qualified(dotted));
    }
    return new Meaning.OfPackage(dotted);
  }

  /** By convention: {@code Type}, not {@code CONSTANT} and not {@code variable}. */
  private static boolean looksLikeType(String name) {
    if (!Character.isUpperCase(name.charAt(0))) {
      return false;
    }
    return name.length() == 1 || name.chars().anyMatch(Character::isLowerCase);
  }

  private Value fieldOf(Value receiver, String name, Expression at) {
    if (receiver.type() instanceof JavaType.Array && name.equals("length")) {
      return new Value(
          new Node.Opaque<>(List.of(receiver.node()), "int", context.origin(at)), Primitives.INT);
    }
    JavaType.ClassType type = receiver.type().asClass();
    SeenField f = type == null ? null : Members.field(context.index, type, name);
    if (f != null) {
      return field(f, receiver.node(), at);
    }
    return unknown(type == null ? "?" : type.erased(), name, receiver.node(), at);
  }
}
