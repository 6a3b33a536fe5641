package io.github.tickwise.testkit;

import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;

/** One run of a test, with its clock. */
final class HostileInvocation
    implements TestTemplateInvocationContext, ParameterResolver, InvocationInterceptor {
  private final ManualTickSource clock;

  HostileInvocation(ManualTickSource clock) {
    this.clock = clock;
  }

  @Override
  public String getDisplayName(int index) {
    return "[" + index + "] from " + clock.hostileStart();
  }

  @Override
  public List<Extension> getAdditionalExtensions() {
    return List.of(this);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == ManualTickSource.class || type == HostileStart.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == HostileStart.class ? clock.hostileStart() : clock;
  }

  /** Also where the test method itself takes no clock, but a {@code @BeforeEach} method does. */
  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    Failures.naming(clock.hostileStart(), invocation);
  }
}
