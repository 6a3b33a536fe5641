/** Writes the engine's fixes down as changes of Java source text. */
package io.github.tickwise.errorprone.fix;
