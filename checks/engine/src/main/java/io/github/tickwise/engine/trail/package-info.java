/** Why a value is a tick: the way from the clock to the place where it is used. */
package io.github.tickwise.engine.trail;
