package io.github.tickwise.samples.offloop;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tickwise.archunit.TickRules;

/** The program, and the kit that it measures with, are right about their ticks. */
@AnalyzeClasses(
    packages = {"io.github.tickwise.samples.offloop", "io.github.tickwise.samples.kit"},
    importOptions = ImportOption.DoNotIncludeTests.class)
class TicksTest {
  @ArchTest
  static final ArchRule ticks = TickRules.ALL;
}
