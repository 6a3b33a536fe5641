package io.github.tickwise.review.lower;

import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.NodeWithTypeParameters;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.TypeParameter;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.ProgramClass;
import io.github.tickwise.review.types.TypeIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Enters a file's classes into the index, in three steps over all files: first all names, then all supertypes, then
 * all members, since each step looks up what the step before has found.
 */
final class Declarations {
  private final TypeIndex index;
  private final TypeNames names;
  private final Map<TypeDeclaration<?>, ProgramClass> classes;
  private final Signatures signatures;

  Declarations(TypeIndex index, SourceUnit unit) {
    this.index = index;
    this.names = new TypeNames(index, unit.imports());
    this.classes = unit.classes();
    this.signatures = new Signatures(index, names, unit.imports());
  }

  /** First step. Not thread-safe over files: of two classes of one name the first keeps it. */
  void declare(TypeDeclaration<?> type, ProgramClass outer, String name) {
    boolean isInterface = type instanceof AnnotationDeclaration
        || type instanceof ClassOrInterfaceDeclaration c && c.isInterface();
    String unique = name;
    ProgramClass info = new ProgramClass(unique, isInterface, variables(type));
    for (int twin = 2; !index.add(info); twin++) {
      unique = name + TypeIndex.TWIN + twin;
      info = new ProgramClass(unique, isInterface, variables(type));
    }
    classes.put(type, info);
    if (outer != null) {
      outer.addNested(type.getNameAsString(), unique);
    }
    for (BodyDeclaration<?> member : type.getMembers()) {
      if (member instanceof TypeDeclaration<?> nested) {
        declare(nested, info, unique + "$" + nested.getNameAsString());
      }
    }
  }

  private static List<JavaType.Variable> variables(TypeDeclaration<?> type) {
    List<JavaType.Variable> variables = new ArrayList<>();
    if (type instanceof NodeWithTypeParameters<?> generic) {
      for (TypeParameter p : generic.getTypeParameters()) {
        variables.add(new JavaType.Variable(p.getNameAsString()));
      }
    }
    return variables;
  }

  /** Second step: supertypes and bounds. One thread for all files, as nested types may be inherited ones. */
  void supertypes(TypeDeclaration<?> type, Scope around) {
    ProgramClass info = classes.get(type);
    // A class's own members are not in scope in its header, its parameters are.
    Scope header = around.inner();
    header.declare(info.typeParameters());
    header.declareType(type.getNameAsString(), info);
    if (type instanceof NodeWithTypeParameters<?> generic) {
      Signatures.bounds(generic.getTypeParameters(), info.typeParameters(), names, header);
    }
    info.supertypes(parents(type, info, header));
    Scope body = around.ofClass(info);
    for (BodyDeclaration<?> member : type.getMembers()) {
      if (member instanceof TypeDeclaration<?> nested) {
        supertypes(nested, body);
      }
    }
  }

  private List<JavaType> parents(TypeDeclaration<?> type, ProgramClass info, Scope header) {
    List<JavaType> parents = new ArrayList<>();
    if (type instanceof ClassOrInterfaceDeclaration c) {
      add(c.getExtendedTypes(), header, parents);
      if (c.isInterface() || c.getExtendedTypes().isEmpty()) {
        parents.add(JavaType.OBJECT);
      }
      add(c.getImplementedTypes(), header, parents);
    } else if (type instanceof EnumDeclaration e) {
      parents.add(new JavaType.ClassType("java.lang.Enum", List.of(info.self())));
      add(e.getImplementedTypes(), header, parents);
    } else if (type instanceof RecordDeclaration r) {
      parents.add(JavaType.of("java.lang.Record"));
      add(r.getImplementedTypes(), header, parents);
    } else {
      parents.add(JavaType.of("java.lang.annotation.Annotation"));
    }
    return parents;
  }

  private void add(List<ClassOrInterfaceType> types, Scope header, List<JavaType> to) {
    for (ClassOrInterfaceType t : types) {
      to.add(names.resolve(t, header));
    }
  }

  /** Third step: fields and methods. */
  void members(TypeDeclaration<?> type, Scope around) {
    ProgramClass info = classes.get(type);
    Scope body = around.ofClass(info);
    signatures.enter(type, info, body);
    for (BodyDeclaration<?> member : type.getMembers()) {
      if (member instanceof TypeDeclaration<?> nested) {
        members(nested, body);
      }
    }
  }

  /** All three steps for a local class, which only later statements see. */
  ProgramClass local(TypeDeclaration<?> type, String name, Scope around) {
    declare(type, null, name);
    around.declareType(type.getNameAsString(), classes.get(type));
    supertypes(type, around);
    members(type, around);
    return classes.get(type);
  }

  /** An anonymous class's members; its supertypes are given. */
  void anonymous(ProgramClass info, List<BodyDeclaration<?>> members, Scope around) {
    index.add(info);
    Scope body = around.ofClass(info);
    for (BodyDeclaration<?> member : members) {
      if (member instanceof TypeDeclaration<?> nested) {
        declare(nested, info, info.name() + "$" + nested.getNameAsString());
        supertypes(nested, body);
      }
    }
    signatures.enter(members, info, body);
    for (BodyDeclaration<?> member : members) {
      if (member instanceof TypeDeclaration<?> nested) {
        members(nested, body);
      }
    }
  }
}
