/** The rules as ArchUnit constants. */
package io.github.tickwise.archunit;
