/** The agent that puts an existing test suite on a hostile clock. */
package io.github.tickwise.hostile;
