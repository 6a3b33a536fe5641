package io.github.tickwise.hostile;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class file whose every reading of {@code System.nanoTime()} has a constant added. The constant
 * stands in the code itself, and a handle of the method ({@code System::nanoTime}) becomes one of a
 * private synthetic method beside it. So the class needs nothing that it did not need before: no
 * class of the agent has to be visible to its loader, no module has to read another.
 */
final class ShiftedClass {
  private static final byte[] NAME = {'n', 'a', 'n', 'o', 'T', 'i', 'm', 'e'};

  private final byte[] bytes;
  private final int sites;

  private ShiftedClass(byte[] bytes, int sites) {
    this.bytes = bytes;
    this.sites = sites;
  }

  /**
   * The class file with {@code shift} added to its readings.
   *
   * @throws IllegalArgumentException if the class file is of a version that is not known here
   */
  static ShiftedClass of(byte[] classFile, Shift shift) {
    if (!mayRead(classFile)) {
      return new ShiftedClass(classFile, 0);
    }
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    Visitor visitor = new Visitor(writer, shift);
    reader.accept(visitor, 0);
    return visitor.sites == 0
        ? new ShiftedClass(classFile, 0)
        : new ShiftedClass(writer.toByteArray(), visitor.sites);
  }

  /** Whether the class reads the clock. */
  static boolean reads(byte[] classFile) {
    return of(classFile, new Shift(0)).sites() > 0;
  }

  /** Whether the method's name stands in the class file: cheap, and false for nearly all. */
  static boolean mayRead(byte[] classFile) {
    int last = NAME.length - 1;
    for (int end = last; end < classFile.length; ) {
      int at = last;
      while (at >= 0 && classFile[end - last + at] == NAME[at]) {
        at--;
      }
      if (at < 0) {
        return true;
      }
      end += step(classFile[end]);
    }
    return false;
  }

  /** How far the name may be moved on when this byte stands at its end. */
  private static int step(byte atEnd) {
    return switch (atEnd) {
      case 'm' -> 1;
      case 'i' -> 2;
      case 'T' -> 3;
      case 'o' -> 4;
      case 'n' -> 5;
      case 'a' -> 6;
      default -> NAME.length;
    };
  }

  /** The shifted class file; the given one where nothing was to shift. */
  byte[] bytes() {
    return bytes;
  }

  /** How many calls and handles were shifted. */
  int sites() {
    return sites;
  }

  private static final class Visitor extends ClassVisitor {
    private final Shift shift;
    private boolean isInterface;
    private String owner;
    private boolean handled;
    private int sites;

    Visitor(ClassVisitor next, Shift shift) {
      super(Opcodes.ASM9, next);
      this.shift = shift;
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String superName, String[] types) {
      owner = name;
      isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
      super.visit(version, access, name, signature, superName, types);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new ShiftedMethod(next, shift, new ShiftedHandles(owner, isInterface)) {
        @Override
        public void visitEnd() {
          sites += sites();
          handled |= handles();
          super.visitEnd();
        }
      };
    }

    @Override
    public void visitEnd() {
      if (handled) {
        ShiftedHandles.define(cv, shift);
      }
      super.visitEnd();
    }
  }
}
