package io.github.tickwise.hostile.programs;

import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/**
 * Another agent: loads the class that its options name, and is a program that has a class redefined
 * and retransformed after it has run.
 */
public final class OtherAgent {
  private static Instrumentation instrumentation;

  private OtherAgent() {}

  public static void premain(String options, Instrumentation given) throws Exception {
    instrumentation = given;
    given.addTransformer(new Unchanged(), true);
    if (options != null) {
      Class.forName(options);
    }
  }

  public static void main(String[] args) throws Exception {
    print("loaded");
    String file = "/" + Reading.class.getName().replace('.', '/') + ".class";
    byte[] classFile = Reading.class.getResourceAsStream(file).readAllBytes();
    instrumentation.redefineClasses(new ClassDefinition(Reading.class, classFile));
    print("redefined");
    instrumentation.retransformClasses(Reading.class);
    print("retransformed");
  }

  private static void print(String when) {
    Shapes.print(when + "-call", Reading.call());
    Shapes.print(when + "-reference", Reading.reference());
  }

  private static final class Unchanged implements ClassFileTransformer {
    @Override
    public byte[] transform(
        ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] classFile) {
      return name != null && name.endsWith("/Reading") ? classFile : null;
    }
  }
}
