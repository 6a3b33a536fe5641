/**
 * The tick rules for ArchUnit: {@link io.github.tickwise.archunit.TickRules#ALL}, or one constant a
 * rule.
 */
package io.github.tickwise.archunit;
