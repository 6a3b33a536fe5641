/** The loops that are woken: the toolkit's, a selector's, a parked thread's. */
package io.github.tickwise.samples.wakeup.loop;
