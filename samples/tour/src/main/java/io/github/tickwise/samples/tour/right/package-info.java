/** The same scheduler, right on every clock. */
package io.github.tickwise.samples.tour.right;
