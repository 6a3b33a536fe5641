/**
 * The proof of a finding: one concrete outcome, found by evaluating the engine's own expression in
 * the machine's wrapping arithmetic. A scenario that depends on nothing but differences of readings
 * has the same outcome wherever the clock's origin lies; a proof is an origin at which it has
 * another one.
 */
package io.github.tickwise.engine.proof;
