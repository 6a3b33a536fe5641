/**
 * Start here: a small scheduler as people write it ({@code faulty}), its right twin ({@code right}), and a program that
 * runs both on clocks with different starts.
 */
package io.github.tickwise.samples.tour;
