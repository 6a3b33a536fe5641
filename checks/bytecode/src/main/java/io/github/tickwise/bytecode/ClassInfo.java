package io.github.tickwise.bytecode;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What other classes need to know of a class: its place in the hierarchy and its members. All names are internal
 * ({@code pkg/Outer$Inner}); a method is told by name and parameters, {@code name(descriptors)}.
 *
 * @param superName {@code null} for {@code java.lang.Object}
 * @param outer the class around a nested, local or anonymous one, or {@code null}
 * @param outerMethod the method around a local or anonymous class, or {@code null}
 * @param fields name and descriptor, {@code name:J}
 * @param methods to their access flags
 * @param accessors by name and descriptor
 * @param safe whether the class carries {@code @TickSafe}
 * @param safeMethods the methods that carry {@code @TickSafe}
 */
record ClassInfo(
    String name,
    String superName,
    List<String> interfaces,
    String outer,
    String outerMethod,
    Set<String> fields,
    Map<String, Integer> methods,
    Map<String, Accessor> accessors,
    boolean safe,
    Set<String> safeMethods) {

  /**
   * Reads the head of a class file, not its code.
   *
   * @throws RuntimeException whatever ASM throws for a file that it cannot read
   */
  static ClassInfo read(byte[] classFile) {
    Header header = new Header();
    new ClassReader(classFile)
        .accept(header, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return header.info(header.hasAccessors ? accessors(classFile) : Map.of());
  }

  private static Map<String, Accessor> accessors(byte[] classFile) {
    Map<String, Accessor> found = new HashMap<>();
    ClassNode node = new ClassNode(Opcodes.ASM9) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] exceptions) {
        return Accessor.isCandidate(name, access)
            ? super.visitMethod(access, name, descriptor, signature, exceptions)
            : null;
      }
    };
    new ClassReader(classFile).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    for (MethodNode method : node.methods) {
      Accessor accessor = Accessor.of(method);
      if (accessor != null) {
        found.put(method.name + method.desc, accessor);
      }
    }
    return found;
  }

  /** {@code name(descriptors)} of a method. */
  static String signature(String name, String descriptor) {
    return name + descriptor.substring(0, descriptor.indexOf(')') + 1);
  }

  private static final class Header extends ClassVisitor {
    private String name;
    private String superName;
    private List<String> interfaces;
    private String outer;
    private String outerMethod;
    private boolean safe;
    private boolean hasAccessors;
    private final Set<String> fields = new HashSet<>();
    private final Map<String, Integer> methods = new HashMap<>();
    private final Set<String> safeMethods = new HashSet<>();

    Header() {
      super(Opcodes.ASM9);
    }

    ClassInfo info(Map<String, Accessor> accessors) {
      return new ClassInfo(
          name,
          superName,
          interfaces,
          outer,
          outerMethod,
          fields,
          methods,
          accessors,
          safe,
          safeMethods);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        String signature,
        String superName,
        String[] interfaces) {
      this.name = name;
      this.superName = superName;
      this.interfaces = interfaces == null ? List.of() : List.of(interfaces);
    }

    @Override
    public void visitOuterClass(String owner, String method, String descriptor) {
      outer = owner;
      outerMethod = method == null ? null : ClassInfo.signature(method, descriptor);
    }

    @Override
    public void visitInnerClass(String inner, String outerName, String innerName, int access) {
      if (inner.equals(name) && outer == null) {
        outer = outerName;
      }
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      safe |= Annotations.isSafe(descriptor);
      return null;
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      fields.add(name + ":" + descriptor);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      hasAccessors |= Accessor.isCandidate(name, access);
      String key = ClassInfo.signature(name, descriptor);
      boolean synthetic = (access & Opcodes.ACC_SYNTHETIC) != 0;
      methods.merge(key, access, (known, other) -> synthetic ? known : other);
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
          if (Annotations.isSafe(annotation)) {
            safeMethods.add(key);
          }
          return null;
        }
      };
    }
  }
}
