package io.github.tickwise.review.lower;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A file's package and imports, as written.
 *
 * @param packageName {@code ""} for the unnamed package
 * @param types simple name to the dotted name of the type
 * @param onDemand dotted names of packages or types, {@code import a.b.*}
 * @param statics simple name to the dotted names of the types of which it is a static member
 * @param staticsOnDemand dotted names of types, {@code import static a.B.*}
 */
record Imports(
    String packageName,
    Map<String, String> types,
    List<String> onDemand,
    Map<String, List<String>> statics,
    List<String> staticsOnDemand) {

  static Imports of(CompilationUnit tree) {
    String packageName =
        tree.getPackageDeclaration().map(p -> p.getNameAsString()).orElse("");
    Imports imports = new Imports(
        packageName, new HashMap<>(), new ArrayList<>(), new HashMap<>(), new ArrayList<>());
    for (ImportDeclaration i : tree.getImports()) {
      imports.add(i);
    }
    return imports;
  }

  private void add(ImportDeclaration i) {
    String name = i.getNameAsString();
    if (i.isModule()) {
      // XXX: only the packages that java.base code needs most; a module's exports are not read.
      onDemand.addAll(
          List.of("java.util", "java.util.concurrent", "java.util.concurrent.atomic", "java.time"));
    } else if (i.isStatic() && i.isAsterisk()) {
      staticsOnDemand.add(name);
    } else if (i.isAsterisk()) {
      onDemand.add(name);
    } else {
      int dot = name.lastIndexOf('.');
      String simple = name.substring(dot + 1);
      if (!i.isStatic()) {
        types.put(simple, name);
      } else if (dot > 0) {
        statics.computeIfAbsent(simple, s -> new ArrayList<>(1)).add(name.substring(0, dot));
      }
    }
  }

  /** The binary name of a top-level type of this file's package. */
  String inPackage(String simpleName) {
    return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
  }
}
