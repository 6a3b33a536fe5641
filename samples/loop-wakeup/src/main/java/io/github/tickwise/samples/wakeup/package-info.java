/**
 * Waking a loop from another thread, and foreign descriptors: one worker wakes three kinds of loop by every mechanism that the JVM has, and the
 * time that each takes is measured. Rooms: {@code loop} (what sleeps), {@code mechanism} (what wakes it), {@code run} (the worker and
 * its plan), {@code report} (log, table, files, bounds).
 */
package io.github.tickwise.samples.wakeup;
