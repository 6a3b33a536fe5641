package io.github.tickwise.review.lower;

import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.UnionType;
import com.github.javaparser.ast.type.VoidType;
import com.github.javaparser.ast.type.WildcardType;
import io.github.tickwise.review.types.ClassInfo;
import io.github.tickwise.review.types.JavaType;
import io.github.tickwise.review.types.Members;
import io.github.tickwise.review.types.Primitives;
import io.github.tickwise.review.types.TypeIndex;
import java.util.ArrayList;
import java.util.List;

/** What the type names of one file mean (JLS 6.4, 6.5), guessing where a class is not at hand. */
final class TypeNames {
  private final TypeIndex index;
  private final Imports imports;

  TypeNames(TypeIndex index, Imports imports) {
    this.index = index;
    this.imports = imports;
  }

  /** The type that is written; {@code var} and a lambda's missing type are unknown. */
  JavaType resolve(Type type, Scope scope) {
    if (type instanceof PrimitiveType p) {
      return Primitives.of(p.asString());
    }
    if (type instanceof VoidType) {
      return Primitives.VOID;
    }
    if (type instanceof ArrayType a) {
      return new JavaType.Array(resolve(a.getComponentType(), scope));
    }
    if (type instanceof ClassOrInterfaceType c) {
      return resolveClass(c, scope);
    }
    if (type instanceof WildcardType w) {
      return new JavaType.Wildcard(
          w.getExtendedType().map(t -> resolve(t, scope)).orElse(null),
          w.getSuperType().map(t -> resolve(t, scope)).orElse(null));
    }
    if (type instanceof IntersectionType i) {
      return resolve(i.getElements().get(0), scope);
    }
    if (type instanceof UnionType u) {
      // XXX: the alternatives' common supertype; nothing is lost, since only exceptions are caught
      // so.
      return resolve(u.getElements().get(0), scope);
    }
    return JavaType.UNKNOWN;
  }

  private JavaType resolveClass(ClassOrInterfaceType c, Scope scope) {
    if (c.getScope().isEmpty()) {
      JavaType.Variable v = typeVariable(c.getNameAsString(), scope);
      if (v != null) {
        return v;
      }
    }
    String name = binaryName(c.getNameWithScope(), scope);
    if (name.equals(JavaType.OBJECT.erased())) {
      return JavaType.OBJECT;
    }
    List<JavaType> arguments = new ArrayList<>();
    c.getTypeArguments().ifPresent(a -> a.forEach(t -> arguments.add(resolve(t, scope))));
    return new JavaType.ClassType(name, arguments);
  }

  private static JavaType.Variable typeVariable(String name, Scope scope) {
    for (Scope s = scope; s != null; s = s.parent()) {
      JavaType.Variable v = s.ownTypeVariable(name);
      if (v != null) {
        return v;
      }
      if (s.ownLocalType(name) != null) {
        return null;
      }
    }
    return null;
  }

  /** The binary name of a dotted type name; a guess where no such class is at hand. */
  String binaryName(String dotted, Scope scope) {
    int dot = dotted.indexOf('.');
    String first = dot < 0 ? dotted : dotted.substring(0, dot);
    String type = simple(first, scope);
    if (dot < 0) {
      return type != null ? type : guess(first);
    }
    if (type != null) {
      return nested(type, dotted.substring(dot + 1));
    }
    return qualified(dotted);
  }

  /** The binary name of the type that a simple name means, or null where no such type is at hand. */
  String simple(String name, Scope scope) {
    for (Scope s = scope; s != null; s = s.parent()) {
      ClassInfo local = s.ownLocalType(name);
      if (local != null) {
        return local.name();
      }
      if (s.type() != null) {
        String found = member(s.type(), name);
        if (found != null) {
          return found;
        }
      }
    }
    String imported = imports.types().get(name);
    if (imported != null) {
      return qualified(imported);
    }
    String here = imports.inPackage(name);
    if (index.exists(here)) {
      return here;
    }
    return onDemand(name);
  }

  private String member(ClassInfo type, String name) {
    String binary = type.name();
    if (simpleName(binary).equals(name)) {
      return binary;
    }
    return Members.nested(index, binary, name);
  }

  private static String simpleName(String binary) {
    String last = binary.substring(Math.max(binary.lastIndexOf('.'), binary.lastIndexOf('$')) + 1);
    int twin = last.indexOf(TypeIndex.TWIN);
    return twin < 0 ? last : last.substring(0, twin);
  }

  private String onDemand(String name) {
    if (index.exists("java.lang." + name)) {
      return "java.lang." + name;
    }
    for (List<String> owners : List.of(imports.onDemand(), imports.staticsOnDemand())) {
      for (String owner : owners) {
        if (index.exists(owner + "." + name)) {
          return owner + "." + name;
        }
        String outer = existing(owner);
        String found = outer == null ? null : Members.nested(index, outer, name);
        if (found != null) {
          return found;
        }
      }
    }
    for (String owner : imports.statics().getOrDefault(name, List.of())) {
      String outer = existing(owner);
      String found = outer == null ? null : Members.nested(index, outer, name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The classes from which a static member of that name may be imported, those that name it first. */
  List<String> staticOwners(String member) {
    List<String> owners = new ArrayList<>();
    imports.statics().getOrDefault(member, List.of()).forEach(o -> owners.add(qualified(o)));
    imports.staticsOnDemand().forEach(o -> owners.add(qualified(o)));
    return owners;
  }

  /** A class that is not at hand: of the only package imported on demand, else of this package. */
  private String guess(String simpleName) {
    List<String> unknown = new ArrayList<>();
    for (String p : imports.onDemand()) {
      if (!p.startsWith("java.") && !p.startsWith("javax.")) {
        unknown.add(p);
      }
    }
    return unknown.size() == 1 ? unknown.get(0) + "." + simpleName : imports.inPackage(simpleName);
  }

  /** The binary name of a fully qualified dotted name; by the convention of capitals where it is not at hand. */
  String qualified(String dotted) {
    String known = existing(dotted);
    if (known != null) {
      return known;
    }
    String[] parts = dotted.split("\\.");
    StringBuilder name = new StringBuilder(parts[0]);
    for (int i = 1; i < parts.length; i++) {
      boolean inner = Character.isUpperCase(parts[i - 1].charAt(0));
      name.append(inner ? '$' : '.').append(parts[i]);
    }
    return name.toString();
  }

  /** The binary name of a fully qualified dotted name that is at hand, or null. */
  String existing(String dotted) {
    if (index.exists(dotted)) {
      return dotted;
    }
    for (int dot = dotted.lastIndexOf('.'); dot > 0; dot = dotted.lastIndexOf('.', dot - 1)) {
      String outer = dotted.substring(0, dot);
      if (index.exists(outer)) {
        return nested(outer, dotted.substring(dot + 1));
      }
    }
    return null;
  }

  private String nested(String outer, String rest) {
    String type = outer;
    for (String part : rest.split("\\.")) {
      String found = Members.nested(index, type, part);
      type = found != null ? found : type + "$" + part;
    }
    return type;
  }
}
