package io.github.tickwise.archunit;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The rules as a user writes them down. */
@AnalyzeClasses(packages = "io.github.tickwise.archunit.right")
class UsageTest {
  @ArchTest
  static final ArchRule ticks = TickRules.ALL;

  @ArchTest
  static final ArchRule comparisons = TickRules.TICK_DIRECT_COMPARISON;
}
