package com.example;

class Loop {
  boolean due(long budget) {
    long stopAt = System.nanoTime() + budget;
    return System.nanoTime() >= stopAt;
  }
}
