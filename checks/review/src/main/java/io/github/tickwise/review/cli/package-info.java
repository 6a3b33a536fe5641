/** Options, commands and reports of the command line. */
package io.github.tickwise.review.cli;
