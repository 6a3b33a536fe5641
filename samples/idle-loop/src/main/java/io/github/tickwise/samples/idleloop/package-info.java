/**
 * A game server's event loop that sleeps when every queue it drains is empty. Start reading at {@link
 * io.github.tickwise.samples.idleloop.EventLoop}.
 */
package io.github.tickwise.samples.idleloop;
