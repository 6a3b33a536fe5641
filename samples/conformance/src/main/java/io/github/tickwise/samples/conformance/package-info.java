/** Sample: conformance. */
package io.github.tickwise.samples.conformance;
