package io.github.tickwise.review.types;

import io.github.tickwise.engine.model.Hierarchy;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Every type that can be told from the sources, the running JDK and the catalogue's names. Thread-safe. */
public final class TypeIndex implements Hierarchy {
  /** Stands between a class's name and a count where two files declare the same class. */
  public static final String TWIN = "~";

  /** Enters types into an index that is asked for them. Thread-safe. */
  public interface Loader {
    /**
     * Enters the types of the file that declares this one, if there is such a file and it was not done before.
     *
     * @param inJdk whether the running JDK has it too: then it is only entered with the files that are analysed
     */
    void load(String topLevelType, boolean inJdk);

    /** Whether the calling thread is entering types whose supertypes are not all known yet. */
    boolean isLoading();
  }

  private static final Loader NO_LOADER = new Loader() {
    @Override
    public void load(String topLevelType, boolean inJdk) {}

    @Override
    public boolean isLoading() {
      return false;
    }
  };

  private final Map<String, ClassInfo> program = new ConcurrentHashMap<>();
  private final Map<String, Set<String>> supertypes = new ConcurrentHashMap<>();
  private final JdkTypes jdk = new JdkTypes();
  private final Map<String, Boolean> catalogued = new ConcurrentHashMap<>();
  private final Set<String> knownNames;
  private volatile boolean settled;
  private volatile Loader loader = NO_LOADER;

  /**
   * @param knownNames qualified names of classes that exist though neither sources nor JDK have them
   */
  public TypeIndex(Collection<String> knownNames) {
    this.knownNames = Set.copyOf(knownNames);
  }

  /** Has types entered from now on when they are asked for. */
  public void loader(Loader newLoader) {
    loader = newLoader;
  }

  /** Adds a class of the program; false if the name is taken. */
  public boolean add(ClassInfo type) {
    return program.putIfAbsent(type.name(), type) == null;
  }

  /** Says that the supertypes of all classes that are entered by now stay as they are. */
  public void settle() {
    settled = true;
  }

  /** The class of that binary name, or null. */
  public ClassInfo find(String binaryName) {
    int nested = binaryName.indexOf('$');
    String topLevel = nested < 0 ? binaryName : binaryName.substring(0, nested);
    loader.load(topLevel, jdk.find(topLevel) != null);
    ClassInfo found = program.get(binaryName);
    return found != null ? found : jdk.find(binaryName);
  }

  /** Whether such a class is known to exist. */
  public boolean exists(String binaryName) {
    return knownNames.contains(binaryName) || find(binaryName) != null;
  }

  /**
   * Whether a class is not there, but the catalogue names it, or the class of which it is a copy in
   * another package, as shaded libraries have them.
   */
  public boolean isCatalogued(String binaryName) {
    if (find(binaryName) != null) {
      return false;
    }
    return catalogued.computeIfAbsent(
        binaryName,
        name -> knownNames.contains(name)
            || knownNames.stream()
                .anyMatch(known -> known.indexOf('.') >= 0 && name.endsWith("." + known)));
  }

  @Override
  public Set<String> supertypes(String type) {
    Set<String> known = supertypes.get(type);
    if (known == null) {
      known = walk(type);
      if (settled && !loader.isLoading()) {
        supertypes.put(type, known);
      }
    }
    return known;
  }

  private Set<String> walk(String type) {
    Set<String> seen = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>();
    open.add(type);
    while (!open.isEmpty()) {
      String name = open.remove();
      if (!seen.add(name)) {
        continue;
      }
      int twin = name.indexOf(TWIN);
      if (twin >= 0) {
        // A twin stands for the class that it repeats, so what is known of that name holds for it.
        open.add(name.replaceFirst(TWIN + "\\d+", ""));
      }
      ClassInfo info = find(name);
      if (info != null) {
        for (JavaType t : info.supertypes()) {
          if (!t.isUnknown()) {
            open.add(t.erased());
          }
        }
      }
    }
    return Collections.unmodifiableSet(seen);
  }
}
