package io.github.tickwise.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.errorprone.BugPattern;
import com.google.errorprone.bugpatterns.BugChecker;
import io.github.tickwise.engine.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each rule has its check, as the rule describes it. */
class ChecksTest {
  private final List<Class<?>> checks = ServiceLoader.load(BugChecker.class).stream()
      .map(ServiceLoader.Provider::type)
      .filter(type -> TickCheck.class.isAssignableFrom(type))
      .collect(Collectors.toList());

  @Test
  void everyRuleIsRegisteredWithItsSummary() {
    Map<String, String> wanted = new TreeMap<>();
    Arrays.stream(Rule.values()).forEach(rule -> wanted.put(rule.id(), rule.summary()));
    Map<String, String> registered = new TreeMap<>();
    for (Class<?> check : checks) {
      registered.put(
          check.getSimpleName(), check.getAnnotation(BugPattern.class).summary());
    }
    assertEquals(wanted, registered);
  }

  @Test
  void everyCheckIsAWarningThatLinksToItsPage() {
    for (Class<?> check : checks) {
      BugPattern pattern = check.getAnnotation(BugPattern.class);
      assertEquals(BugPattern.SeverityLevel.WARNING, pattern.severity(), check.getName());
      assertEquals("https://tickwise.github.io/rules/" + check.getSimpleName(), pattern.link());
    }
  }
}
