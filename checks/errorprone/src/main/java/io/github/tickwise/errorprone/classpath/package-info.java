/** What the compiler's class path adds to a program: the bodies behind the calls that leave it. */
package io.github.tickwise.errorprone.classpath;
