package io.github.tickwise.samples.offloop;

/**
 * Periodic work on a worker's loop, between requests; everybody whom that loop serves waits for it. How quick is quick, as measured
 * (docs/samples.md):
 *
 * <ul>
 *   <li>The wake-up is free: 60 in a second, without work, cost about 2 % of the throughput.
 *   <li>What is left of the throughput is 1 - duty: 8 ms at 60 Hz, half of the time, halve it.
 *   <li>The work goes into p99 one for one: 8 ms of work, 9 ms at p99.
 *   <li>A rare long step hides: 50 ms once a second leave p50 and p99 healthy and pass every check of a median; it shows in the maximum, and in
 *       p99.9 if at all, and comes up in production as a stall that nobody can explain.
 * </ul>
 *
 * <p>This holds for clients that wait for their answers, c of them, where more than one request in a hundred meets a step: c x Hz above 1 % of
 * the requests in a second. A faster client dilutes the steps until p99 shows nothing; in general a step shows above the percentile 1 - c x Hz
 * / rate.
 *
 * <p>So: work that takes longer than a request does goes onto a {@link StepThread}, and to the loop through a {@link Bus}.
 */
@FunctionalInterface
interface TickHook {
  /** On the loop's thread, at the cadence that it was registered with; occurrences that were missed are skipped. */
  void tick();
}
