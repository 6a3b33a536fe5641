package io.github.tickwise.samples.idleloop;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.tickwise.archunit.TickRules;

@AnalyzeClasses(
    packages = "io.github.tickwise.samples.idleloop",
    importOptions = ImportOption.DoNotIncludeTests.class)
class TicksTest {
  @ArchTest
  static final ArchRule ticks = TickRules.ALL;
}
