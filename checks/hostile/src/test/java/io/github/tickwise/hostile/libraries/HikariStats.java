package io.github.tickwise.hostile.libraries;

import com.zaxxer.hikari.metrics.PoolStats;

/** The figures that HikariCP gives to a metrics library, kept for a while after each update. */
final class HikariStats {
  private HikariStats() {}

  public static void main(String[] args) throws Exception {
    PoolStats stats = new PoolStats(100) {
      @Override
      protected void update() {
        totalConnections++;
      }
    };
    Driver.promise(
        "the figures are loaded",
        () -> stats.getTotalConnections() == 1 ? null : "the pool is said to have no connections");
    Driver.promise(
        "they are loaded again",
        () -> Driver.happens(() -> stats.getTotalConnections() > 1) ? null : "never again");
  }
}
