package io.github.tickwise.review.lower;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.Variable;
import io.github.tickwise.review.types.ClassInfo;
import io.github.tickwise.review.types.FieldInfo;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.Members.SeenMethod;
import io.github.tickwise.review.types.ProgramClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Classes with their fields and initialisers. */
final class Classes {
  private final Context context;
  private final Declarations declarations;
  private final Map<TypeDeclaration<?>, ProgramClass> classes;
  private final Methods methods;
  private int anonymous;

  Classes(
      Context context, Declarations declarations, Map<TypeDeclaration<?>, ProgramClass> classes) {
    this.context = context;
    this.declarations = declarations;
    this.classes = classes;
    this.methods = new Methods(context);
  }

  /** Lowers a class, and those inside it as units of their own. */
  void lower(TypeDeclaration<?> type) {
    context.units.add(unit(type));
  }

  /** A local class, visible from here on in the current scope. */
  ClassUnit<Origin> local(TypeDeclaration<?> type) {
    declarations.local(type, madeUp() + type.getNameAsString(), context.scope);
    return unit(type);
  }

  /** An anonymous class. */
  ClassUnit<Origin> anonymous(NodeList<BodyDeclaration<?>> body, JavaType parent, Node at) {
    String name = madeUp();
    JavaType.ClassType c = parent.asClass();
    ClassInfo parentInfo = c == null ? null : context.index.find(c.erased());
    ProgramClass info = new ProgramClass(name, false, List.of());
    info.supertypes(
        parentInfo != null && parentInfo.isInterface()
            ? List.of(JavaType.OBJECT, parent)
            : c == null ? List.of(JavaType.OBJECT) : List.of(parent));
    declarations.anonymous(info, body, context.scope);
    return context.inScope(context.scope.ofClass(info), () -> {
      Parts parts = new Parts(info);
      body.forEach(parts::add);
      return parts.unit(List.of(), false, context.origin(at));
    });
  }

  private String madeUp() {
    // Twins in the index never happen: the enclosing class's name is unique, and so is the count in
    // it.
    return context.scope.thisType().name() + "$" + ++anonymous;
  }

  private ClassUnit<Origin> unit(TypeDeclaration<?> type) {
    ProgramClass info = classes.get(type);
    return context.suppressing(
        type,
        () -> context.inScope(context.scope.ofClass(info), () -> {
          List<Variable<Origin>> components = new ArrayList<>();
          if (type instanceof RecordDeclaration r) {
            r.getParameters().forEach(p -> components.add(component(p)));
          }
          Parts parts = new Parts(info);
          parts.components = components;
          if (type instanceof EnumDeclaration e) {
            e.getEntries().forEach(parts::add);
          }
          type.getMembers().forEach(parts::add);
          if (type instanceof RecordDeclaration) {
            parts.methods.addAll(methods.overridingAccessors(info, components));
          }
          return parts.unit(
              components, type instanceof RecordDeclaration, context.origin(type.getName()));
        }));
  }

  private Variable<Origin> component(Parameter p) {
    JavaType type = context.names.resolve(p.getType(), context.scope);
    String erased = p.isVarArgs() ? type.erased() + "[]" : type.erased();
    return new Variable<>(
        p.getNameAsString(),
        erased,
        Annotations.ofLocal(p, p.getType(), p.isVarArgs()),
        context.origin(p));
  }

  /** The accessors of a record's components, in order. */
  List<SeenMethod> accessors(JavaType type) {
    List<SeenMethod> found = new ArrayList<>();
    JavaType.ClassType c = type.asClass();
    if (c != null && context.index.find(c.erased()) instanceof ProgramClass info) {
      for (String component : info.components()) {
        Members.methods(context.index, c, component).stream()
            .filter(m -> m.method().parameters().isEmpty())
            .findFirst()
            .ifPresent(found::add);
      }
    }
    return found;
  }

  /** A class's members as they come. */
  private final class Parts {
    private final ProgramClass info;
    private final List<ClassUnit.FieldUnit<Origin>> fields = new ArrayList<>();
    private final List<ClassUnit.InitializerUnit<Origin>> initializers = new ArrayList<>();
    private final List<ClassUnit.MethodUnit<Origin>> methods = new ArrayList<>();
    private final Methods.Counter counter = new Methods.Counter();
    private List<Variable<Origin>> components = List.of();
    private int position;

    Parts(ProgramClass info) {
      this.info = info;
    }

    void add(BodyDeclaration<?> member) {
      if (member instanceof FieldDeclaration f) {
        context.suppressing(f, () -> {
          f.getVariables().forEach(v -> field(f, v));
          return null;
        });
      } else if (member instanceof EnumConstantDeclaration c) {
        context.suppressing(c, () -> {
          enumConstant(c);
          return null;
        });
      } else if (member instanceof InitializerDeclaration i) {
        initializers.add(new ClassUnit.InitializerUnit<>(
            i.isStatic(), context.statements.lower(i.getBody()), position++));
      } else if (member instanceof TypeDeclaration<?> nested) {
        lower(nested);
      } else {
        context.suppressing(member, () -> {
          Classes.this.methods.lower(member, info, counter, components, methods);
          return null;
        });
      }
    }

    private void field(FieldDeclaration f, VariableDeclarator v) {
      FieldInfo field = info.field(v.getNameAsString());
      Origin origin = context.origin(v);
      Value initial = v.getInitializer()
          .map(i -> context.expressions.lower(i, field.type()))
          .orElse(null);
      var declaration = new FieldDecl<>(
          new Slot.Field(info.name(), field.name()),
          field.type().erased(),
          field.isStatic(),
          f.isPrivate(),
          field.isFinal(),
          initial != null,
          context.suppressed,
          origin);
      fields.add(new ClassUnit.FieldUnit<>(
          declaration,
          initial == null ? null : initial.node(),
          Annotations.declared(f, v.getType(), false),
          position++));
    }

    private void enumConstant(EnumConstantDeclaration c) {
      JavaType.ClassType type = JavaType.of(info.name());
      ClassUnit<Origin> body =
          c.getClassBody().isEmpty() ? null : anonymous(c.getClassBody(), type, c);
      var declaration = new FieldDecl<>(
          new Slot.Field(info.name(), c.getNameAsString()),
          info.name(),
          true,
          false,
          true,
          true,
          context.suppressed,
          context.origin(c));
      var initial = context.creations.enumConstant(type, c.getArguments(), body, c);
      fields.add(new ClassUnit.FieldUnit<>(declaration, initial, null, position++));
    }

    ClassUnit<Origin> unit(List<Variable<Origin>> components, boolean isRecord, Origin origin) {
      return new ClassUnit<>(
          info.name(), isRecord, components, fields, initializers, methods, origin);
    }
  }
}
