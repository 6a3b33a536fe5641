/**
 * The javac front end: one small Error Prone check a rule, over one analysis of each compilation
 * unit.
 */
package io.github.tickwise.errorprone;
