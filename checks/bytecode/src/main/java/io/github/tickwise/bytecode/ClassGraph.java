package io.github.tickwise.bytecode;

import io.github.tickwise.bytecode.MentionedMembers.Mention;
import io.github.tickwise.engine.catalog.Catalog;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which classes have to do with which, by the members that their constant pools name. A top-level class and all in it are
 * one unit, as they would be in a source file. It says yes too often rather than too seldom. Immutable.
 */
final class ClassGraph {
  private record Pool(List<Mention> mentions, boolean reads) {}

  private final ClassIndex types;
  private final Map<String, Integer> unitOf = new LinkedHashMap<>();
  private final List<BitSet> classesOf = new ArrayList<>();

  /** By a member's name, by the class through which it is named: the units. */
  private final Map<String, Map<String, BitSet>> mentions = new HashMap<>();

  /** By a method's name, by the class that declares it: the units. */
  private final Map<String, Map<String, BitSet>> methods = new HashMap<>();

  private final BitSet reading = new BitSet();

  /** Reads in the pool that it is called in. */
  ClassGraph(ClassHeads heads, Catalog catalog) {
    types = heads.index();
    List<Pool> pools =
        heads.files().parallelStream().map(file -> pool(file, catalog)).toList();
    for (int i = 0; i < pools.size(); i++) {
      ClassInfo info = heads.infos().get(i);
      String name = info.name().replace('/', '.');
      int unit = unitOf.computeIfAbsent(topLevel(name), k -> unitOf.size());
      if (unit == classesOf.size()) {
        classesOf.add(new BitSet());
      }
      classesOf.get(unit).set(i);
      add(name, info, unit, catalog);
      for (Mention m : pools.get(i).mentions) {
        note(m.name(), m.owner(), unit, mentions);
      }
      if (pools.get(i).reads) {
        reading.set(unit);
      }
    }
  }

  private void add(String name, ClassInfo info, int unit, Catalog catalog) {
    for (String signature : info.methods().keySet()) {
      String method = signature.substring(0, signature.indexOf('('));
      note(method, name, unit, methods);
      if (catalog.mayReadTick(method) && catalog.mayReadTick(method, types.supertypes(name))) {
        reading.set(unit);
      }
    }
  }

  private static void note(
      String member, String owner, int unit, Map<String, Map<String, BitSet>> to) {
    to.computeIfAbsent(member, k -> new HashMap<>(2))
        .computeIfAbsent(owner, k -> new BitSet())
        .set(unit);
  }

  /** The platform's members are told by the catalogue: nobody follows them. */
  private Pool pool(ClassFile file, Catalog catalog) {
    List<Mention> own = new ArrayList<>();
    boolean reads = MentionedMembers.anyText(file.bytes(), Annotations::isClaim);
    for (Mention m : MentionedMembers.all(file.bytes())) {
      reads |= catalog.mayReadTick(m.name())
          && catalog.mayReadTick(m.name(), types.supertypes(m.owner()));
      if (!m.owner().startsWith("java.") && !m.owner().startsWith("[")) {
        own.add(m);
      }
    }
    return new Pool(own, reads);
  }

  private static String topLevel(String type) {
    int nested = type.indexOf('$');
    return nested <= 0 ? type : type.substring(0, nested);
  }

  /** The units that mention a clock, declare a method that overrides one of a clock, or carry a claim. */
  BitSet reading() {
    return reading;
  }

  /** The classes of a unit, as places in the list given. */
  BitSet classesOf(int unit) {
    return classesOf.get(unit);
  }

  /** The units that declare the classes of these members, {@code pkg.Outer$Inner#name}. */
  BitSet homes(Collection<String> members) {
    BitSet found = new BitSet();
    for (String member : members) {
      Integer unit = unitOf.get(topLevel(member.substring(0, member.indexOf('#'))));
      if (unit != null) {
        found.set(unit);
      }
    }
    return found;
  }

  /** The units that declare one of these members, or a method that overrides it. */
  BitSet declaring(Collection<String> members) {
    BitSet found = homes(members);
    members.forEach(member -> related(member, methods, found));
    return found;
  }

  /** The units that name one of these members, through its class, a subtype or a supertype. */
  BitSet naming(Collection<String> members) {
    BitSet found = new BitSet();
    members.forEach(member -> related(member, mentions, found));
    return found;
  }

  private void related(String member, Map<String, Map<String, BitSet>> in, BitSet found) {
    int hash = member.indexOf('#');
    String owner = member.substring(0, hash);
    Set<String> above = types.supertypes(owner);
    in.getOrDefault(member.substring(hash + 1), Map.of()).forEach((through, units) -> {
      if (above.contains(through) || types.supertypes(through).contains(owner)) {
        found.or(units);
      }
    });
  }
}
