package io.github.tickwise.engine.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Names;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Executable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every bundled line names a method that exists, or stands here with the reason why none can. */
class BundledCatalogTest {
  private static final List<String> FILES =
      List.of("clocks.txt", "numbers.txt", "sinks.txt", "containers.txt", "functions.txt");

  /** Classes that cannot be on the engine's test class path. */
  private static final Map<String, String> ABSENT = Map.of(
      "android.os.SystemClock", "Android's classes come with its SDK, not from Maven Central",
      "android.content.SharedPreferences$Editor", "as above",
      "org.opensearch.threadpool.ThreadPool",
          "its jar repeats classes of Elasticsearch's, which the build forbids");

  /** Methods that came after the oldest JDK that builds this. */
  private static final Map<String, Integer> SINCE =
      Map.of("java.lang.Math#clamp", 21, "java.lang.Math#ceilDiv", 18);

  private static final String RUNTIME = "io.github.tickwise.ticks.";

  @Test
  void everyMethodExists() throws IOException {
    List<String> missing = new ArrayList<>();
    for (MethodModel m : models()) {
      String problem = problem(m);
      if (problem != null) {
        missing.add(m.owner() + "#" + m.name() + m.parameters() + ": " + problem);
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void everyTypeExists() throws IOException {
    Set<String> types = new TreeSet<>();
    for (String file : FILES) {
      CatalogParser.Parsed parsed = parse(file);
      types.addAll(parsed.holders());
      parsed.ordered().forEach(o -> types.add(o[0]));
    }
    assertTrue(types.size() > 20, types.toString());
    assertEquals(List.of(), types.stream().filter(t -> find(t) == null).toList());
  }

  /** What is excused is really absent, and really named. */
  @Test
  void excusesAreNeeded() throws IOException {
    Set<String> owners = new LinkedHashSet<>();
    models().forEach(m -> owners.add(m.owner()));
    for (String type : ABSENT.keySet()) {
      assertTrue(owners.contains(type), type);
      assertEquals(null, find(type), type);
    }
    for (String method : SINCE.keySet()) {
      assertTrue(owners.contains(method.substring(0, method.indexOf('#'))), method);
    }
  }

  @Test
  void noLineIsShadowed() throws IOException {
    List<String> twice = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (MethodModel m : models()) {
      String key = m.owner() + "#" + m.name() + m.parameters();
      if (!seen.add(key)) {
        twice.add(key);
      }
    }
    assertEquals(List.of(), twice);
  }

  @Test
  void theFilesAreTheCatalogues() throws IOException {
    Set<String> signatures = new TreeSet<>();
    models().forEach(m -> signatures.add(m.owner() + "#" + m.name()));
    assertEquals(signatures, new TreeSet<>(Catalog.bundled().signatures()));
  }

  private static String problem(MethodModel m) throws IOException {
    if (m.owner().startsWith(RUNTIME)) {
      return problemInRuntime(m);
    }
    Class<?> type = find(m.owner());
    if (type == null) {
      return ABSENT.containsKey(m.owner()) ? null : "no such class on the test class path";
    }
    if (Runtime.version().feature() < SINCE.getOrDefault(m.owner() + "#" + m.name(), 0)) {
      return null;
    }
    List<String> found = new ArrayList<>();
    for (Executable e : executables(type, m.name())) {
      List<String> types =
          Stream.of(e.getParameterTypes()).map(Class::getTypeName).toList();
      // VarHandle's methods are called with what they are given (JLS 15.12.3).
      boolean polymorphic =
          type == java.lang.invoke.VarHandle.class && types.equals(List.of("java.lang.Object[]"));
      if (m.parameters() == null || polymorphic || fits(m.parameters(), types)) {
        return null;
      }
      found.add(types.toString());
    }
    return found.isEmpty() ? "no method of that name" : "only with " + found;
  }

  private static boolean fits(List<String> patterns, List<String> types) {
    if (patterns.size() != types.size()) {
      return false;
    }
    for (int i = 0; i < types.size(); i++) {
      String pattern = patterns.get(i);
      boolean any = pattern.equals("_") || MethodModel.isConstantName(pattern);
      if (!any
          && !pattern.equals(types.get(i))
          && !pattern.equals(Names.simpleType(types.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private static List<Executable> executables(Class<?> type, String name) {
    if (name.equals("<init>")) {
      return Arrays.asList(type.getDeclaredConstructors());
    }
    return Stream.of(type.getMethods(), type.getDeclaredMethods())
        .flatMap(Stream::of)
        .filter(m -> m.getName().equals(name))
        .map(Executable.class::cast)
        .toList();
  }

  /** Engine and runtime may not depend on each other, so the runtime's text is asked. */
  private static String problemInRuntime(MethodModel m) throws IOException {
    Path file = Path.of("..", "ticks", "src", "main", "java")
        .resolve(m.owner().replace('.', '/') + ".java");
    if (!Files.exists(file)) {
      return "no such class in checks/ticks";
    }
    String parameter = "[^,(){};]+";
    int n = m.parameters().size();
    String parameters = n == 0 ? "\\s*" : parameter + ("," + parameter).repeat(n - 1);
    Pattern declaration =
        Pattern.compile("[\\w>]\\s+" + m.name() + "\\(" + parameters + "\\)\\s*[{;]");
    return declaration.matcher(Files.readString(file)).find() ? null : "no such method";
  }

  private static Class<?> find(String name) {
    try {
      return Class.forName(name, false, BundledCatalogTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  private static List<MethodModel> models() throws IOException {
    List<MethodModel> all = new ArrayList<>();
    for (String file : FILES) {
      all.addAll(parse(file).models());
    }
    return all;
  }

  private static CatalogParser.Parsed parse(String file) throws IOException {
    try (var in = Catalog.class.getResourceAsStream(file)) {
      assertNotNull(in, file);
      var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      return new CatalogParser(file, false).parse(reader.lines().toList());
    }
  }
}
