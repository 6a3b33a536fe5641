/** The javac front end: one Error Prone check a rule. */
package io.github.tickwise.errorprone;
