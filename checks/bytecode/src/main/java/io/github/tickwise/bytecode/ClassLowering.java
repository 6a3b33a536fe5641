package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.Block;
import io.github.tickwise.engine.model.Effect;
import io.github.tickwise.engine.model.FieldDecl;
import io.github.tickwise.engine.model.Method;
import io.github.tickwise.engine.model.ProgramBuilder;
import io.github.tickwise.engine.model.Slot;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Lowers one class: its fields, its methods and what annotations say of them. */
final class ClassLowering {
  private static final Set<String> ALL_RULES = Set.of("*");

  private final ClassIndex index;
  private final ClassNode node = new ClassNode();
  private final JavaTypes types;
  private final LambdaBodies lambdas;
  private final Overrides overrides;
  private final String name;
  private final String sourceFile;
  private final boolean safe;
  private final ProgramBuilder<Place> program;
  private final List<Problem> problems;
  private final Map<Slot, Place> initializers = new HashMap<>();

  /** @throws RuntimeException whatever ASM throws for a file that it cannot read */
  ClassLowering(
      ClassFile file, ClassIndex index, ProgramBuilder<Place> program, List<Problem> problems) {
    this.index = index;
    this.program = program;
    this.problems = problems;
    new ClassReader(file.bytes()).accept(node, ClassReader.SKIP_FRAMES);
    types = new JavaTypes(index);
    lambdas = new LambdaBodies(node);
    overrides = new Overrides(node, index, types);
    name = types.ofInternalName(node.name);
    sourceFile = node.sourceFile == null
        ? node.name + ".class"
        : node.name.substring(0, node.name.lastIndexOf('/') + 1) + node.sourceFile;
    safe = index.isSafe(index.find(node.name));
  }

  void lower() {
    program.inUnit(name, sourceFile);
    Set<String> seen = new LinkedHashSet<>();
    for (MethodNode method : node.methods) {
      if (overrides.isDuplicate(method) || isAccessor(method)) {
        continue;
      }
      String signature = ClassInfo.signature(method.name, method.desc);
      // Other languages may overload by result; such a method is analysed under a key that no call
      // names.
      lower(method, seen.add(signature) ? "" : types.result(method.desc));
    }
    for (FieldNode field : node.fields) {
      lower(field);
    }
  }

  /** Lowered wherever it is called. */
  private boolean isAccessor(MethodNode method) {
    return index.accessor(node.name, method.name + method.desc) != null;
  }

  private void lower(FieldNode field) {
    Slot.Field slot = new Slot.Field(name, field.name);
    boolean quiet =
        safe || Annotations.hasSafe(field.visibleAnnotations, field.invisibleAnnotations);
    program.add(new FieldDecl<Place>(
        slot,
        types.ofDescriptor(field.desc),
        (field.access & Opcodes.ACC_STATIC) != 0,
        (field.access & Opcodes.ACC_PRIVATE) != 0,
        (field.access & Opcodes.ACC_FINAL) != 0,
        initializers.containsKey(slot),
        quiet ? ALL_RULES : Set.of(),
        initializers.get(slot)));
    program.declare(slot, Annotations.claim(field));
  }

  private void lower(MethodNode method, String suffix) {
    String key = types.key(node.name, method.name, method.desc) + suffix;
    Place start =
        new Place(sourceFile, firstLine(method), name, key.substring(key.indexOf('#') + 1), -1);
    List<Slot.Local> parameters = unusedParameters(method);
    List<Block<Place>> blocks = List.of();
    if (method.instructions.size() > 0 && !usesSubroutines(method)) {
      try {
        MethodLowering lowering = new MethodLowering(node, method, start, types, lambdas);
        blocks = lowering.lower();
        parameters = lowering.parameters();
        lowering
            .claims()
            .forEach((local, claim) -> program.declare(new Slot.Captured(key, local), claim));
        noteInitializers(blocks);
      } catch (RuntimeException e) {
        blocks = List.of();
        problems.add(Problem.of(key, e));
      }
    }
    program.add(new Method<>(
        key,
        name,
        method.name,
        types.parameters(method.desc),
        parameters,
        types.result(method.desc),
        modifiers(method),
        overrides.of(method),
        blocks,
        enclosing(method),
        isSafe(method) ? ALL_RULES : Set.of(),
        start));
    declare(method, key);
  }

  /** The parameters of a method without a body: calls pass values to them all the same. */
  private List<Slot.Local> unusedParameters(MethodNode method) {
    List<Slot.Local> locals = new ArrayList<>();
    for (int i = 0; i < types.parameters(method.desc).size(); i++) {
      boolean named = method.parameters != null && i < method.parameters.size();
      locals.add(new Slot.Local(i, named ? method.parameters.get(i).name : "p" + i));
    }
    return locals;
  }

  private void noteInitializers(List<Block<Place>> blocks) {
    for (Block<Place> block : blocks) {
      for (Effect<Place> effect : block.effects()) {
        if (effect instanceof Effect.Assign<Place> assign && assign.initializer()) {
          initializers.putIfAbsent(assign.target(), assign.origin());
        }
      }
    }
  }

  private void declare(MethodNode method, String key) {
    program.declare(new Slot.Return(key), Annotations.claimOfResult(method));
    int parameters = types.parameters(method.desc).size();
    int added = method.name.equals("<init>") ? addedParameters(method, parameters) : 0;
    for (int i = added; i < parameters; i++) {
      program.declare(new Slot.Param(key, i), Annotations.claimOfParameter(method, i - added, i));
    }
  }

  /** How many leading parameters of a constructor the source does not name: an enum's two, an inner class's one. */
  private int addedParameters(MethodNode constructor, int parameters) {
    int written = Math.max(
        constructor.visibleAnnotableParameterCount, constructor.invisibleAnnotableParameterCount);
    boolean isEnum = (node.access & Opcodes.ACC_ENUM) != 0;
    if (written == 0) { // type annotations are not counted
      return Math.min(isEnum ? 2 : isInner() ? 1 : 0, parameters);
    }
    return Math.min(isEnum ? 2 : 1, parameters - written);
  }

  /** Whether objects of the class belong to one of the class around. */
  private boolean isInner() {
    return node.innerClasses.stream()
        .anyMatch(c -> c.name.equals(node.name)
            && c.outerName != null
            && (c.access & Opcodes.ACC_STATIC) == 0);
  }

  /** JSR and RET, which ended with Java 6. */
  private boolean usesSubroutines(MethodNode method) {
    if ((node.version & 0xffff) > Opcodes.V1_6) {
      return false;
    }
    for (AbstractInsnNode i : method.instructions) {
      if (i.getOpcode() == Opcodes.JSR || i.getOpcode() == Opcodes.RET) {
        return true;
      }
    }
    return false;
  }

  private static int firstLine(MethodNode method) {
    for (AbstractInsnNode i : method.instructions) {
      if (i instanceof LineNumberNode line) {
        return line.line;
      }
    }
    return 0;
  }

  private Set<Method.Modifier> modifiers(MethodNode method) {
    Set<Method.Modifier> found = EnumSet.noneOf(Method.Modifier.class);
    add(found, method, Opcodes.ACC_STATIC, Method.Modifier.STATIC);
    add(found, method, Opcodes.ACC_PUBLIC, Method.Modifier.PUBLIC);
    add(found, method, Opcodes.ACC_PRIVATE, Method.Modifier.PRIVATE);
    add(found, method, Opcodes.ACC_FINAL, Method.Modifier.FINAL);
    add(found, method, Opcodes.ACC_ABSTRACT, Method.Modifier.ABSTRACT);
    add(found, method, Opcodes.ACC_SYNTHETIC, Method.Modifier.SYNTHETIC);
    if ((node.access & Opcodes.ACC_FINAL) != 0) {
      found.add(Method.Modifier.FINAL);
    }
    if (lambdas.enclosing(method) != null) {
      found.add(Method.Modifier.LAMBDA);
    }
    return found;
  }

  private static void add(
      Set<Method.Modifier> found, MethodNode method, int flag, Method.Modifier modifier) {
    if ((method.access & flag) != 0) {
      found.add(modifier);
    }
  }

  private String enclosing(MethodNode method) {
    MethodNode around = lambdas.enclosing(method);
    if (around != null) {
      return types.key(node.name, around.name, around.desc);
    }
    return node.outerMethod == null
        ? null
        : types.key(node.outerClass, node.outerMethod, node.outerMethodDesc);
  }

  private boolean isSafe(MethodNode method) {
    Set<MethodNode> seen = new LinkedHashSet<>();
    boolean found = safe;
    for (MethodNode m = method; !found && m != null && seen.add(m); m = lambdas.enclosing(m)) {
      found = Annotations.hasSafe(m.visibleAnnotations, m.invisibleAnnotations);
    }
    return found;
  }
}
