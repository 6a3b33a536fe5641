/** The class-file front end. */
package io.github.tickwise.bytecode;
