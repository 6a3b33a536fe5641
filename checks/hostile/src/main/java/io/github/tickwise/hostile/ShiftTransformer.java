package io.github.tickwise.hostile;

import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * Shifts the classes in scope as they are loaded, and again when another agent redefines them. What
 * is added for a class depends on its class file alone, so a redefined class keeps its methods.
 * Thread-safe.
 */
final class ShiftTransformer implements ClassFileTransformer {
  private final Scope scope;
  private final Shift shift;
  private final Report report;
  private final Set<Class<?>> early;

  /** {@code early}: classes that were loaded before, and must stay as they are. */
  ShiftTransformer(Scope scope, Shift shift, Report report, Class<?>[] early) {
    this.scope = scope;
    this.shift = shift;
    this.report = report;
    this.early = Collections.newSetFromMap(new WeakHashMap<>());
    Collections.addAll(this.early, early);
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    // Whatever is thrown here is swallowed by the JVM, and the class would silently stay behind.
    try {
      if (internalName == null || !ShiftedClass.mayRead(classFile)) {
        return null;
      }
      String name = internalName.replace('/', '.');
      if (!scope.holds(module, name) || isEarly(redefined)) {
        return null;
      }
      ShiftedClass shifted = ShiftedClass.of(classFile, shift);
      if (shifted.sites() == 0) {
        return null;
      }
      report.shifted(name, shifted.sites());
      return shifted.bytes();
    } catch (RuntimeException | LinkageError e) {
      report.leftAlone(internalName, e);
      return null;
    }
  }

  private boolean isEarly(Class<?> redefined) {
    synchronized (early) {
      return redefined != null && early.contains(redefined);
    }
  }
}
