/** Sample: cases. */
package io.github.tickwise.samples.cases;
