package io.github.tickwise.errorprone.fix;

import com.google.errorprone.VisitorState;
import com.sun.tools.javac.model.JavacElements;

/** What fixed code is made of. */
public enum Style {
  /** The language's own operators. */
  PLAIN,
  /** The methods of {@code tickwise-ticks}, where there is one for the purpose. */
  TICKS;

  /** The class that {@link #TICKS} calls. */
  static final String HELPER = "io.github.tickwise.ticks.Ticks";

  /** The style of code that has the runtime on its class path, or has not. */
  public static Style fitting(VisitorState state) {
    // Unlike the host's own look-up this also finds a class that nothing has mentioned yet.
    return JavacElements.instance(state.context).getTypeElement(HELPER) == null ? PLAIN : TICKS;
  }
}
