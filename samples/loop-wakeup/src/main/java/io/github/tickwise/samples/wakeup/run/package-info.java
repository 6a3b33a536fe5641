/** One run: the plan of injections, the worker that follows it, and what came of it. */
package io.github.tickwise.samples.wakeup.run;
