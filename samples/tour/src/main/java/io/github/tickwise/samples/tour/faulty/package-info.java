/** The scheduler as people write it: one class, one kind of tick fault. It passes every test on a friendly clock. */
package io.github.tickwise.samples.tour.faulty;
