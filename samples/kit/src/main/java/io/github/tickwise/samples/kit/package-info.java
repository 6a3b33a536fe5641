/** What the sample programs measure, check and draw with; nothing in it knows any of them. */
package io.github.tickwise.samples.kit;
