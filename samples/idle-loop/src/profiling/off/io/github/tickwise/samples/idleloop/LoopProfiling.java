package io.github.tickwise.samples.idleloop;

/** Whether this build has the profiler: there is one such constant a build, and javac drops what stands behind {@code false}. */
final class LoopProfiling {
  static final boolean ENABLED = false;

  private LoopProfiling() {}
}
