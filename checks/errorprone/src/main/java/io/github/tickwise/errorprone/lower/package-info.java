/** javac's trees and symbols, translated to the engine's neutral Java syntax. */
package io.github.tickwise.errorprone.lower;
