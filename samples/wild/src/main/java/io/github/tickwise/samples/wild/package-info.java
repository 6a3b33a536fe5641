/** Runs the front ends over real libraries and holds what they report against places that were labelled by hand. */
package io.github.tickwise.samples.wild;
