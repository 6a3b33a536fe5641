/** Turns parsed sources into the engine's neutral syntax. Holds no rule and no knowledge of clocks. */
package io.github.tickwise.review.lower;
