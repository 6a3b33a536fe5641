package io.github.tickwise.review.lower;

import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.MethodInfo;
import io.github.tickwise.review.types.ProgramClass;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Methods and constructors. */
final class Methods {
  private final Context context;

  Methods(Context context) {
    this.context = context;
  }

  /** Pairs declarations with the index's entries, which keep the order of the source. */
  static final class Counter {
    private final Map<String, Integer> seen = new HashMap<>();

    MethodInfo next(ProgramClass info, String name) {
      return info.methods(name).get(seen.merge(name, 1, Integer::sum) - 1);
    }
  }

  /** Adds the unit of a method or constructor; other members have none. */
  void lower(
      BodyDeclaration<?> member,
      ProgramClass info,
      Counter counter,
      List<Variable<Origin>> components,
      List<ClassUnit.MethodUnit<Origin>> into) {
    if (member instanceof MethodDeclaration m) {
      MethodInfo method = counter.next(info, m.getNameAsString());
      into.add(callable(m, method, m.getBody().orElse(null)));
    } else if (member instanceof ConstructorDeclaration c) {
      into.add(callable(c, counter.next(info, "<init>"), c.getBody()));
    } else if (member instanceof CompactConstructorDeclaration c) {
      into.add(compact(c, components));
    }
  }

  private ClassUnit.MethodUnit<Origin> callable(
      CallableDeclaration<?> c, MethodInfo method, BlockStmt body) {
    return context.inScope(context.scope.inner(), () -> {
      context.scope.declare(method.typeParameters());
      List<Variable<Origin>> parameters = new ArrayList<>();
      for (Parameter p : c.getParameters()) {
        parameters.add(context.declare(p, method.parameters().get(parameters.size())));
      }
      Stmt<Origin> lowered = body == null ? null : body(body, new Returns(method.returnType()));
      return new ClassUnit.MethodUnit<>(
          method.name(),
          parameters,
          method.returnType().erased(),
          modifiers(c, method),
          Members.overridden(context.index, method),
          Annotations.declared(c, c instanceof MethodDeclaration m ? m.getType() : null, false),
          lowered,
          false,
          body != null && callsThis(body),
          context.suppressed,
          context.origin(c.getName()));
    });
  }

  private Stmt<Origin> body(BlockStmt body, Returns frame) {
    return context.returning(frame, () -> context.statements.lower(body));
  }

  private static boolean callsThis(BlockStmt body) {
    return body.getStatements().stream()
        .anyMatch(s -> s instanceof ExplicitConstructorInvocationStmt e && e.isThis());
  }

  private static Set<Method.Modifier> modifiers(CallableDeclaration<?> c, MethodInfo method) {
    Set<Method.Modifier> modifiers = EnumSet.noneOf(Method.Modifier.class);
    if (method.isStatic()) {
      modifiers.add(Method.Modifier.STATIC);
    }
    if (method.isPrivate()) {
      modifiers.add(Method.Modifier.PRIVATE);
    } else if (c.isPublic() || method.owner().isInterface()) {
      modifiers.add(Method.Modifier.PUBLIC);
    }
    if (c.isFinal()) {
      modifiers.add(Method.Modifier.FINAL);
    }
    if (method.isAbstract()) {
      modifiers.add(Method.Modifier.ABSTRACT);
    }
    return modifiers;
  }

  private ClassUnit.MethodUnit<Origin> compact(
      CompactConstructorDeclaration c, List<Variable<Origin>> components) {
    return context.inScope(context.scope.inner(), () -> {
      ProgramClass info = (ProgramClass) context.scope.thisType();
      for (Variable<Origin> v : components) {
        var type = info.field(v.name()).type();
        context.scope.declare(new Scope.Binding(v, type, null));
      }
      return new ClassUnit.MethodUnit<>(
          "<init>",
          components,
          "void",
          Set.of(),
          List.of(),
          null,
          body(c.getBody(), Returns.ofVoid()),
          true,
          false,
          context.suppressed,
          context.origin(c.getName()));
    });
  }

  /** Accessors that Java makes and that implement a method of an interface; the engine's makes know no interface. */
  List<ClassUnit.MethodUnit<Origin>> overridingAccessors(
      ProgramClass info, List<Variable<Origin>> components) {
    List<ClassUnit.MethodUnit<Origin>> made = new ArrayList<>();
    for (Variable<Origin> c : components) {
      MethodInfo accessor = info.methods(c.name()).stream()
          .filter(m -> m.parameters().isEmpty())
          .findFirst()
          .orElseThrow();
      List<String> overrides = Members.overridden(context.index, accessor);
      if (overrides.isEmpty() || !info.isMadeUp(accessor)) {
        continue;
      }
      Node<Origin> value =
          new Node.Field<>(new Slot.Field(info.name(), c.name()), null, c.type(), c.origin());
      made.add(new ClassUnit.MethodUnit<>(
          c.name(),
          List.of(),
          c.type(),
          Set.of(Method.Modifier.SYNTHETIC),
          overrides,
          c.declared(),
          new Stmt.Return<>(value, c.origin()),
          false,
          false,
          context.suppressed,
          c.origin()));
    }
    return made;
  }
}
