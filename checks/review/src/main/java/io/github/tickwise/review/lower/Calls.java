package io.github.tickwise.review.lower;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.review.types.ClassInfo;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.Members.SeenMethod;
import io.github.tickwise.review.types.MethodInfo;
import io.github.tickwise.review.types.Overloads;
import io.github.tickwise.review.types.ProgramClass;
import io.github.tickwise.review.types.Supertypes;
import java.util.ArrayList;
import java.util.List;

/** Method calls. */
final class Calls {
  private final Context context;

  Calls(Context context) {
    this.context = context;
  }

  Value lower(MethodCallExpr e, JavaType expected) {
    Expression scope = e.getScope().orElse(null);
    if (scope == null) {
      return unqualified(e, expected);
    }
    if (scope instanceof ThisExpr t) {
      return onThis(e, context.variables.classOfThis(t), expected);
    }
    if (scope instanceof SuperExpr s) {
      return onSuper(e, s, expected);
    }
    Meaning meaning = context.variables.meaning(scope);
    if (meaning instanceof Meaning.OfValue v) {
      return onValue(e, v.value(), expected);
    }
    String owner = meaning instanceof Meaning.OfType t ? t.name() : "?";
    Invocation invocation = new Invocation(context, e.getArguments());
    List<SeenMethod> candidates =
        Members.methods(context.index, JavaType.of(owner), e.getNameAsString());
    return finish(e, invocation, candidates, null, owner, true, expected);
  }

  private Value onValue(MethodCallExpr e, Value receiver, JavaType expected) {
    JavaType.ClassType type = receiver.type() instanceof JavaType.Array
        ? (JavaType.ClassType) JavaType.OBJECT
        : receiver.type().asClass();
    Invocation invocation = new Invocation(context, e.getArguments());
    if (receiver.type() instanceof JavaType.Array && e.getNameAsString().equals("clone")) {
      MethodRef clone =
          new MethodRef("java.lang.Object", "clone", List.of(), "java.lang.Object", false);
      return call(e, clone, receiver.node(), List.of(), receiver.type());
    }
    String owner = type == null ? "?" : type.erased();
    List<SeenMethod> candidates =
        type == null ? List.of() : Members.methods(context.index, type, e.getNameAsString());
    return finish(e, invocation, candidates, receiver.node(), owner, false, expected);
  }

  private Value onThis(MethodCallExpr e, ClassInfo type, JavaType expected) {
    Invocation invocation = new Invocation(context, e.getArguments());
    List<SeenMethod> candidates =
        type == null ? List.of() : Members.methods(context.index, type.self(), e.getNameAsString());
    return finish(e, invocation, candidates, null, inherited(type), false, expected);
  }

  private Value onSuper(MethodCallExpr e, SuperExpr scope, JavaType expected) {
    ClassInfo type = context.scope.thisType();
    List<SeenMethod> candidates = new ArrayList<>();
    String owner = "?";
    if (type != null) {
      List<JavaType> parents = type.supertypes();
      owner = parents.isEmpty() ? "?" : parents.get(0).erased();
      String named = scope
          .getTypeName()
          .map(n -> context.names.binaryName(n.asString(), context.scope))
          .orElse(null);
      for (JavaType parent : parents) {
        boolean meant = named == null || parent.erased().equals(named);
        if (meant && parent instanceof JavaType.ClassType c) {
          candidates.addAll(Members.methods(context.index, c, e.getNameAsString()));
          owner = named == null ? owner : named;
        }
      }
    }
    return finish(
        e, new Invocation(context, e.getArguments()), candidates, null, owner, false, expected);
  }

  /** Searches the enclosing classes outwards, then the static imports (JLS 15.12.1). */
  private Value unqualified(MethodCallExpr e, JavaType expected) {
    String name = e.getNameAsString();
    Invocation invocation = new Invocation(context, e.getArguments());
    for (Scope s = context.scope; s != null; s = s.parent()) {
      if (s.type() != null) {
        List<SeenMethod> candidates = Members.methods(context.index, s.type().self(), name);
        Overloads.Choice choice = candidates.isEmpty() ? null : invocation.choose(candidates);
        if (choice != null) {
          return chosen(e, invocation, choice, null, s.type().name(), expected);
        }
      }
    }
    List<String> owners = context.names.staticOwners(name);
    for (String owner : owners) {
      List<SeenMethod> candidates = Members.methods(context.index, JavaType.of(owner), name);
      Overloads.Choice choice = candidates.isEmpty() ? null : invocation.choose(candidates);
      if (choice != null) {
        return chosen(e, invocation, choice, null, owner, expected);
      }
    }
    boolean named = context.imports.statics().containsKey(name);
    String owner = named ? owners.get(0) : inheritedByAny();
    return finish(e, invocation, List.of(), null, owner, named, expected);
  }

  /** The unknown class that a member of {@code type} may come from, else the class itself. */
  private String inherited(ClassInfo type) {
    if (type == null) {
      return "?";
    }
    String parent = Supertypes.unknownParent(context.index, type.name());
    return parent != null ? parent : type.name();
  }

  private String inheritedByAny() {
    for (Scope s = context.scope; s != null; s = s.parent()) {
      if (s.type() != null) {
        String parent = Supertypes.unknownParent(context.index, s.type().name());
        if (parent != null) {
          return parent;
        }
      }
    }
    return inherited(context.scope.thisType());
  }

  private Value finish(
      MethodCallExpr e,
      Invocation invocation,
      List<SeenMethod> candidates,
      Node<Origin> receiver,
      String owner,
      boolean isStatic,
      JavaType expected) {
    Overloads.Choice choice = candidates.isEmpty() ? null : invocation.choose(candidates);
    if (choice != null) {
      return chosen(e, invocation, choice, receiver, owner, expected);
    }
    Invocation.Resolved call = invocation.unresolved();
    List<String> types = call.types().stream().map(JavaType::erased).toList();
    MethodRef ref = new MethodRef(owner, e.getNameAsString(), types, "?", isStatic);
    // Of a library that is not there only the catalogue tells something; its builders return
    // themselves.
    JavaType result = context.index.isCatalogued(owner) ? JavaType.of(owner) : JavaType.UNKNOWN;
    return new Value(
        new Node.Invoke<>(
            ref, isStatic ? null : receiver, call.arguments(), "?", context.origin(e.getName())),
        result);
  }

  private Value chosen(
      MethodCallExpr e,
      Invocation invocation,
      Overloads.Choice choice,
      Node<Origin> receiver,
      String owner,
      JavaType expected) {
    MethodInfo m = choice.seen().method();
    Invocation.Resolved call =
        invocation.of(choice, List.of(), m.returnType(), expected, context.origin(e));
    MethodRef ref = reference(m, owner, context);
    if (m.isSignaturePolymorphic()) {
      List<String> given = call.types().stream().map(JavaType::erased).toList();
      ref = new MethodRef(ref.owner(), ref.name(), given, ref.returnType(), false);
    }
    return call(e, ref, m.isStatic() ? null : receiver, call.arguments(), call.result());
  }

  /**
   * The engine's name of a method: declared in the program, that class; declared in the JDK and seen through a JDK
   * type, that type, since the catalogue's lines may be about a subtype.
   */
  static MethodRef reference(MethodInfo m, String receiver, Context context) {
    ClassInfo seen = context.index.find(receiver);
    boolean own = m.owner() instanceof ProgramClass
        || m.isStatic()
        || seen == null
        || seen instanceof ProgramClass;
    String owner = own ? m.owner().name() : receiver;
    return new MethodRef(
        owner, m.name(), m.erasedParameters(), m.returnType().erased(), m.isStatic());
  }

  private Value call(
      MethodCallExpr e,
      MethodRef ref,
      Node<Origin> receiver,
      List<Node<Origin>> arguments,
      JavaType type) {
    return new Value(
        new Node.Invoke<>(ref, receiver, arguments, type.erased(), context.origin(e.getName())),
        type);
  }
}
