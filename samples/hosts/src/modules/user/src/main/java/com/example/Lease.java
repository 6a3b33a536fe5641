package com.example;

final class Lease {
  final long endsAt;

  Lease(long nanos) {
    endsAt = Clock.now() + nanos;
  }
}
