package io.github.tickwise.samples.wakeup;

import io.github.tickwise.samples.fixtures.MustFail;

/** The tick faults of such a program, in {@code src/test/resources/faults}: every front end finds each of them, and nothing else there. */
class FaultsTest extends MustFail {}
