package io.github.tickwise.engine.solve;

import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.catalog.Role;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Hierarchy;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.MethodRef;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What called methods mean: the catalogue's word, or a body in the program. */
public final class Calls<O> {
  private final Catalog catalog;
  private final Hierarchy hierarchy;
  private final Map<String, Method<O>> bodies = new HashMap<>();
  private final Map<String, String> functionalMethods = new HashMap<>();
  private final Map<MethodRef, List<Role>> cache = new HashMap<>();
  private final Map<String, Boolean> holders = new HashMap<>();
  private final Map<Slot, Declared> declared;

  Calls(Program<O> program, Catalog catalog) {
    this.catalog = catalog;
    this.hierarchy = program.hierarchy();
    this.declared = program.declared();
    for (Method<O> m : program.methods()) {
      if (isPlatform(m.owner()) && m.modifiers().contains(Method.Modifier.PUBLIC)) {
        continue;
      }
      bodies.putIfAbsent(m.key(), m);
      if (m.modifiers().contains(Method.Modifier.ABSTRACT)) {
        // A second abstract method makes the type no functional one.
        functionalMethods.merge(m.owner(), m.key(), (a, b) -> "");
      }
    }
  }

  /** Whether a class is of Java's own packages. */
  static boolean isPlatform(String owner) {
    return owner.startsWith("java.");
  }

  /**
   * The program's method of that key, or {@code null}. Where the platform's own sources are the program, its public
   * methods are none: they are what the catalogue says. By their bodies a reading that somebody prints, or puts into a
   * map, would be in all that is ever printed or kept.
   */
  public Method<O> method(String key) {
    return bodies.get(key);
  }

  /** Whether a body of the method, {@code pkg.Outer$Inner#name(...)}, is or would be part of the program. */
  boolean mayHaveBody(String key) {
    return !isPlatform(key) || bodies.containsKey(key);
  }

  /** Whether an annotation says what a method returns, be it in the program or not. */
  public boolean declaresReturn(MethodRef method) {
    Declared result = declared.get(new Slot.Return(method.key()));
    return result != null && result.claim() != null;
  }

  /** Whether an annotation says what is in the object that a method returns. */
  boolean declaresContents(MethodRef method) {
    Declared result = declared.get(new Slot.Return(method.key()));
    return result != null && (result.value() != null || result.key() != null);
  }

  /** The program's only abstract method of a functional type, or {@code null}. */
  Method<O> functionalMethod(String type) {
    String key = functionalMethods.get(type);
    return key == null ? null : bodies.get(key);
  }

  /**
   * The catalogue's roles of a call. Where the program has the method's body, only a source's role
   * counts: the body says the rest.
   */
  public List<Role> roles(Expr.Call<O> call) {
    return roles(call.method(), call.arguments());
  }

  /** The roles of a method referred to without arguments. */
  public List<Role> roles(MethodRef method) {
    return roles(method, List.of());
  }

  private List<Role> roles(MethodRef method, List<Expr<O>> arguments) {
    List<String> names = constantNames(arguments);
    if (names != null) {
      return restrict(method, catalog.rolesOf(method, names, hierarchy));
    }
    List<Role> roles = cache.get(method);
    if (roles == null) {
      roles = restrict(method, catalog.rolesOf(method, List.of(), hierarchy));
      cache.put(method, roles);
    }
    return roles;
  }

  private List<Role> restrict(MethodRef method, List<Role> roles) {
    Method<O> body = bodies.get(method.key());
    if (roles.isEmpty() || body == null || body.blocks().isEmpty()) {
      return roles;
    }
    return roles.stream().anyMatch(r -> r instanceof Role.Source) ? roles : List.of();
  }

  /** Names of the static fields passed as arguments; {@code null} if there are none. */
  private List<String> constantNames(List<Expr<O>> arguments) {
    List<String> names = null;
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Expr.Load<O> load
          && load.slot() instanceof Slot.Field field
          && load.receiver() == null
          && field.name().equals(field.name().toUpperCase(java.util.Locale.ROOT))) {
        if (names == null) {
          names = new ArrayList<>();
        }
        while (names.size() < i) {
          names.add("");
        }
        names.add(field.name());
      }
    }
    return names;
  }

  /** Whether a type's contents are followed. */
  boolean isHolder(String type) {
    return holders.computeIfAbsent(
        type,
        t -> catalog.isHolder(t, hierarchy)
            || functionalMethods.containsKey(t) && !functionalMethods.get(t).isEmpty());
  }

  /** The part by which a naturally ordered type sorts, or {@code null}. */
  public Role.Part orderedPart(String type) {
    return catalog.orderedPart(type, hierarchy);
  }

  /** Whether a type is a map's entry: what it holds is what the map holds. */
  boolean isEntry(String type) {
    return type.equals("java.util.Map$Entry") || hierarchy.isSubtype(type, "java.util.Map$Entry");
  }

  /** An argument of a call; the receiver for {@link Role#RECEIVER}. {@code null} if absent. */
  public static <O> Expr<O> argument(Expr.Call<O> call, int index) {
    if (index == Role.RECEIVER) {
      return call.receiver();
    }
    return index < call.arguments().size() ? call.arguments().get(index) : null;
  }
}
