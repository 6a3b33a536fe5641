package com.example;

class User {
  boolean isOver(Lease lease) {
    return Clock.now() > lease.endsAt;
  }
}
