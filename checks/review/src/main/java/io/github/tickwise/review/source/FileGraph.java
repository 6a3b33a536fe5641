package io.github.tickwise.review.source;

import io.github.tickwise.review.source.FileTokens.TypeHeader;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which files have to do with which, by the names that they mention. It says yes too often rather than too seldom. Files
 * are numbers, their places in the list given. Immutable.
 */
final class FileGraph {
  /** A member's name in so few files is followed wherever it stands, for nothing but types can tell whose it is. */
  private static final int RARE = 40;

  /** A member that is looked for: whom a file must mention beside its name. */
  private record Wanted(Set<Integer> owners, int home) {}

  private final List<FileTokens> files;
  private final Map<String, Integer> fileOfType = new HashMap<>();
  private final Map<Integer, Set<Integer>> subtypes = new HashMap<>();

  FileGraph(List<FileTokens> files) {
    this.files = List.copyOf(files);
    for (int file = 0; file < files.size(); file++) {
      FileTokens tokens = files.get(file);
      for (TypeHeader type : tokens.types()) {
        int name = FileTokens.hash(type.name());
        if (type.topLevel()) {
          fileOfType.putIfAbsent(qualified(tokens.packageName(), type.name()), file);
        }
        for (int parent : type.header()) {
          subtypes.computeIfAbsent(parent, k -> new HashSet<>(2)).add(name);
        }
      }
    }
  }

  private static String qualified(String packageName, String type) {
    return packageName.isEmpty() ? type : packageName + "." + type;
  }

  /** The qualified names of all top-level types. */
  Set<String> types() {
    return fileOfType.keySet();
  }

  /** The file that declares a top-level type, the first of several; -1 if none does. */
  int fileOf(String type) {
    return fileOfType.getOrDefault(type, -1);
  }

  /** The qualified names of a file's top-level types. */
  List<String> topLevelTypes(int file) {
    FileTokens tokens = files.get(file);
    return tokens.types().stream()
        .filter(TypeHeader::topLevel)
        .map(type -> qualified(tokens.packageName(), type.name()))
        .toList();
  }

  /** The files that declare the classes of these members, {@code pkg.Outer$Inner#name}. */
  BitSet homes(Collection<String> members) {
    BitSet found = new BitSet();
    for (String member : members) {
      Integer home = home(member.substring(0, member.indexOf('#')));
      if (home != null) {
        found.set(home);
      }
    }
    return found;
  }

  private Integer home(String owner) {
    int nested = owner.indexOf('$');
    return fileOfType.get(nested < 0 ? owner : owner.substring(0, nested));
  }

  /**
   * The files that declare one of these methods, override it, be it in an anonymous class, or call it where its class is
   * named: those of its class, and those that mention its name and its class or a subtype.
   */
  BitSet naming(Set<String> methods) {
    BitSet found = homes(methods);
    for (String method : methods) {
      int hash = method.indexOf('#');
      int name = FileTokens.hash(method.substring(hash + 1));
      Set<Integer> types = withSubtypes(FileTokens.hash(simpleName(method.substring(0, hash))));
      for (int file = 0; file < files.size(); file++) {
        FileTokens tokens = files.get(file);
        if (tokens.mentions(name) && types.stream().anyMatch(tokens::mentions)) {
          found.set(file);
        }
      }
    }
    return found;
  }

  private static String simpleName(String type) {
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }

  /** The files that mention one of these identifiers. */
  BitSet saying(Collection<String> identifiers) {
    BitSet found = new BitSet();
    for (String identifier : identifiers) {
      int name = FileTokens.hash(identifier);
      for (int file = 0; file < files.size(); file++) {
        if (files.get(file).mentions(name)) {
          found.set(file);
        }
      }
    }
    return found;
  }

  /**
   * The files that may use one of these members: those that mention its name and its class or a subtype, and all that
   * mention its name if these are few.
   *
   * @param members {@code pkg.Outer$Inner#name}
   * @param foreign whether members of classes that no file declares are looked for as well
   */
  BitSet mentioning(Collection<String> members, boolean foreign) {
    Map<Integer, List<Wanted>> wanted = new HashMap<>();
    for (String member : members) {
      add(member, foreign, wanted);
    }
    Map<Integer, BitSet> byName = new HashMap<>();
    for (int file = 0; file < files.size(); file++) {
      for (int name : files.get(file).names()) {
        if (wanted.containsKey(name)) {
          byName.computeIfAbsent(name, k -> new BitSet()).set(file);
        }
      }
    }
    BitSet found = new BitSet();
    byName.forEach(
        (name, in) -> found.or(in.cardinality() <= RARE ? in : using(in, wanted.get(name))));
    return found;
  }

  private BitSet using(BitSet in, List<Wanted> wanted) {
    Set<Integer> owners = new HashSet<>();
    BitSet found = new BitSet();
    for (Wanted member : wanted) {
      owners.addAll(member.owners);
      if (member.home >= 0) {
        found.set(member.home);
      }
    }
    in.stream()
        .filter(file -> owners.stream().anyMatch(files.get(file)::mentions))
        .forEach(found::set);
    found.and(in);
    return found;
  }

  private void add(String member, boolean foreign, Map<Integer, List<Wanted>> to) {
    int hash = member.indexOf('#');
    String owner = member.substring(0, hash);
    Integer home = home(owner);
    if (home == null && !foreign) {
      return;
    }
    String simple = simpleName(owner);
    if (simple.isEmpty() || Character.isDigit(simple.charAt(0))) {
      return; // an anonymous or a local class: no other file can name it
    }
    String name = member.substring(hash + 1);
    to.computeIfAbsent(
            FileTokens.hash(name.equals("<init>") ? simple : name), k -> new ArrayList<>(1))
        .add(new Wanted(withSubtypes(FileTokens.hash(simple)), home == null ? -1 : home));
  }

  private Set<Integer> withSubtypes(int type) {
    Set<Integer> all = new HashSet<>();
    List<Integer> open = new ArrayList<>(List.of(type));
    while (!open.isEmpty()) {
      int next = open.remove(open.size() - 1);
      if (all.add(next)) {
        open.addAll(subtypes.getOrDefault(next, Set.of()));
      }
    }
    return all;
  }
}
