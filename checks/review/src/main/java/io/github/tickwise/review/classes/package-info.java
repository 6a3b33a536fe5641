/** Scans class files. */
package io.github.tickwise.review.classes;
