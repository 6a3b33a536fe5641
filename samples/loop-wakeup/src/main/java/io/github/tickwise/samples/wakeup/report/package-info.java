/** What is printed and written after a run, and the bounds it is held to. */
package io.github.tickwise.samples.wakeup.report;
