/** Sample: tour. */
package io.github.tickwise.samples.tour;
