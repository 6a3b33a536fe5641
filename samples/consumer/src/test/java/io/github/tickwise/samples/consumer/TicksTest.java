package io.github.tickwise.samples.consumer;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tickwise.archunit.TickRules;

/** All that a user writes to have the rules as a test. */
@AnalyzeClasses(
    packages = "io.github.tickwise.samples.consumer",
    importOptions = ImportOption.DoNotIncludeTests.class)
class TicksTest {
  @ArchTest
  static final ArchRule ticks = TickRules.ALL;
}
