package com.example;

/** Any annotation of this name says that something is a reading. */
public @interface Tick {}
