/** The javac plugin in every compiler that it is meant for, and over code that it was not made for. */
package io.github.tickwise.samples.hosts;
