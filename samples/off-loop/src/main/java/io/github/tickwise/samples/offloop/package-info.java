/**
 * Periodic work off the event loop. Server: {@code Server}, {@code Worker}, {@code Connection}, {@code TickHook}. From the work to the
 * loops: {@code Bus}, {@code Inbox}, {@code Step}. The work: {@code Simulation}, {@code StepThread}; {@code App} wires it all by hand.
 * Outside: {@code Client}, {@code Events}, {@code Driver}. What is shown: {@code Gate}, {@code SelfCheck}, {@code Arm}, {@code Bench}.
 */
package io.github.tickwise.samples.offloop;
