package io.github.tickwise.errorprone.lower;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import io.github.tickwise.engine.model.Hierarchy;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The supertypes of every type that a lowering has named, from javac's symbols. */
final class JavacHierarchy implements Hierarchy {
  private final TypeNames names;
  private final Types types;
  private final Map<String, Set<String>> known = new HashMap<>();

  JavacHierarchy(TypeNames names, Types types) {
    this.names = names;
    this.types = types;
  }

  @Override
  public synchronized Set<String> supertypes(String type) {
    Set<String> cached = known.get(type);
    if (cached == null) {
      cached = compute(type);
      known.put(type, cached);
    }
    return cached;
  }

  private Set<String> compute(String type) {
    ClassSymbol symbol = names.classOf(type);
    if (symbol == null) {
      return Set.of(type);
    }
    Set<String> all = new LinkedHashSet<>();
    for (ClassSymbol ancestor : Supertypes.of(symbol, types)) {
      all.add(ancestor.flatName().toString());
    }
    return all;
  }
}
