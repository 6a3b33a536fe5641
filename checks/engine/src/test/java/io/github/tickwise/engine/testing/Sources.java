package io.github.tickwise.engine.testing;

import io.github.tickwise.engine.Finding;
import io.github.tickwise.engine.TickAnalysis;
import io.github.tickwise.engine.catalog.Catalog;
import io.github.tickwise.engine.model.Declared;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Hierarchy;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.model.Slot;
import io.github.tickwise.engine.source.ClassUnit;
import io.github.tickwise.engine.source.FlowBuilder;
import io.github.tickwise.engine.source.Node;
import io.github.tickwise.engine.source.Stmt;
import io.github.tickwise.engine.source.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Classes in the making; the first is {@link Code#T}. Members are added to the class that was begun
 * last. Fields are private and not static, methods static, unless said otherwise. All classes stand
 * in one compilation unit.
 */
public final class Sources {
  private static final class Draft {
    final String name;
    final List<ClassUnit.FieldUnit<String>> fields = new ArrayList<>();
    final List<ClassUnit.MethodUnit<String>> methods = new ArrayList<>();
    List<Variable<String>> components = List.of();
    String unit = "T.java";

    Draft(String name) {
      this.name = name;
    }
  }

  private static Catalog kept;

  private final List<Draft> classes = new ArrayList<>();
  private final Map<String, Set<String>> supertypes = new LinkedHashMap<>();
  private final Map<Slot, Declared> declared = new LinkedHashMap<>();
  private Catalog catalog = bundled();
  private Set<String> suppressed = Set.of();
  private int position;

  public Sources() {
    inClass(Code.T);
  }

  /** Read once, but where mutation tests change what reads it: {@code -Dtickwise.kept=false}. */
  private static synchronized Catalog bundled() {
    if (kept == null || "false".equals(System.getProperty("tickwise.kept"))) {
      kept = Catalog.bundled();
    }
    return kept;
  }

  /** Begins a class with its supertypes. */
  public Sources inClass(String name, String... supers) {
    classes.add(new Draft(name));
    Set<String> all = new LinkedHashSet<>(List.of(name));
    all.addAll(List.of(supers));
    supertypes.put(name, all);
    return this;
  }

  /** Puts the class that was begun last into another compilation unit than the others. */
  public Sources inUnit(String unit) {
    last().unit = unit;
    return this;
  }

  /** Begins a record. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Sources inRecord(String name, Variable<String>... components) {
    inClass(name);
    last().components = List.of(components);
    return this;
  }

  /** Lines that extend the catalogue. */
  public Sources models(String... lines) {
    catalog = catalog.extendedBy("test", List.of(lines));
    return this;
  }

  /** The next member alone carries this suppression. */
  public Sources suppress(String... rules) {
    suppressed = Set.of(rules);
    return this;
  }

  public Sources declare(Slot slot, Declared claim) {
    declared.put(slot, claim);
    return this;
  }

  /** A private field of the object without initialiser. */
  public Sources field(String type, String name) {
    return field(type, name, null);
  }

  public Sources field(String type, String name, Node<String> initializer) {
    return field(type, name, initializer, false, true, false);
  }

  /** A field that code elsewhere may store into. */
  public Sources openField(String type, String name) {
    return field(type, name, null, false, false, false);
  }

  /** As in a class file: a private field that no line declares. */
  public Sources placelessField(String type, String name) {
    Slot.Field slot = new Slot.Field(last().name, name);
    FieldDecl<String> declaration =
        new FieldDecl<>(slot, type, false, true, false, false, takeSuppressed(), null);
    last().fields.add(new ClassUnit.FieldUnit<>(declaration, null, null, position++));
    return this;
  }

  public Sources constant(String type, String name, Node<String> initializer) {
    return field(type, name, initializer, true, true, true);
  }

  private Sources field(
      String type,
      String name,
      Node<String> value,
      boolean isStatic,
      boolean isPrivate,
      boolean isFinal) {
    Slot.Field slot = new Slot.Field(last().name, name);
    String text = type + " " + name + (value == null ? "" : " = " + value.origin());
    FieldDecl<String> declaration = new FieldDecl<>(
        slot, type, isStatic, isPrivate, isFinal, value != null, takeSuppressed(), text);
    last().fields.add(new ClassUnit.FieldUnit<>(declaration, value, null, position++));
    return this;
  }

  /** A static method. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Sources method(
      String type, String name, List<Variable<String>> parameters, Stmt<String>... body) {
    return add(
        type, name, parameters, Set.of(Method.Modifier.STATIC), List.of(), Statements.seq(body));
  }

  /** A static method without parameters. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Sources method(String type, String name, Stmt<String>... body) {
    return method(type, name, List.of(), body);
  }

  /** A static method {@code m}, the only one of a small example. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Sources run(Stmt<String>... body) {
    return method("void", "m", List.of(), body);
  }

  /** A private static method. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Sources hidden(
      String type, String name, List<Variable<String>> parameters, Stmt<String>... body) {
    Set<Method.Modifier> modifiers = Set.of(Method.Modifier.STATIC, Method.Modifier.PRIVATE);
    return add(type, name, parameters, modifiers, List.of(), Statements.seq(body));
  }

  /** A method of the object that may be overridden. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Sources open(
      String type, String name, List<Variable<String>> parameters, Stmt<String>... body) {
    return add(type, name, parameters, Set.of(), List.of(), Statements.seq(body));
  }

  /** An abstract method. */
  public Sources shape(String type, String name, List<Variable<String>> parameters) {
    return add(type, name, parameters, Set.of(Method.Modifier.ABSTRACT), List.of(), null);
  }

  /** A method that overrides one of a class of these sources. */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Sources overriding(
      String ancestor,
      String type,
      String name,
      List<Variable<String>> parameters,
      Stmt<String>... body) {
    String types = String.join(",", parameters.stream().map(Variable::type).toList());
    String key = ancestor + "#" + name + "(" + types + ")";
    return add(type, name, parameters, Set.of(), List.of(key), Statements.seq(body));
  }

  private Sources add(
      String type,
      String name,
      List<Variable<String>> parameters,
      Set<Method.Modifier> modifiers,
      List<String> overrides,
      Stmt<String> body) {
    last()
        .methods
        .add(new ClassUnit.MethodUnit<>(
            name,
            parameters,
            type,
            modifiers,
            overrides,
            null,
            body,
            false,
            false,
            takeSuppressed(),
            name + "()"));
    return this;
  }

  private Set<String> takeSuppressed() {
    Set<String> taken = suppressed;
    suppressed = Set.of();
    return taken;
  }

  private Draft last() {
    return classes.get(classes.size() - 1);
  }

  /** What was written, lowered. */
  public Program<String> program() {
    ProgramBuilder<String> builder = new ProgramBuilder<>();
    for (Draft d : classes) {
      builder.inUnit(d.name, d.unit);
      boolean isRecord = !d.components.isEmpty();
      FlowBuilder.lower(
          new ClassUnit<>(d.name, isRecord, d.components, d.fields, List.of(), d.methods, d.name),
          builder);
    }
    declared.forEach(builder::declare);
    return builder.build(hierarchy());
  }

  /** Knows these classes and those of the class path. */
  private Hierarchy hierarchy() {
    return type -> {
      Set<String> all = new LinkedHashSet<>();
      supertypes.getOrDefault(type, Set.of(type)).forEach(t -> {
        all.add(t);
        addSupertypes(t, all);
      });
      return all;
    };
  }

  private static void addSupertypes(String name, Set<String> all) {
    try {
      Class<?> type = Class.forName(name, false, Sources.class.getClassLoader());
      List<Class<?>> above = new ArrayList<>(List.of(type.getInterfaces()));
      if (type.getSuperclass() != null) {
        above.add(0, type.getSuperclass());
      }
      for (Class<?> c : above) {
        if (all.add(c.getName())) {
          addSupertypes(c.getName(), all);
        }
      }
    } catch (ClassNotFoundException e) {
      return; // a class that only the test speaks of
    }
  }

  public Solved solve() {
    return new Solved(program(), catalog);
  }

  public List<Finding<String>> findings() {
    return new TickAnalysis(catalog).analyze(program());
  }

  /** All findings as {@code RuleId @ place}. */
  public List<String> found() {
    return findings().stream().map(f -> f.rule().id() + " @ " + f.origin()).toList();
  }

  /** The changes of all fixes, {@code Subtract[at=now < last]}. */
  public List<String> fixes() {
    return findings().stream()
        .filter(f -> f.fix() != null)
        .flatMap(f -> f.fix().edits().stream())
        .map(Object::toString)
        .toList();
  }
}
