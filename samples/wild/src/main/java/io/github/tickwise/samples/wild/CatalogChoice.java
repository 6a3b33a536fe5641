package io.github.tickwise.samples.wild;

import io.github.tickwise.engine.catalog.Catalog;
import java.util.Set;

/** What an analysis knows of clocks when it starts. */
enum CatalogChoice {
  /** All lines that ship. */
  FULL,

  /**
   * The JDK alone, and the readable clocks that libraries publish for others to implement. What a library wraps around
   * them has to be found by inference.
   */
  CUT;

  /** No hop is counted up to one of these: see the README of the labels. */
  private static final Set<String> TICKERS = Set.of(
      "com.google.common.base.Ticker",
      "com.github.benmanes.caffeine.cache.Ticker",
      "io.grpc.Deadline$Ticker",
      "org.agrona.concurrent.NanoClock");

  Catalog catalog() {
    Catalog bundled = Catalog.bundled();
    return this == FULL
        ? bundled
        : bundled.keeping(owner -> owner.startsWith("java.") || TICKERS.contains(owner));
  }
}
