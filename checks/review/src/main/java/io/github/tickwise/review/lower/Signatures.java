package io.github.tickwise.review.lower;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationMemberDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.type.TypeParameter;
import io.github.tickwise.review.types.FieldInfo;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.MethodInfo;
import io.github.tickwise.review.types.Primitives;
import io.github.tickwise.review.types.ProgramClass;
import io.github.tickwise.review.types.TypeIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Enters declared members into a class, with those that the language adds to enums and records. */
final class Signatures {
  private static final Supplier<Object> NOT_CONSTANT = () -> null;

  private final TypeIndex index;
  private final TypeNames names;
  private final Imports imports;

  Signatures(TypeIndex index, TypeNames names, Imports imports) {
    this.index = index;
    this.names = names;
    this.imports = imports;
  }

  /** Sets the first bounds of type parameters. */
  static void bounds(
      NodeList<TypeParameter> written,
      List<JavaType.Variable> variables,
      TypeNames names,
      Scope scope) {
    for (int i = 0; i < written.size(); i++) {
      var bounds = written.get(i).getTypeBound();
      if (!bounds.isEmpty()) {
        variables.get(i).bound(names.resolve(bounds.get(0), scope));
      }
    }
  }

  /** Declared methods of one name keep their order, and come before those that the language adds. */
  void enter(TypeDeclaration<?> type, ProgramClass info, Scope body) {
    enter(type.getMembers(), info, body);
    if (type instanceof EnumDeclaration e) {
      enumMembers(e, info);
    }
    if (type instanceof RecordDeclaration r) {
      recordMembers(r, info, body);
    } else if (!info.isInterface() && info.methods("<init>").isEmpty()) {
      info.addMadeUp(method(info, "<init>", List.of(), Primitives.VOID, false));
    }
  }

  void enter(List<? extends BodyDeclaration<?>> members, ProgramClass info, Scope body) {
    for (BodyDeclaration<?> member : members) {
      if (member instanceof FieldDeclaration f) {
        fields(f, info, body);
      } else if (member instanceof MethodDeclaration m) {
        info.add(method(m, info, body));
      } else if (member instanceof ConstructorDeclaration c) {
        info.add(constructor(c, info, body));
      } else if (member instanceof AnnotationMemberDeclaration a) {
        info.add(
            method(info, a.getNameAsString(), List.of(), names.resolve(a.getType(), body), false));
      }
    }
  }

  private void fields(FieldDeclaration declaration, ProgramClass info, Scope body) {
    boolean isStatic = declaration.isStatic() || info.isInterface();
    boolean isFinal = declaration.isFinal() || info.isInterface();
    for (VariableDeclarator v : declaration.getVariables()) {
      JavaType type = names.resolve(v.getType(), body);
      Supplier<Object> constant = NOT_CONSTANT;
      boolean simple =
          type instanceof JavaType.Primitive || type.erased().equals(JavaType.STRING.erased());
      if (isFinal && simple && v.getInitializer().isPresent()) {
        var initializer = v.getInitializer().get();
        if (ConstantField.isCandidate(initializer)) {
          constant = new ConstantField(index, imports, body, initializer.clone(), type);
        }
      }
      info.add(new FieldInfo(info, v.getNameAsString(), type, isStatic, isFinal, constant));
    }
  }

  private MethodInfo method(MethodDeclaration m, ProgramClass info, Scope body) {
    boolean isAbstract = m.getBody().isEmpty() && !m.isNative();
    return callable(m, info, body, m.getNameAsString(), m.isStatic(), isAbstract);
  }

  private MethodInfo constructor(ConstructorDeclaration c, ProgramClass info, Scope body) {
    return callable(c, info, body, "<init>", false, false);
  }

  private MethodInfo callable(
      CallableDeclaration<?> c,
      ProgramClass info,
      Scope body,
      String name,
      boolean isStatic,
      boolean isAbstract) {
    List<JavaType.Variable> variables = new ArrayList<>();
    c.getTypeParameters().forEach(p -> variables.add(new JavaType.Variable(p.getNameAsString())));
    Scope scope = body;
    if (!variables.isEmpty()) {
      scope = body.inner();
      scope.declare(variables);
      bounds(c.getTypeParameters(), variables, names, scope);
    }
    List<JavaType> parameters = new ArrayList<>();
    boolean varargs = false;
    for (Parameter p : c.getParameters()) {
      JavaType type = names.resolve(p.getType(), scope);
      varargs = p.isVarArgs();
      parameters.add(varargs ? new JavaType.Array(type) : type);
    }
    JavaType returnType =
        c instanceof MethodDeclaration m ? names.resolve(m.getType(), scope) : Primitives.VOID;
    return new MethodInfo(
        info,
        name,
        variables,
        parameters,
        varargs,
        returnType,
        isStatic,
        isAbstract,
        c.isPrivate());
  }

  private static MethodInfo method(
      ProgramClass info,
      String name,
      List<JavaType> parameters,
      JavaType returnType,
      boolean isStatic) {
    boolean isAbstract = info.isInterface() && !isStatic;
    return new MethodInfo(
        info, name, List.of(), parameters, false, returnType, isStatic, isAbstract, false);
  }

  private static void enumMembers(EnumDeclaration e, ProgramClass info) {
    JavaType self = JavaType.of(info.name());
    for (EnumConstantDeclaration c : e.getEntries()) {
      info.add(new FieldInfo(info, c.getNameAsString(), self, true, true, NOT_CONSTANT));
    }
    info.addMadeUp(method(info, "values", List.of(), new JavaType.Array(self), true));
    info.addMadeUp(method(info, "valueOf", List.of(JavaType.STRING), self, true));
  }

  private void recordMembers(RecordDeclaration r, ProgramClass info, Scope body) {
    List<JavaType> components = new ArrayList<>();
    boolean varargs = false;
    for (Parameter p : r.getParameters()) {
      JavaType type = names.resolve(p.getType(), body);
      varargs = p.isVarArgs();
      type = varargs ? new JavaType.Array(type) : type;
      components.add(type);
      String name = p.getNameAsString();
      info.addComponent(name);
      info.add(new FieldInfo(info, name, type, false, true, NOT_CONSTANT));
      if (info.methods(name).stream().noneMatch(m -> m.parameters().isEmpty())) {
        info.addMadeUp(method(info, name, List.of(), type, false));
      }
    }
    MethodInfo canonical = new MethodInfo(
        info, "<init>", List.of(), components, varargs, Primitives.VOID, false, false, false);
    if (info.methods("<init>").stream()
        .noneMatch(m -> m.erasedParameters().equals(canonical.erasedParameters()))) {
      info.addMadeUp(canonical);
    }
  }
}
