package io.github.tickwise.ticks;

import java.util.concurrent.TimeUnit;

/** A clock with a span added to every reading. */
final class OffsetTickSource implements TickSource {
  private final TickSource source;
  private final @TickSpan long span;

  OffsetTickSource(TickSource source, @TickSpan long span) {
    this.source = source;
    this.span = span;
  }

  @Override
  public @Tick long read() {
    return Ticks.plus(source.read(), span);
  }

  @Override
  public TimeUnit unit() {
    return source.unit();
  }
}
