package io.github.tickwise.samples.offloop;

/**
 * What one step gave.
 *
 * @param id from 1, without a gap
 */
record Step(long id, double state) {}
