/** A project of two classes that is built under Tickwise as a user's would be. */
package io.github.tickwise.samples.consumer;
