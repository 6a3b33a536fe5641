/** Reviews source files: finds, parses and lowers them, and runs the analysis over all of them as one program. */
package io.github.tickwise.review.source;
