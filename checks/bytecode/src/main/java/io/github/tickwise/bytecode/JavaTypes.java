package io.github.tickwise.bytecode;

import io.github.tickwise.engine.model.MethodRef;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Turns descriptors and internal names into the engine's type names. Not thread-safe: one for each class. */
final class JavaTypes {
  static final String OBJECT = "java.lang.Object";
  static final String STRING = "java.lang.String";
  static final String UNKNOWN = "?";

  private record Signature(List<String> parameters, String result) {}

  private final ClassIndex index;
  private final Map<String, String> byInternalName = new HashMap<>();
  private final Map<String, String> byDescriptor = new HashMap<>();
  private final Map<String, Signature> signatures = new HashMap<>();
  private final Map<String, MethodRef> methods = new HashMap<>();

  JavaTypes(ClassIndex index) {
    this.index = index;
  }

  /** {@code pkg/Outer$Inner} or {@code [J} to {@code pkg.Outer$Inner} or {@code long[]}. */
  String ofInternalName(String name) {
    return byInternalName.computeIfAbsent(name, n -> Type.getObjectType(n).getClassName());
  }

  String ofDescriptor(String descriptor) {
    return byDescriptor.computeIfAbsent(descriptor, d -> Type.getType(d).getClassName());
  }

  List<String> parameters(String methodDescriptor) {
    return signature(methodDescriptor).parameters;
  }

  String result(String methodDescriptor) {
    return signature(methodDescriptor).result;
  }

  private Signature signature(String methodDescriptor) {
    return signatures.computeIfAbsent(methodDescriptor, d -> {
      Type type = Type.getMethodType(d);
      return new Signature(
          Arrays.stream(type.getArgumentTypes()).map(Type::getClassName).toList(),
          type.getReturnType().getClassName());
    });
  }

  /** The method that code names so, with the class that declares it as its owner. */
  MethodRef method(String owner, String name, String descriptor, boolean isStatic) {
    return methods.computeIfAbsent(owner + " " + name + descriptor + isStatic, k -> {
      // A constructor is its own class's, whatever the superclasses declare.
      String declaring = name.equals("<init>") ? owner : index.methodOwner(owner, name, descriptor);
      return new MethodRef(
          ofInternalName(declaring), name, parameters(descriptor), result(descriptor), isStatic);
    });
  }

  /** What a static call stands for if it calls an accessor, else {@code null}. */
  Accessor accessor(MethodInsnNode call) {
    return Accessor.isNamedSo(call.name) ? index.accessor(call.owner, call.name + call.desc) : null;
  }

  String fieldOwner(String owner, String name, String descriptor) {
    return ofInternalName(index.fieldOwner(owner, name, descriptor));
  }

  /** The key of a method declared in {@code owner}. */
  String key(String owner, String name, String descriptor) {
    return new MethodRef(
            ofInternalName(owner), name, parameters(descriptor), result(descriptor), false)
        .key();
  }

  /** The element type of an array type's name. */
  static String elementOf(String arrayType) {
    return arrayType.endsWith("[]") ? arrayType.substring(0, arrayType.length() - 2) : UNKNOWN;
  }
}
