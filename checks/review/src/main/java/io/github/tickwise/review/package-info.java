/** The command line: review of sources and scan of class files. */
package io.github.tickwise.review;
