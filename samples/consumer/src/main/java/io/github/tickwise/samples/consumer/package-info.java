/** Sample: consumer. */
package io.github.tickwise.samples.consumer;
