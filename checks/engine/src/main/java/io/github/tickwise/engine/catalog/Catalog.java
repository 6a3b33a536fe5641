package io.github.tickwise.engine.catalog;

import io.github.tickwise.engine.algebra.Kind;
import io.github.tickwise.engine.catalog.Role.Part;
import io.github.tickwise.engine.model.Hierarchy;
import io.github.tickwise.engine.model.MethodRef;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Sources, sinks, helpers and container methods, read from text. Immutable, thread-safe. */
public final class Catalog {
  private static final String CLOCKS = "clocks.txt";
  private static final List<String> BUNDLED =
      List.of(CLOCKS, "numbers.txt", "sinks.txt", "containers.txt", "functions.txt");

  private final Map<String, List<MethodModel>> byName;
  private final Map<String, Part> ordered;
  private final Set<String> holders;

  /** Names of the methods that read a monotonic clock: the question is asked of every call of a program. */
  private final Set<String> tickNames = new HashSet<>();

  private Catalog(
      Map<String, List<MethodModel>> byName, Map<String, Part> ordered, Set<String> holders) {
    this.byName = byName;
    this.ordered = ordered;
    this.holders = holders;
    byName.forEach((name, models) -> {
      if (models.stream().anyMatch(Catalog::readsTick)) {
        tickNames.add(name);
      }
    });
  }

  /** The lines that ship with the engine. */
  public static Catalog bundled() {
    return of(BUNDLED);
  }

  /**
   * The lines of {@link #bundled} that name clocks: all that it takes to see that code has none, in a third of the time
   * that all of them take in a JVM that has just begun.
   */
  public static Catalog clocks() {
    return of(List.of(CLOCKS));
  }

  private static Catalog of(List<String> files) {
    Catalog catalog = new Catalog(Map.of(), Map.of(), Set.of());
    for (String file : files) {
      catalog = catalog.with(new CatalogParser(file, false).parse(resource(file)));
    }
    return catalog;
  }

  /**
   * This catalogue and a user's lines; the user's win where both name a method.
   *
   * @param file name for error messages
   * @throws CatalogException for a line that cannot be read; names file and line
   */
  public Catalog extendedBy(String file, List<String> lines) {
    return with(new CatalogParser(file, true).parse(lines));
  }

  /**
   * This catalogue without the lines of other classes, to see what those add.
   *
   * @param owners accepts the qualified names of the classes whose lines stay
   */
  public Catalog keeping(Predicate<String> owners) {
    Map<String, List<MethodModel>> kept = new LinkedHashMap<>();
    byName.forEach((name, models) -> {
      List<MethodModel> some =
          models.stream().filter(m -> owners.test(m.owner())).toList();
      if (!some.isEmpty()) {
        kept.put(name, some);
      }
    });
    Map<String, Part> keptOrdered = new HashMap<>(ordered);
    keptOrdered.keySet().removeIf(owners.negate());
    Set<String> keptHolders = new HashSet<>(holders);
    keptHolders.removeIf(owners.negate());
    return new Catalog(kept, keptOrdered, keptHolders);
  }

  /**
   * The roles of a called method: of the first line whose class is the method's owner or a supertype
   * of it, users' lines first. Empty if no line names it.
   *
   * @param constantNames for each argument the name of the constant it is, or {@code ""}
   */
  public List<Role> rolesOf(MethodRef method, List<String> constantNames, Hierarchy hierarchy) {
    List<MethodModel> models = byName.get(method.name());
    if (models == null) {
      return List.of();
    }
    Set<String> owners = null;
    for (MethodModel m : models) {
      if (!m.acceptsArguments(method, constantNames)) {
        continue;
      }
      if (m.owner().equals(method.owner()) || isRelocated(m.owner(), method.owner())) {
        return m.roles();
      }
      if (method.isConstructor()) {
        continue;
      }
      if (owners == null) {
        owners = hierarchy.supertypes(method.owner());
      }
      if (owners.contains(m.owner())) {
        return m.roles();
      }
    }
    return List.of();
  }

  /** Whether a type is a copy of a library's under another package, as shaded jars have them. */
  private static boolean isRelocated(String original, String type) {
    int prefix = type.length() - original.length();
    return prefix > 1
        && type.charAt(prefix - 1) == '.'
        && type.endsWith(original)
        && original.indexOf('.') >= 0
        && !original.startsWith("java.");
  }

  /** The part by whose values a naturally ordered collection type sorts, or {@code null}. */
  public Part orderedPart(String type, Hierarchy hierarchy) {
    Part direct = ordered.get(type);
    if (direct != null) {
      return direct;
    }
    for (String s : hierarchy.supertypes(type)) {
      Part part = ordered.get(s);
      if (part != null) {
        return part;
      }
    }
    return null;
  }

  /** Whether a type's contents are followed: arrays, atomics, collections, functional types... */
  public boolean isHolder(String type, Hierarchy hierarchy) {
    if (type.endsWith("[]") || holders.contains(type)) {
      return true;
    }
    for (String s : hierarchy.supertypes(type)) {
      if (holders.contains(s)) {
        return true;
      }
    }
    return false;
  }

  /** All classes that a line names, for front ends that must guess what an import means. */
  public Set<String> knownTypes() {
    Set<String> types = new HashSet<>(holders);
    byName.values().forEach(models -> models.forEach(m -> types.add(m.owner())));
    return types;
  }

  /** Whether some method of this name reads a monotonic clock. */
  public boolean mayReadTick(String name) {
    return tickNames.contains(name);
  }

  /**
   * Whether a method of this name reads a monotonic clock, by a line of its class, of a library's class of which that is
   * a copy, or of a supertype. What it is given is not looked at.
   *
   * @param types the method's class and its supertypes
   */
  public boolean mayReadTick(String name, Collection<String> types) {
    return mayReadTick(name)
        && byName.get(name).stream()
            .filter(Catalog::readsTick)
            .anyMatch(m -> types.stream()
                .anyMatch(type -> type.equals(m.owner()) || isRelocated(m.owner(), type)));
  }

  /** The methods that read a monotonic clock, as {@code pkg.Outer$Inner#name}. */
  public Set<String> sources() {
    Set<String> sources = new LinkedHashSet<>();
    byName
        .values()
        .forEach(models -> models.stream()
            .filter(Catalog::readsTick)
            .forEach(m -> sources.add(m.owner() + "#" + m.name())));
    return sources;
  }

  /** The signatures of all lines as {@code CLASS#METHOD}, to test that they resolve. */
  public Set<String> signatures() {
    Set<String> all = new LinkedHashSet<>();
    byName.values().forEach(ms -> ms.forEach(m -> all.add(m.owner() + "#" + m.name())));
    return all;
  }

  private static boolean readsTick(MethodModel m) {
    return m.roles().stream().anyMatch(r -> r instanceof Role.Source s && s.kind() == Kind.TICK);
  }

  private Catalog with(CatalogParser.Parsed more) {
    Map<String, List<MethodModel>> merged = new LinkedHashMap<>();
    for (MethodModel m : more.models()) {
      merged.computeIfAbsent(m.name(), k -> new ArrayList<>()).add(m);
    }
    byName.forEach(
        (name, models) -> merged.computeIfAbsent(name, k -> new ArrayList<>()).addAll(models));
    Map<String, Part> allOrdered = new HashMap<>(ordered);
    more.ordered().forEach(o -> allOrdered.put(o[0], Part.valueOf(o[1])));
    Set<String> allHolders = new HashSet<>(holders);
    allHolders.addAll(more.holders());
    return new Catalog(merged, allOrdered, allHolders);
  }

  private static List<String> resource(String name) {
    try (var in = Catalog.class.getResourceAsStream(name);
        var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the bundled catalogue " + name, e);
    }
  }
}
