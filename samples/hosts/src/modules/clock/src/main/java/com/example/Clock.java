package com.example;

public final class Clock {
  private Clock() {}

  public static @Tick long now() {
    return System.nanoTime();
  }
}
