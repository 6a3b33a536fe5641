package io.github.tickwise.testkit;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.platform.commons.support.AnnotationSupport;

/** Runs the tests of {@link HostileTicks}, and names the start in their failures. */
final class HostileTicksExtension
    implements TestTemplateInvocationContextProvider, InvocationInterceptor {
  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    Method method = context.getRequiredTestMethod();
    return AnnotationSupport.isAnnotated(method, HostileTicks.class) && !isParameterized(method);
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    HostileTicks annotation = AnnotationSupport.findAnnotation(
            context.getRequiredTestMethod(), HostileTicks.class)
        .orElseThrow();
    return starts(annotation, context)
        .map(start -> new HostileInvocation(start.clock(annotation.unit())));
  }

  /** The starts that an annotation asks for, or the one that is to be replayed. */
  static Stream<HostileStart> starts(HostileTicks annotation, ExtensionContext context) {
    long horizon = annotation.unit().convert(annotation.horizon(), annotation.horizonUnit());
    List<HostileStart> starts = HostileStarts.of(horizon, annotation.unit());
    return context
        .getConfigurationParameter(HostileStart.PROPERTY, Long::valueOf)
        .map(tick -> Stream.of(HostileStarts.replayed(tick, starts)))
        .orElseGet(starts::stream);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    HostileStart start = startIn(method.getArguments());
    if (start != null && isParameterized(method.getExecutable())) {
      Failures.naming(start, invocation);
    } else {
      invocation.proceed(); // named by HostileInvocation, which knows the start in any case
    }
  }

  private static HostileStart startIn(List<Object> arguments) {
    for (Object argument : arguments) {
      if (argument instanceof ManualTickSource clock) {
        return clock.hostileStart();
      }
      if (argument instanceof HostileStart start) {
        return start;
      }
    }
    return null;
  }

  /** False where junit-jupiter-params is not there. */
  private static boolean isParameterized(Method method) {
    try {
      return AnnotationSupport.isAnnotated(method, ParameterizedTest.class);
    } catch (NoClassDefFoundError notThere) {
      return false;
    }
  }
}
