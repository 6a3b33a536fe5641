package io.github.tickwise.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.Expr;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.Program;
import io.github.tickwise.engine.model.Slot;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What must hold of any lowered code, asserted over packages of the running JDK. */
class CompletenessTest {
  private static final List<String> PACKAGES =
      List.of("java/util", "java/time", "java/net", "java/text");

  private static final Map<String, MethodNode> CODE = new HashMap<>();
  private static Program<Place> program;
  private static List<Problem> problems;

  @BeforeAll
  static void lower() throws IOException {
    Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base");
    List<ClassFile> classFiles = new ArrayList<>();
    for (String name : PACKAGES) {
      try (Stream<Path> walk = Files.walk(base.resolve(name))) {
        List<Path> files = walk.filter(f -> f.toString().endsWith(".class")).toList();
        for (Path file : files) {
          classFiles.add(new ClassFile(file.toString(), Files.readAllBytes(file)));
        }
      }
    }
    ProgramLowering lowering = new ProgramLowering();
    program = lowering.lower(classFiles);
    problems = lowering.problems();
    JavaTypes types = new JavaTypes(new ClassIndex(List.of()));
    for (ClassFile file : classFiles) {
      ClassNode node = new ClassNode();
      new ClassReader(file.bytes()).accept(node, ClassReader.SKIP_FRAMES);
      for (MethodNode method : node.methods) {
        if ((method.access & Opcodes.ACC_BRIDGE) == 0) {
          CODE.put(types.key(node.name, method.name, method.desc), method);
        }
      }
    }
  }

  @Test
  void nothingFails() {
    assertTrue(CODE.size() > 10_000, () -> CODE.size() + " methods");
    assertEquals(List.of(), problems);
  }

  /** A call that stood twice would be two findings; one that got lost would be none. */
  @Test
  void everyCallAndFieldStoreStandsExactlyOnce() {
    for (Method<Place> method : program.methods()) {
      if (CODE.containsKey(method.key())) {
        assertEquals(callsAndStores(CODE.get(method.key())), callsAndStores(method), method.key());
      }
    }
  }

  private static List<Integer> callsAndStores(MethodNode method) {
    List<Integer> found = new ArrayList<>();
    if (method.instructions.size() == 0) {
      return found;
    }
    ControlFlow flow = new ControlFlow(method);
    for (ControlFlow.Range range : flow.blocks()) {
      for (int i = range.start(); i < range.end(); i++) {
        AbstractInsnNode node = flow.code()[i];
        if (node instanceof MethodInsnNode
            || node.getOpcode() == Opcodes.PUTFIELD
            || node.getOpcode() == Opcodes.PUTSTATIC) {
          found.add(i);
        }
      }
    }
    return found;
  }

  private static List<Integer> callsAndStores(Method<Place> method) {
    List<Integer> found = new ArrayList<>();
    for (Block<Place> block : method.blocks()) {
      for (Effect<Place> effect : block.effects()) {
        if (effect instanceof Effect.Assign<Place> a && a.target() instanceof Slot.Field) {
          found.add(a.origin().instruction());
        }
      }
      forEachExpr(block, e -> {
        if (e instanceof Expr.Call) {
          found.add(e.origin().instruction());
        }
      });
    }
    found.sort(null);
    return found;
  }

  /** Whatever way leads to the read of a temporary, it was stored on it; by normal control flow, that is. */
  @Test
  void temporariesAreStoredBeforeTheyAreRead() {
    for (Method<Place> method : program.methods()) {
      Map<Integer, Set<Slot>> storedAtEntry = new HashMap<>();
      Deque<Integer> work = new ArrayDeque<>();
      if (!method.blocks().isEmpty()) {
        storedAtEntry.put(0, Set.of());
        work.add(0);
      }
      while (!work.isEmpty()) {
        Block<Place> block = method.blocks().get(work.remove());
        Set<Slot> stored = new HashSet<>(storedAtEntry.get(block.index()));
        Set<Slot> before = Set.copyOf(stored);
        for (Effect<Place> effect : block.effects()) {
          roots(effect).forEach(e -> assertStored(e, stored, method));
          if (effect instanceof Effect.Assign<Place> a) {
            stored.add(a.target());
          }
        }
        if (block.condition() != null) {
          assertStored(block.condition(), stored, method);
        }
        for (Block.Edge<Place> edge : block.edges()) {
          Set<Slot> there = new HashSet<>(edge.exceptional() ? before : stored);
          Set<Slot> known = storedAtEntry.get(edge.to());
          if (known != null) {
            there.retainAll(known);
          }
          if (!there.equals(known)) {
            storedAtEntry.put(edge.to(), there);
            work.add(edge.to());
          }
        }
      }
    }
  }

  private static void assertStored(Expr<Place> expr, Set<Slot> stored, Method<Place> method) {
    forEachExpr(expr, e -> {
      if (e instanceof Expr.Load<Place> load
          && load.slot() instanceof Slot.Local local
          && (local.name().startsWith("$t") || local.name().startsWith("$s"))) {
        assertTrue(stored.contains(local), () -> local + " in " + Compiled.text(method));
      }
    });
  }

  private static void forEachExpr(Block<Place> block, Consumer<Expr<Place>> visitor) {
    block.effects().forEach(effect -> roots(effect).forEach(e -> forEachExpr(e, visitor)));
    if (block.condition() != null) {
      forEachExpr(block.condition(), visitor);
    }
  }

  private static void forEachExpr(Expr<Place> expr, Consumer<Expr<Place>> visitor) {
    visitor.accept(expr);
    expr.children().forEach(e -> forEachExpr(e, visitor));
  }

  private static List<Expr<Place>> roots(Effect<Place> effect) {
    if (effect instanceof Effect.Assign<Place> a) {
      return a.receiver() == null ? List.of(a.value()) : List.of(a.receiver(), a.value());
    }
    if (effect instanceof Effect.StoreElement<Place> s) {
      return List.of(s.array(), s.index(), s.value());
    }
    if (effect instanceof Effect.Return<Place> r) {
      return List.of(r.value());
    }
    return List.of(((Effect.Evaluate<Place>) effect).value());
  }
}
