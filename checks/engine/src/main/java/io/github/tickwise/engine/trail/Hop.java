package io.github.tickwise.engine.trail;

import io.github.tickwise.engine.solve.Definition;

/**
 * A node of the solver that was met on the way back from a use.
 *
 * @param node the node, found
 * @param next the hop that this one flows into, or {@code null} where the use reads it itself
 * @param by how it flows there, or {@code null} with {@code next}
 */
record Hop<O>(int node, Hop<O> next, Definition<O> by) {}
