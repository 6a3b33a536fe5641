package io.github.tickwise.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclaration;
import org.junit.jupiter.params.support.ParameterDeclarations;
import org.junit.platform.commons.support.AnnotationSupport;

/** The starts, or clocks that start there, as the first argument of a {@code @ParameterizedTest}. */
final class HostileArguments implements ArgumentsProvider {
  @Override
  public Stream<? extends Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    HostileTicks annotation = AnnotationSupport.findAnnotation(
            context.getRequiredTestMethod(), HostileTicks.class)
        .orElseThrow();
    boolean wantsStart = parameters
        .getFirst()
        .map(ParameterDeclaration::getParameterType)
        .filter(HostileStart.class::equals)
        .isPresent();
    return HostileTicksExtension.starts(annotation, context).map(start -> {
      Object argument = wantsStart ? start : start.clock(annotation.unit());
      return Arguments.of(Named.of("from " + start, argument));
    });
  }
}
