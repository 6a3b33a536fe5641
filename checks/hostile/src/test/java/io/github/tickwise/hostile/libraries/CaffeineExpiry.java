package io.github.tickwise.hostile.libraries;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import java.time.Duration;

/** Caffeine's three ways to expire an entry; each must end a short life and keep a long one. */
final class CaffeineExpiry {
  private static final Duration SHORT = Duration.ofMillis(300);
  private static final Duration LONG = Duration.ofHours(2);

  private CaffeineExpiry() {}

  public static void main(String[] args) throws Exception {
    keeps("expireAfterWrite", Caffeine.newBuilder().expireAfterWrite(LONG).build());
    ends("expireAfterWrite", Caffeine.newBuilder().expireAfterWrite(SHORT).build());
    keeps("expireAfterAccess", Caffeine.newBuilder().expireAfterAccess(LONG).build());
    Cache<String, String> accessed =
        Caffeine.newBuilder().expireAfterAccess(SHORT).build();
    accessed.put("key", "");
    Driver.promise(
        "expireAfterAccess ends",
        () -> Driver.happens(
                () -> accessed.estimatedSize() == 0 || cleanedUp(accessed).estimatedSize() == 0)
            ? null
            : "never");
    keeps("variable expiry", variable(LONG));
    ends("variable expiry", variable(SHORT));
    keeps(
        "refreshed and written",
        Caffeine.newBuilder().refreshAfterWrite(LONG).expireAfterWrite(LONG).build(key -> key));
  }

  private static Cache<String, String> variable(Duration life) {
    return Caffeine.newBuilder()
        .expireAfter(Expiry.<String, String>creating((k, v) -> life))
        .build();
  }

  private static void keeps(String name, Cache<String, String> cache) throws Exception {
    cache.put("key", "");
    Thread.sleep(700); // across the wrap, where the clock is started before it
    cache.cleanUp();
    Driver.promise(
        name + " keeps", () -> cache.getIfPresent("key") != null ? null : "gone before its time");
  }

  private static void ends(String name, Cache<String, String> cache) throws Exception {
    cache.put("key", "");
    Driver.promise(
        name + " ends",
        () -> Driver.happens(() -> cache.getIfPresent("key") == null) ? null : "never");
  }

  private static Cache<String, String> cleanedUp(Cache<String, String> cache) {
    cache.cleanUp();
    return cache;
  }
}
