/** What would cure a finding, in terms of places: a front end writes it down in its language. */
package io.github.tickwise.engine.fix;
