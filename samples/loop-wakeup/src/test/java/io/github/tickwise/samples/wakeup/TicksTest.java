package io.github.tickwise.samples.wakeup;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tickwise.archunit.TickRules;

/** The program is right about its ticks. */
@AnalyzeClasses(
    packages = "io.github.tickwise.samples.wakeup",
    importOptions = ImportOption.DoNotIncludeTests.class)
class TicksTest {
  @ArchTest
  static final ArchRule ticks = TickRules.ALL;
}
