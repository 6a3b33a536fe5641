/** The one analysis: kinds, algebra, solver, rules and catalogue. */
package io.github.tickwise.engine;
